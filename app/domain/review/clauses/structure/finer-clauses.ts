import type { ExtractedDocument, Span } from '#app/domain/extraction/extracted-document.ts'
import type { Clause, Sentence } from '../clause.ts'
import { isAllCaps, isShoutedSentence, isTitleCase, soundsLikeHeading } from './headings.ts'

/** A clause whose own words are fewer is read as one. */
const longEnough = 1200
/** From here on even paragraphs without number and heading are clauses of their own. */
const tooLong = 3500
const shortestPart = 400

interface Cut {
	start: number
	bodyStart: number
	number: string | null
	heading: string | null
	/** Whether it stands beside the clause it was found in, other than inside it. */
	beside: boolean
}

/**
 * The clauses with those that run on inside others: a page set as one paragraph ("… term. 5.2 Orders. Buyer sends …"),
 * headings that run into a long section, and the paragraphs of a section that has neither. Sentences stay as they are.
 */
export function finerClauses(
	document: Pick<ExtractedDocument, 'text' | 'paragraphs'>,
	clauses: readonly Clause[],
	sentences: readonly Sentence[],
): Clause[] {
	const firstChild = new Map<string, number>()
	for (const { parentId, start } of clauses) if (parentId !== null && !firstChild.has(parentId)) firstChild.set(parentId, start)
	const ownEnd = ({ id, end }: Clause) => firstChild.get(id) ?? end
	const long = clauses.filter(
		(clause) => (clause.kind === 'clause' || clause.kind === 'preamble') && ownEnd(clause) - clause.bodyStart > longEnough,
	)
	if (long.length === 0) return [...clauses]
	const cuts = new Map(long.map((clause) => [clause.id, cutsIn(document, clause, ownEnd(clause), firstChild.has(clause.id), sentences)]))
	const draft: Clause[] = []
	for (const clause of clauses) {
		const own = cuts.get(clause.id) ?? []
		const end = ownEnd(clause)
		const beside = own.find((cut) => cut.beside)
		draft.push(
			beside
				? {
						...clause,
						end: trimmedEnd(document.text, clause.start, beside.start),
						paragraphIds: paragraphsOf(document, clause.start, beside.start),
					}
				: clause,
		)
		let around: Pick<Clause, 'id' | 'level'> = clause
		for (const [index, cut] of own.entries()) {
			const behind = own.slice(index + 1).find((next) => next.beside || !cut.beside)
			const stop = trimmedEnd(document.text, cut.start, behind?.start ?? end)
			const added: Clause = {
				id: `${clause.id}/${index}`,
				kind: 'clause',
				number: cut.number,
				heading: cut.heading,
				start: cut.start,
				end: stop,
				bodyStart: Math.min(cut.bodyStart, stop),
				level: cut.beside ? clause.level : around.level + 1,
				parentId: cut.beside ? clause.parentId : around.id,
				page: document.paragraphs.findLast((paragraph) => paragraph.part === 'body' && paragraph.start <= cut.start)?.page ?? clause.page,
				paragraphIds: paragraphsOf(document, cut.start, stop),
			}
			draft.push(added)
			if (cut.beside) around = added
		}
	}
	return renumbered(draft)
}

function cutsIn(
	document: Pick<ExtractedDocument, 'text' | 'paragraphs'>,
	clause: Clause,
	end: number,
	nested: boolean,
	sentences: readonly Sentence[],
): Cut[] {
	const inside = sentences.filter((sentence) => sentence.start > clause.start && sentence.start < end)
	const numbered = byNumber(document.text, clause, inside, nested)
	if (numbered.length > 0) return numbered
	const headed = byHeading(document.text, clause, inside, nested)
	if (headed.length > 0) return headed
	return end - clause.bodyStart > tooLong ? byParagraph(document, clause, end) : []
}

