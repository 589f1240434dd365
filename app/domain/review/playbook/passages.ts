import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { Clause, Sentence } from '../clauses/clause.ts'
import { sentencesToRead } from '../clauses/search/sentences-to-read.ts'
import { readingView } from '../reading-view.ts'
import type { RuleInput } from './rule.ts'

/** A wording found in a sentence: the match, where it stands, and the sentence around it. */
export interface Passage extends Span {
	match: RegExpExecArray
	sentence: Sentence
}

/** A sentence longer than this is quoted only around the words that matter. */
const longestQuote = 420

/** The text as the parties read it (`readingView`); offsets are those of the document. */
export function visibleText({ document }: Pick<RuleInput, 'document'>): string {
	return readingView(document).text
}

/** Every sentence that says `pattern` and does not deny it, in document order; `unless` rules a sentence out. */
export function passages(input: RuleInput, pattern: RegExp, unless?: RegExp): Passage[] {
	const found: Passage[] = []
	for (const sentence of sentencesToRead(input.structure.sentences, pattern)) {
		const match = affirmed(sentence.text, pattern)
		if (match && !unless?.test(sentence.text)) found.push(passageOf(sentence, match))
	}
	return found
}

/** The first sentence that says `pattern` and does not deny it. */
export function passage(input: RuleInput, pattern: RegExp, unless?: RegExp): Passage | null {
	for (const sentence of sentencesToRead(input.structure.sentences, pattern)) {
		const match = affirmed(sentence.text, pattern)
		if (match && !unless?.test(sentence.text)) return passageOf(sentence, match)
	}
	return null
}

/** The first sentence that holds `pattern`, denied or not: for rules about clauses that are themselves denials. */
export function wording(input: RuleInput, pattern: RegExp, unless?: RegExp): Passage | null {
	for (const sentence of sentencesToRead(input.structure.sentences, pattern)) {
		const match = pattern.exec(sentence.text)
		if (match && !unless?.test(sentence.text)) return passageOf(sentence, match)
	}
	return null
}

/** The first sentence that holds `pattern` under a negation ("no licence is granted"). */
export function denial(input: RuleInput, pattern: RegExp): Passage | null {
	for (const sentence of sentencesToRead(input.structure.sentences, pattern)) {
		const match = pattern.exec(sentence.text)
		if (match && isDenied(sentence.text, match)) return passageOf(sentence, match)
	}
	return null
}

/** All words of the clause a passage stands in, its sub-clauses included; the sentence itself where there is no clause. */
export function clauseTextAround(input: RuleInput, { sentence }: Passage): string {
	const clause = provision(input, sentence.clauseId)
	return clause ? visibleText(input).slice(clause.start, endOfBranch(input, clause)) : sentence.text
}

/** The paragraph-like surroundings of a span: its sentence, or the span itself. */
export function sentenceAt(input: RuleInput, span: Span): Sentence | null {
	return input.structure.sentences.find(({ start, end }) => span.start >= start && span.start < end) ?? null
}

/** Whether a match is denied by the words around it: "shall not be deemed an assignment", "no licence". */
export function isDenied(text: string, match: { index: number; 0: string }): boolean {
	const before = text
		.slice(Math.max(0, match.index - 160), match.index)
		// "If there is no financing, the money is due": the condition is denied, not what follows from it.
		.replace(/\b(?:if|unless|where|when|should|in\s+case)\b[^,.;:]*,/gi, ' ')
		.slice(-90)
		.replace(
			longPattern('gi')`
				\b(?:not|without)\s+(?:be\s+)?(?:limited|limitation|limiting)\b
				|\b(?:no|not)\s+(?:later|less|fewer|more|earlier)\s+than\b|\bnot\s+only\b|\bwhether\s+or\s+not\b|\bnotwithstanding\b
			`,
			' ',
		)
	if (/\b(?:no|not|never|nothing|neither|nor|none|cannot|without|\w+n't)\b[^.;:]{0,60}$/i.test(before)) return true
	const after = text.slice(match.index + match[0].length, match.index + match[0].length + 60)
	return longPattern('i')`
		^[^.;:,]{0,30}\b(?:shall|will|does|do|is|are|may)\s+not\b\s+(?:be\s+)?(?:
			apply|granted|permitted|create|bear|accrue|required|constitute|restrict|payable|given|included|deemed
		)
	`.test(after)
}

/** The span to quote for a match: its sentence, or a stretch around the match where the sentence is very long. */
export function quoteSpan(sentence: Sentence, match: { index: number; 0: string }): Span {
	const lead = /^\s*/.exec(sentence.text)?.[0].length ?? 0
	const trimmed = { start: sentence.start + lead, end: sentence.start + sentence.text.trimEnd().length }
	if (trimmed.end - trimmed.start <= longestQuote) return trimmed
	const middle = sentence.start + match.index
	const start = Math.max(trimmed.start, middle - 120)
	const end = Math.min(trimmed.end, Math.max(middle + match[0].length, start + longestQuote))
	return { start: wordStart(sentence, start), end: wordEnd(sentence, end) }
}

function affirmed(text: string, pattern: RegExp): RegExpExecArray | null {
	const match = pattern.exec(text)
	return match && !isDenied(text, match) ? match : null
}

function passageOf(sentence: Sentence, match: RegExpExecArray): Passage {
	return { ...quoteSpan(sentence, match), match, sentence }
}

function wordStart({ start, text }: Sentence, at: number) {
	const space = text.indexOf(' ', at - start)
	return at === start || space < 0 || space > at - start + 30 ? at : start + space + 1
}

function wordEnd({ start, text }: Sentence, at: number) {
	if (at - start >= text.length) return start + text.length
	const space = text.lastIndexOf(' ', at - start)
	return space < at - start - 30 ? at : start + space
}

/** The clause itself, or for a lettered limb ("(a)", "iii.") the numbered provision it hangs under. */
function provision({ structure }: RuleInput, id: string | null): Clause | null {
	const clause = structure.clauses.find((candidate) => candidate.id === id) ?? null
	if (!clause?.parentId || !/^\(?[a-z]{1,5}[).]?$/i.test(clause.number ?? '')) return clause
	const parent = structure.clauses.find((candidate) => candidate.id === clause.parentId)
	return parent?.kind === 'clause' ? parent : clause
}

function endOfBranch({ structure }: RuleInput, clause: Clause) {
	let end = clause.end
	for (let index = structure.clauses.indexOf(clause) + 1; index < structure.clauses.length; index++) {
		const below = structure.clauses[index]
		if (!below || below.level <= clause.level) break
		end = Math.max(end, below.end)
	}
	return end
}
