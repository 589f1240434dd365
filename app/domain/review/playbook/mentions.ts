import type { Clause, Sentence, Structure } from '../clauses/clause.ts'
import { sentencesToRead } from '../clauses/search/sentences-to-read.ts'
import { type Passage, quoteSpan, visibleText } from './passages.ts'
import type { RuleInput } from './rule.ts'

/** More than this is a whole agreement under one heading, not one matter. */
const longestSection = 9000

/**
 * Every sentence that holds `pattern`, denied or not, in document order; `unless` rules a sentence out. `about` is a
 * plain word or two that each such sentence holds: a cheap test that spares the pattern most of the document.
 */
export function mentions(input: RuleInput, pattern: RegExp, unless?: RegExp, about?: RegExp): Passage[] {
	const found: Passage[] = []
	for (const sentence of sentencesToRead(about ? sentencesAbout(input, about) : allSentences(input), pattern)) {
		const match = pattern.exec(sentence.text)
		if (match && !unless?.test(sentence.text)) found.push({ ...quoteSpan(sentence, match), match, sentence })
	}
	return found
}

const bySubject = new WeakMap<Structure, Map<string, Sentence[]>>()

function sentencesAbout(input: RuleInput, about: RegExp): Sentence[] {
	let subjects = bySubject.get(input.structure)
	if (!subjects) bySubject.set(input.structure, (subjects = new Map()))
	let found = subjects.get(about.source)
	if (!found) subjects.set(about.source, (found = sentencesToRead(allSentences(input), about).filter(({ text }) => about.test(text))))
	return found
}

const sentences = new WeakMap<Structure, Sentence[]>()

function allSentences(input: RuleInput): Sentence[] {
	const { structure } = input
	let all = sentences.get(structure)
	if (!all) {
		const text = visibleText(input)
		const spoken = structure.clauses
			.filter(({ heading, kind }) => kind === 'clause' && heading !== null && /\b(?:shall|will|must|may|is|are)\b/i.test(heading))
			.map((clause) => ({
				start: clause.start,
				end: clause.bodyStart,
				text: text.slice(clause.start, clause.bodyStart),
				clauseId: clause.id,
			}))
			.filter(({ start, text: words }) => words.trim().length > 25 && !structure.sentences.some((sentence) => sentence.start === start))
		sentences.set(
			structure,
			(all = spoken.length === 0 ? structure.sentences : [...structure.sentences, ...spoken].sort((a, b) => a.start - b.start)),
		)
	}
	return all
}

/**
 * The words of the whole section a passage stands in: its clause with all sub-clauses, and the clause above it when
 * that is still one matter. An exception is often the next sub-clause. The sentence alone where there is no clause.
 */
export function sectionWords(input: RuleInput, { sentence }: Passage): string {
	const own = input.structure.clauses.find(({ id }) => id === sentence.clauseId)
	if (!own) return sentence.text
	let section = own
	for (
		let above = parentOf(input, own);
		above?.kind === 'clause' && !isTitle(input, above) && branchEnd(input, above) - above.start <= longestSection;
		above = parentOf(input, above)
	)
		section = above
	return visibleText(input).slice(section.start, branchEnd(input, section))
}

/** The title of a short document may be read as its first clause; what stands below it has many subjects. */
function isTitle({ structure }: RuleInput, clause: Clause) {
	return clause.number === null && clause === structure.clauses[0]
}

/**
 * What a passage points to: the clauses and exhibits it refers to (of each at most `most` characters), and the
 * sentences that define the terms it uses.
 */
export function referredWords(input: RuleInput, { sentence }: Passage, most = longestSection): string {
	const text = visibleText(input)
	const targets = input.structure.crossReferences
		.filter(({ start, resolvedTo }) => resolvedTo !== null && start >= sentence.start && start < sentence.end)
		.flatMap(({ resolvedTo }) => input.structure.clauses.filter(({ id }) => id === resolvedTo))
		.map((clause) => text.slice(clause.start, Math.min(branchEnd(input, clause), clause.start + most)))
	return [...new Set([...targets, definitionsUsed(input, { sentence })])].join('\n')
}

/** The sentences that define the terms which a passage uses, one a line. */
export function definitionsUsed({ structure }: RuleInput, { sentence }: Pick<Passage, 'sentence'>): string {
	const within = (offset: number) => offset >= sentence.start && offset < sentence.end
	return structure.definedTerms
		.filter(({ definition, uses }) => !within(definition.start) && uses.some(({ start }) => within(start)))
		.flatMap(({ definition }) => structure.sentences.filter(({ start, end }) => definition.start >= start && definition.start < end))
		.map(({ text }) => text)
		.filter((text, index, all) => all.indexOf(text) === index)
		.join('\n')
}

/** The words of a clause found by its heading, sub-clauses included; empty when no heading says `pattern`. */
export function headedWords(input: RuleInput, pattern: RegExp): string {
	const headed = input.structure.clauses.filter(
		({ kind, heading }) => (kind === 'clause' || kind === 'exhibit') && heading !== null && pattern.test(heading),
	)
	return headed.map((clause) => visibleText(input).slice(clause.start, branchEnd(input, clause))).join('\n')
}

function parentOf({ structure }: RuleInput, { parentId }: Clause) {
	return structure.clauses.find(({ id }) => id === parentId)
}

function branchEnd({ structure }: RuleInput, clause: Clause) {
	let end = clause.end
	for (let index = structure.clauses.indexOf(clause) + 1; index < structure.clauses.length; index++) {
		const below = structure.clauses[index]
		if (!below || below.level <= clause.level) break
		end = Math.max(end, below.end)
	}
	return end
}
