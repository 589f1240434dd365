import type { ClauseTopic } from '#app/domain/review/playbook/rule-wording.ts'
import { topicOf } from './clause-topics.ts'
import { isClosing } from './closing-words.ts'
import type { Clause, Structure } from '#app/domain/review/clauses/clause.ts'
import type { PlacedParagraph } from '#app/domain/placing/paragraph-places.ts'
import type { PlacedChange } from './place-quoted.ts'
import { opensNumbered, sectionStyle } from './section-style.ts'

/**
 * Where to insert a missing clause: in the clause on the same topic, under the next number of its subsections or as a
 * further sentence of its last paragraph. A clause without a related one comes last, before the signatures, and begins
 * like the sections before it: with the next number, and with a heading where they have one.
 *
 * @returns `null` when the document has no paragraph to insert after; `unsure` where it can't begin as its neighbors
 *   do
 */
export function placeMissing(
	rule: string,
	wording: string,
	paragraphs: readonly PlacedParagraph[],
	structure: Structure,
): (PlacedChange & { unsure?: true }) | null {
	const clauses = mainClauses(agreementItself(structure.clauses), paragraphs)
	const topic = topicOf(rule, wording)
	const defining = definingParagraph(wording, paragraphs, structure)
	if (defining) return besideRelated(defining, wording, topic, [], paragraphs) ?? { ...behind(defining, wording), unsure: true }
	const related = topic ? homeOf(topic, clauses) : relatedClause(wording, clauses, paragraphs)
	const relative = related && lastOf(related, structure, paragraphs)
	const inClause =
		related && relative
			? besideRelated(
					relative,
					wording,
					topic,
					paragraphs.filter(({ paragraph }) => paragraph.start >= related.start && paragraph.end <= related.end),
					paragraphs,
				)
			: null
	if (inClause) return inClause
	const beside =
		topic?.beside &&
		paragraphs.find(({ text, paragraph }) => paragraph.part === 'body' && paragraph.cell === null && topic.beside!.test(text))
	const behindIt = beside && besideRelated(beside, wording, topic, [], paragraphs)
	if (behindIt) return behindIt
	const last = lastBeforeSignatures(structure, clauses, paragraphs)
	if (!last) return null
	const { clause, placed } = last
	const style = sectionStyle(
		paragraphs.filter(({ index, paragraph }) => paragraph.start >= (clauses[0]?.start ?? 0) && index <= placed.index),
	)
	const below = nextBelow(placed, paragraphs)
	const isGeneral = clause !== null && general.test(`${clause.heading ?? ''} ${textOf(clause, paragraphs).slice(0, 40)}`)
	if (isGeneral && (below !== '' || isDeeper(placed))) return behind(placed, `${below}${wording}`)
	const heading = style.headings === 'run_in' ? topic?.heading : ''
	const isCounted =
		style.next !== '' ||
		placed.paragraph.numbering !== null ||
		!paragraphs.some((other) => other.index <= placed.index && opensNumbered(other))
	const isOpened =
		style.headings !== 'lined' &&
		heading !== undefined &&
		below === '' &&
		!isDeeper(placed) &&
		isCounted &&
		(style.next !== '' || !item.test(placed.text))
	const change = behind(placed, `${style.next}${heading ? `${style.headed(heading)} ` : ''}${wording}`)
	return isOpened ? change : { ...change, unsure: true }
}

/** Topics without a section of their own go under such a heading. */
const general = /\b(?:general|miscellaneous|other provisions|final provisions|boilerplate)\b/i
/** A list item: a sentence after it would seem to belong to it. */
const item = /^\s*(?:\(?(?:[a-z]|[ivx]{1,4})[.)]|[-•–*])\s/

