import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import { anchorHash, paragraphsByAnchor, placedParagraphs, type PlacedParagraph } from '#app/domain/placing/paragraph-places.ts'
import { isOfRow, proposedWords, type SuggestionChange } from '#app/domain/placing/suggestion-change.ts'

/** The text of one version, prepared for lookups. */
export interface VersionText {
	paragraphs: PlacedParagraph[]
	byAnchor: Map<string, PlacedParagraph[]>
	/** Every paragraph with single spaces and without a typed number, and all of them joined. */
	squeezed: Set<string>
	running: string
}

/** The place of a suggestion. */
export interface AnchoredChange {
	change: SuggestionChange
	editedText: string | null
	anchorHash: string
	paragraph: number
}

/** What became of a suggestion's words: unchanged, the counterparty adopted the suggestion, or neither. */
export type TextLocation = { words: 'stand'; change: SuggestionChange; placed: PlacedParagraph } | { words: 'taken' } | { words: 'gone' }

/** Prepares the text of a version for lookups. */
export function versionText(document: Pick<ExtractedDocument, 'text' | 'paragraphs'>): VersionText {
	const paragraphs = placedParagraphs(document)
	const texts = paragraphs.map(({ text }) => squeeze(text))
	return { paragraphs, byAnchor: paragraphsByAnchor(paragraphs), squeezed: new Set(texts.map(withoutNumber)), running: texts.join(' ') }
}

/**
 * Looks for the words of an earlier suggestion in a newer version. They are unchanged where their whole paragraph is,
 * or where it reads as with some of its other suggestions adopted; nothing is guessed.
 *
 * @param beside the other suggestions in force in the same paragraph of the same version
 * @param before the version that it was made on, where its text is still known
 */
export function locateText(
	old: AnchoredChange,
	beside: readonly AnchoredChange[],
	before: VersionText | undefined,
	now: VersionText,
): TextLocation {
	const placed = nearest(
		now.byAnchor.get(old.anchorHash)?.filter(({ text }) => !isOfRow(old.change) || text === old.change.expected) ?? [],
		old,
	)
	if (placed && old.change.kind !== 'insert_paragraphs') return stand(old.change, placed)
	const paragraph = before && nearest(before.byAnchor.get(old.anchorHash) ?? [], old)
	if (old.change.kind === 'insert_paragraphs') {
		if (isThere(proposedWords(old.change, old.editedText), before, now)) return { words: 'taken' }
		return placed ? stand(old.change, placed) : { words: 'gone' }
	}
	if (old.change.kind === 'delete_paragraph')
		return { words: isStruck(old.change.wholeRow ?? [old.change.expected], now) ? 'taken' : 'gone' }
	if (!paragraph) return { words: isThere(proposedWords(old.change, old.editedText), before, now) ? 'taken' : 'gone' }
	return amongOthers(old, beside, paragraph, now) ?? { words: readsSo(old, paragraph.text, now) ? 'taken' : 'gone' }
}

function stand(change: SuggestionChange, placed: PlacedParagraph): TextLocation {
	return { words: 'stand', change: { ...change, paragraphId: placed.paragraph.id }, placed }
}

/** Among equal paragraphs, the one with the same id, else the one nearest to the old place. */
function nearest(placed: readonly PlacedParagraph[], { change, paragraph }: AnchoredChange): PlacedParagraph | undefined {
	const far = (each: PlacedParagraph) => Math.abs(each.index - paragraph)
	return placed.find((each) => each.paragraph.id === change.paragraphId) ?? placed.toSorted((one, other) => far(one) - far(other))[0]
}

/** With more suggestions in one paragraph, only single ones and all together are tried, not every combination. */
const mostTried = 7

/** The paragraph with some of its suggestions adopted, if the newer version has such a paragraph. */
function amongOthers(
	old: AnchoredChange,
	beside: readonly AnchoredChange[],
	{ text }: PlacedParagraph,
	now: VersionText,
): TextLocation | null {
	const all = [old, ...beside].filter(({ change }) => change.kind === 'replace' && text.slice(change.start, change.end) === change.expected)
	if (!all.includes(old)) return null
	for (const some of choicesOf(all)) {
		const pieces = applied(text, some).split('\n')
		const found = now.byAnchor.get(anchorHash(pieces[0]!))
		if (!found || !pieces.every((piece) => now.byAnchor.has(anchorHash(piece)))) continue
		if (some.includes(old)) return { words: 'taken' }
		if (pieces.length > 1) continue
		const moved = some
			.filter(({ change }) => startOf(change) < startOf(old.change))
			.reduce((sum, each) => sum + wordsOf(each).length - each.change.expected.length, 0)
		const placed = nearest(found, old)!
		return stand(
			old.change.kind === 'replace' ? { ...old.change, start: old.change.start + moved, end: old.change.end + moved } : old.change,
			placed,
		)
	}
	return null
}

function choicesOf<One>(all: readonly One[]): One[][] {
	if (all.length > mostTried) return [[...all], ...all.map((one) => [one])]
	const choices = Array.from({ length: 2 ** all.length - 1 }, (_, index) => all.filter((_one, at) => (index + 1) & (1 << at)))
	return choices.sort((one, other) => other.length - one.length)
}

function applied(text: string, changes: readonly AnchoredChange[]): string {
	return changes
		.toSorted((one, other) => startOf(other.change) - startOf(one.change))
		.reduce(
			(all, each) => all.slice(0, startOf(each.change)) + wordsOf(each) + all.slice(startOf(each.change) + each.change.expected.length),
			text,
		)
}

function startOf(change: SuggestionChange): number {
	return change.kind === 'replace' ? change.start : 0
}

function wordsOf({ change, editedText }: AnchoredChange): string {
	return proposedWords(change, editedText).join('\n')
}

/** Wording of this length can only come from the suggestion. */
const distinctiveLength = 40
const context = 24

function readsSo(old: AnchoredChange, text: string, now: VersionText): boolean {
	const words = wordsOf(old)
	const start = startOf(old.change)
	const end = start + old.change.expected.length
	if (squeeze(words).length >= distinctiveLength && !squeeze(text).includes(squeeze(words))) return now.running.includes(squeeze(words))
	const between = squeeze(text.slice(Math.max(0, start - context), start) + words + text.slice(end, end + context))
	return between.length >= Math.min(context, text.length) && !squeeze(text).includes(between) && now.running.includes(between)
}

function isThere(texts: readonly string[], before: VersionText | undefined, now: VersionText): boolean {
	const wanted = texts.map((text) => withoutNumber(squeeze(text))).filter((text) => text !== '')
	return (
		wanted.length > 0 &&
		wanted.every((text) => now.squeezed.has(text) || (text.length >= distinctiveLength && now.running.includes(text))) &&
		!wanted.every((text) => before?.squeezed.has(text))
	)
}

/** Whether paragraphs are gone, with none left that could be a reworded one of them. */
function isStruck(texts: readonly string[], now: VersionText): boolean {
	return texts.every((text) => {
		const words = new Set(squeeze(text).toLowerCase().split(' '))
		return ![...now.squeezed].some(
			(other) =>
				other
					.toLowerCase()
					.split(' ')
					.filter((word) => words.has(word)).length *
					2 >=
				words.size,
		)
	})
}

function squeeze(text: string): string {
	return text.replace(/\s+/g, ' ').trim()
}

function withoutNumber(text: string): string {
	return text.replace(/^\d{1,3}\.\s/, '')
}