const decimal = /^(?:(?:Section|SECTION)\s+)?(\d{1,2}(?:\.\d{1,3}){1,3})\.?\s{0,4}(?=[\p{Lu}“"[])/u
/** "7. CONFIDENTIALITY. …": a bare number counts only before a heading. */
const whole = /^(\d{1,2})\.\s{1,4}(?=\p{Lu})/u
const contents = /\.{4,}|\s\d{1,3}\s+(?:Section\s+|SECTION\s+|ARTICLE\s)?\d{0,2}\.?\d{1,2}\.?\s+\p{Lu}/u
const word = /[\p{L}\p{N}]/u

function byNumber(text: string, clause: Clause, inside: readonly Sentence[], nested: boolean): Cut[] {
	const cuts: Cut[] = []
	let last: number[] | null = partsOf(clause.number)
	const opening = last?.length === 1 || last === null ? firstInside(text, clause) : null
	const starts = [...(opening === null ? [] : [opening]), ...inside.map(({ start }) => start)]
	for (const start of starts) {
		const match = decimal.exec(text.slice(start, start + 40)) ?? whole.exec(text.slice(start, start + 40))
		const parts = partsOf(match?.[1] ?? null)
		if (!match || !parts || !continues(last, parts) || (cuts.at(-1)?.start ?? -1) >= start) continue
		// A section behind the last subsection belongs to the row above.
		if (parts.length < (partsOf(clause.number)?.length ?? 0)) break
		const beside = clause.kind === 'preamble' || parts.length === partsOf(clause.number)?.length
		const { heading, length } = headingAt(text, start + match[0].length)
		if ((beside && nested) || (parts.length === 1 && heading === null) || contents.test(text.slice(start, start + 120))) continue
		cuts.push({ start, bodyStart: start + match[0].length + length, number: match[1] ?? null, heading, beside })
		last = parts
	}
	return cuts
}

/** "ARTICLE SIX INDEMNIFICATION 6.1 Scope. …": the first number stands behind the heading, inside its sentence. */
function firstInside(text: string, { bodyStart, end }: Clause): number | null {
	const match = /^\s*[^.]{3,160}?\s(?=(?:Section\s+)?\d{1,2}\.0?1\.?\s+\p{Lu})/u.exec(text.slice(bodyStart, Math.min(end, bodyStart + 200)))
	return match ? bodyStart + match[0].length : null
}

function partsOf(number: string | null): number[] | null {
	const label = /(\d{1,3}(?:\.\d{1,3}){0,3})\.?$/.exec(number ?? '')?.[1]
	return label === undefined ? null : label.split('.').map(Number)
}

/** The next in the row: 5.2 behind 5.1, 5.1 below 5, 6.1 behind 5.9. */
function continues(last: readonly number[] | null, next: readonly number[]): boolean {
	const value = next.at(-1) ?? 0
	if (last === null) return value === 1
	if (next.length === last.length)
		return value === (last.at(-1) ?? 0) + 1
			? next.slice(0, -1).every((part, index) => part === last[index])
			: value === 1 && next[0] === (last[0] ?? 0) + 1
	if (next.length === last.length + 1) return value === 1 && last.every((part, index) => part === next[index])
	return next.length < last.length && value === (last[next.length - 1] ?? 0) + 1
}

/** "Governing Law. This Agreement …": a short sentence that is a heading, in the flow of a section. */
function byHeading(text: string, clause: Clause, inside: readonly Sentence[], nested: boolean): Cut[] {
	const cuts: Cut[] = []
	for (const [index, sentence] of inside.entries()) {
		const next = inside[index + 1]
		const words = sentence.text.replace(/[.:]$/, '')
		if (!next || next.text.length < 40 || !/[.:]$/.test(sentence.text) || !isHeading(words) || next.start - sentence.end > 4) continue
		cuts.push({
			start: sentence.start,
			bodyStart: next.start,
			number: null,
			heading: words.replace(/\s+/g, ' '),
			beside: clause.number === null && !nested,
		})
	}
	// One short sentence alone may be an emphasis.
	return cuts.length > 1 ? cuts : []
}

function isHeading(words: string): boolean {
	return (
		words.length >= 4 &&
		words.length <= 70 &&
		words.split(/\s+/).length <= 8 &&
		/^\p{Lu}/u.test(words) &&
		!isShoutedSentence(words) &&
		(isTitleCase(words) || isAllCaps(words)) &&
		soundsLikeHeading(words) &&
		!/["“”(),]|\d/.test(words)
	)
}

function headingAt(text: string, at: number): { heading: string | null; length: number } {
	const match = /^([\p{Lu}][^.:;\n]{2,80})[.:]\s+(?=\S)/u.exec(text.slice(at, at + 100))
	const words = match?.[1] ?? ''
	return match && words.split(/\s+/).length <= 9 && (isTitleCase(words) || isAllCaps(words))
		? { heading: words.replace(/\s+/g, ' '), length: match[0].length }
		: { heading: null, length: 0 }
}

/** Paragraphs of a section that is too long, small ones together; lists of definitions stay one. */
function byParagraph({ text, paragraphs }: Pick<ExtractedDocument, 'text' | 'paragraphs'>, clause: Clause, end: number): Cut[] {
	const inside = paragraphs.filter(
		(paragraph) =>
			paragraph.part === 'body' &&
			paragraph.kind !== 'table_cell' &&
			paragraph.start > clause.bodyStart &&
			paragraph.start < end &&
			word.test(text.slice(paragraph.start, paragraph.end)),
	)
	const cuts: Cut[] = []
	let from = clause.bodyStart
	for (const { start, end: stop } of inside) {
		const opens = /^[“"]?\p{Lu}/u.test(text.slice(start, start + 2)) && !/^[“"]/.test(text[start] ?? '') && stop - start > 120
		if (!opens || start - from < shortestPart || end - start < shortestPart) continue
		cuts.push({ start, bodyStart: start, number: null, heading: null, beside: false })
		from = start
	}
	return cuts
}

/** Ids of the paragraphs that a span touches, in order. */
export function paragraphsOf({ paragraphs }: Pick<ExtractedDocument, 'paragraphs'>, start: number, end: number): string[] {
	return paragraphs.filter((paragraph) => paragraph.part === 'body' && paragraph.start < end && paragraph.end > start).map(({ id }) => id)
}

function trimmedEnd(text: string, start: number, end: number): Span['end'] {
	let at = end
	while (at > start && /\s/.test(text[at - 1] ?? '')) at--
	return at
}

function renumbered(draft: readonly Clause[]): Clause[] {
	const ids = new Map(draft.map(({ id }, index) => [id, `c${index + 1}`]))
	return draft.map((clause) => ({
		...clause,
		id: ids.get(clause.id) ?? clause.id,
		parentId: clause.parentId === null ? null : (ids.get(clause.parentId) ?? null),
	}))
}