/** Wording within its related clause; `null` where that ends in a list or without a sentence. */
function besideRelated(
	relative: PlacedParagraph,
	wording: string,
	topic: ClauseTopic | null,
	own: readonly PlacedParagraph[],
	paragraphs: readonly PlacedParagraph[],
): PlacedChange | null {
	const { paragraph, text } = relative
	const below = nextBelow(relative, paragraphs)
	if (below !== '' || (isDeeper(relative) && !shiftsNumbers(relative, paragraphs))) {
		const headed = own.filter((other) => subsectionHeading.test(other.text)).length * 2 > own.length
		if (headed && !topic) return null
		return behind(relative, `${below}${headed ? `${topic!.heading}. ` : ''}${wording}`)
	}
	if (item.test(text) || !/[.!?]["”’')]*$/.test(text)) return null
	return {
		placed: relative,
		change: { kind: 'replace', paragraphId: paragraph.id, start: text.length, end: text.length, expected: '', text: ` ${wording}` },
	}
}

const subsectionHeading = /^\s*(?:\d{1,3}\.\d{1,3}\.?\s+)?\p{Lu}[\p{L} ,/-]{1,40}[.:]\s+\p{Lu}/u

/** Whether Word numbers a paragraph below the sections: "5.2", "(a)". */
function isDeeper({ paragraph }: PlacedParagraph): boolean {
	return paragraph.numbering !== null && (paragraph.level ?? 0) > 0
}

function homeOf({ home }: ClauseTopic, clauses: readonly Clause[]): Clause | null {
	if (!home) return null
	// A clause without a heading may name the subject and be about another.
	return clauses.find(({ heading }) => heading !== null && home.test(heading)) ?? null
}

/** The share of all clauses that a stretch needs to be the agreement rather than help text or a cover page before it. */
const enoughText = 0.3

function agreementItself(all: readonly Clause[]): Clause[] {
	const stretches: Clause[][] = [[]]
	for (const clause of all) {
		if (clause.kind === 'signature' || clause.kind === 'exhibit') stretches.push([])
		else if (clause.kind === 'clause') stretches.at(-1)!.push(clause)
	}
	const length = (stretch: readonly Clause[]) => Math.max(0, (stretch.at(-1)?.end ?? 0) - (stretch[0]?.start ?? 0))
	const total = stretches.reduce((sum, stretch) => sum + length(stretch), 0)
	return stretches.find((stretch) => stretch.length > 0 && length(stretch) >= enoughText * total) ?? []
}

/** The provisions of the agreement: the numbered ones of the highest level, else those with a sentence. */
function mainClauses(clauses: readonly Clause[], paragraphs: readonly PlacedParagraph[]): Clause[] {
	const numbered = clauses.filter(({ number }) => number !== null)
	const highest = Math.min(...numbered.map(({ level }) => level))
	if (numbered.length > 1) return numbered.filter(({ level }) => level === highest)
	return clauses.filter((clause) => clause.level === 0 && /[.;]["”’')]*$/m.test(textOf(clause, paragraphs)))
}

function behind(placed: PlacedParagraph, wording: string): PlacedChange {
	return {
		placed,
		change: { kind: 'insert_paragraphs', paragraphId: placed.paragraph.id, where: 'after', expected: placed.text, texts: [wording] },
	}
}

/** The last paragraph of running text in a clause, subclauses included: no heading and no table cell. */
function lastOf(clause: Clause, structure: Structure, paragraphs: readonly PlacedParagraph[]): PlacedParagraph | null {
	const below = structure.clauses.filter(({ start, end }) => start >= clause.start && end <= clause.end)
	const ids = new Set([clause, ...below].flatMap(({ paragraphIds }) => paragraphIds))
	const inClause = paragraphs.filter(({ paragraph }) => ids.has(paragraph.id) && paragraph.part === 'body' && paragraph.cell === null)
	const closes = inClause.findIndex(({ text }, index) => index > 0 && isClosing(text))
	const own = closes > 0 ? inClause.slice(0, closes) : inClause
	// A last line without a full stop after the last sentence may be a heading or a signature line.
	return (
		own.findLast(({ text }) => /[.!?;]["”’')]*\s*$/.test(text)) ?? own.findLast(({ paragraph }) => paragraph.kind !== 'heading') ?? null
	)
}

/** Whether a copy of a paragraph after it would take the number of a later one at its level. */
function shiftsNumbers({ index, paragraph }: PlacedParagraph, paragraphs: readonly PlacedParagraph[]): boolean {
	if (paragraph.numbering === null) return false
	for (const { paragraph: next } of paragraphs.slice(index + 1)) {
		if (next.part !== 'body') return false
		if (next.numbering === null) continue
		const [own, others] = [paragraph.level ?? 0, next.level ?? 0]
		if (others === own) return true
		if (others < own) return false
	}
	return false
}

function nextBelow({ paragraph, text }: PlacedParagraph, paragraphs: readonly PlacedParagraph[]): string {
	const [, section, last, point = ''] = paragraph.numbering === null ? (/^\s*(\d{1,3})\.(\d{1,3})(\.?)\s/.exec(text) ?? []) : []
	if (section === undefined) return ''
	const next = `${section}.${Number(last) + 1}`
	return paragraphs.some((other) => other.text.trimStart().startsWith(`${next} `) || other.text.trimStart().startsWith(`${next}.`))
		? ''
		: `${next}${point} `
}

/** Many documents end with their definitions, where no other clause belongs. */
const definitions = /\b(?:definitions?|interpretation|glossary)\b/i

function lastBeforeSignatures(
	structure: Structure,
	clauses: readonly Clause[],
	paragraphs: readonly PlacedParagraph[],
): { clause: Clause | null; placed: PlacedParagraph } | null {
	const others = clauses.filter(({ heading }) => !heading || !definitions.test(heading))
	for (const clause of (others.length > 0 ? others : clauses).toReversed()) {
		const placed = lastOf(clause, structure, paragraphs)
		if (placed) return { clause, placed }
	}
	const end = structure.clauses.find(({ kind }) => kind === 'signature')?.start ?? Infinity
	const placed = paragraphs.findLast(({ paragraph }) => paragraph.part === 'body' && paragraph.cell === null && paragraph.start < end)
	return placed ? { clause: null, placed } : null
}

function definingParagraph(wording: string, paragraphs: readonly PlacedParagraph[], { definedTerms }: Structure): PlacedParagraph | null {
	const term = /^["“]?((?:[A-Z]\w+ ?){1,4}?)["”]? (?:does not include|means|includes)\b/.exec(wording)?.[1]
	const definition = definedTerms.find((known) => known.term === term)?.definition
	return (
		(definition &&
			paragraphs.find(
				({ paragraph }) => paragraph.part === 'body' && paragraph.start <= definition.start && definition.start < paragraph.end,
			)) ??
		null
	)
}

/** Words that nearly every clause has do not tell its topic. */
const common = 4
const enough = 3

function relatedClause(wording: string, clauses: readonly Clause[], paragraphs: readonly PlacedParagraph[]): Clause | null {
	const words = wordsOf(wording)
	const known = clauses.map((clause) => ({ clause, words: wordsOf(textOf(clause, paragraphs)), heading: wordsOf(clause.heading ?? '') }))
	const rarity = new Map([...words].map((word) => [word, known.filter((other) => other.words.has(word)).length]))
	const isNamed = known.filter(({ heading }) => heading.size > 0).length * 2 > known.length
	let best: Clause | null = null
	let most = enough - 1
	for (const { clause, words: own, heading } of known) {
		const shared = [...words].filter((word) => own.has(word) && rarity.get(word)! <= Math.max(1, Math.floor(known.length / common)))
		const named = shared.filter((word) => heading.has(word)).length
		// Common business words are in many clauses: where headings name the topics, one must match.
		if (named === 0 && isNamed) continue
		const weight = shared.length + named
		if (weight > most) {
			best = clause
			most = weight
		}
	}
	return best
}

function textOf(clause: Clause, paragraphs: readonly PlacedParagraph[]): string {
	return paragraphs
		.filter(({ paragraph }) => paragraph.start >= clause.start && paragraph.end <= clause.end)
		.map(({ text }) => text)
		.join('\n')
}

function wordsOf(text: string): Set<string> {
	return new Set((text.toLowerCase().match(/[a-z]{5,}/g) ?? []).map((word) => word.replace(/(?:ing|ed|s|ly)$/, '')))
}
