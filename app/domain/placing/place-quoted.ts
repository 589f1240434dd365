import { ruleById } from '#app/domain/review/playbook/rule-by-id.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { isSlot } from '#app/domain/review/wording/stands-in-place.ts'
import { innermostClause } from '#app/domain/review/places-in-text.ts'
import type { Structure } from '#app/domain/review/clauses/clause.ts'
import type { Finding } from '#app/domain/review/report/report.ts'
import { changeNumber } from './change-number.ts'
import { withoutRepeated } from './own-sentences.ts'
import { mainParagraph, trimmedSpan, type PlacedParagraph } from '#app/domain/placing/paragraph-places.ts'
import { contradicts } from './place-beside.ts'
import type { SuggestionChange } from './suggestion-change.ts'
import { lawAndCourts, withoutEndlessness, wordingPlace } from './wording-place.ts'

/** A change with the paragraph it is made in. */
export interface PlacedChange {
	placed: PlacedParagraph
	change: SuggestionChange
}

type QuotedFinding = Finding & { start: number; end: number }

/**
 * The change for a finding with a quote: only the number where its rule is about one, else the sentences that contain
 * the quote, or a further sentence after them. Only one paragraph changes: for a quote over several, the one with most
 * of it.
 *
 * @param whole the finding's replacement in the document's own words
 * @returns `null` when nothing would change
 */
export function placeQuoted(
	finding: QuotedFinding,
	whole: string,
	paragraphs: readonly PlacedParagraph[],
	structure: Structure,
): PlacedChange | null {
	const placed = mainParagraph(paragraphs, finding)
	if (!placed) return null
	const { paragraph, text } = placed
	const sentences = sentencesWithin(placed, structure)
	const quote = trimmedSpan(text, {
		start: Math.max(finding.start - paragraph.start, 0),
		end: Math.min(finding.end - paragraph.start, text.length),
	})
	const touched = covered(finding, whole, text, sentences, quote)
	const range = spanOver(touched, quote)
	const wording = withoutOpening(whole, text.slice(0, range.start))
	const change = (span: Span, replacement: string): PlacedChange | null => {
		const expected = text.slice(span.start, span.end)
		const words = inItsMarks(replacement, expected)
		return words === expected ? null : { placed, change: { kind: 'replace', paragraphId: paragraph.id, ...span, expected, text: words } }
	}

	const isNumber = /\d/.test(text.slice(quote.start, quote.end)) && quote.end - quote.start < 40
	const within = isNumber ? quote : range
	const number = changeNumber(finding, text.slice(within.start, within.end), wording)
	if (number) return change({ start: within.start + number.start, end: within.start + number.end }, number.text)

	const sentence = text.slice(range.start, range.end)
	const shortened = withoutEndlessness(finding.rule, sentence)
	if (shortened !== null && !isSlot(sentence, wording)) return change(range, `${shortened} ${wording}`)

	const behind = wordingPlace(finding) === 'behind'
	const others = sentences.filter((other) => behind || !touched.includes(other)).map(({ start, end }) => text.slice(start, end))
	const words = withoutRepeated(wording, others)
	if (words === '') return null
	if (!behind) return change(range, words)
	// A form line has no sentence to write after: the wording becomes a paragraph of its own.
	if (!/[.!?]["”’')]*$/.test(sentence))
		return { placed, change: { kind: 'insert_paragraphs', paragraphId: paragraph.id, where: 'after', expected: text, texts: [words] } }
	return change({ start: range.end, end: range.end }, ` ${words}`)
}

/** Words in the quotation marks of those that they replace, so that the marks are no change. */
function inItsMarks(words: string, expected: string): string {
	const quotes = expected.includes('"') && !/[“”]/.test(expected) ? words.replace(/[“”]/g, '"') : words
	return expected.includes("'") && !expected.includes('’') ? quotes.replaceAll('’', "'") : quotes
}

function withoutOpening(wording: string, inFront: string): string {
	const opening = inFront.trim()
	return opening !== '' && wording.startsWith(opening) ? wording.slice(opening.length).trimStart() : wording
}

const label = /^[A-Z][\w ]{0,30}:\s+/

function sentencesWithin({ paragraph, text }: PlacedParagraph, structure: Structure): Span[] {
	const clause = innermostClause(structure, paragraph.start)
	const opening = clause && clause.bodyStart > paragraph.start && clause.bodyStart < paragraph.end ? clause.bodyStart - paragraph.start : 0
	const from = opening + (label.exec(text.slice(opening))?.[0].length ?? 0)
	return structure.sentences
		.filter(({ start, end }) => start < paragraph.end && end > paragraph.start)
		.map(({ start, end }) =>
			trimmedSpan(text, { start: Math.max(start - paragraph.start, from), end: Math.min(end - paragraph.start, text.length) }),
		)
		.filter(({ start, end }) => start < end)
}

/** The sentences that a finding covers: those of its quote, and adjacent ones on the same subject or that say the opposite of its wording. */
function covered({ rule }: Finding, wording: string, text: string, sentences: readonly Span[], quote: Span): Span[] {
	let first = sentences.findIndex(({ end }) => end > quote.start)
	let last = sentences.findLastIndex(({ start }) => start < quote.end)
	if (first < 0 || last < first) return []
	const goesAlong = (index: number) => {
		const sentence = sentences[index] && text.slice(sentences[index].start, sentences[index].end)
		return (
			sentence !== undefined &&
			((ruleById(rule)?.wording?.onLawAndCourts && lawAndCourts.test(sentence) && (law.test(wording) || !law.test(sentence))) ||
				contradicts(rule, wording, sentence))
		)
	}
	while (goesAlong(first - 1)) first--
	while (goesAlong(last + 1)) last++
	return sentences.slice(first, last + 1)
}

/** Words on the governing law, which wording on courts alone must keep. */
const law = /\bgovern(?:s|ed|ing)?\b|\blaws? of\b/i

function spanOver(spans: readonly Span[], otherwise: Span): Span {
	const [first] = spans
	const last = spans.at(-1)
	return first && last ? { start: first.start, end: last.end } : otherwise
}
