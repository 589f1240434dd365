import { createHash } from 'node:crypto'
import type { ExtractedDocument, Paragraph, Span } from '#app/domain/extraction/extracted-document.ts'

/** A paragraph with its own text and its index in the document. */
export interface PlacedParagraph {
	index: number
	paragraph: Paragraph
	text: string
}

/** The paragraphs of a document, with their texts. */
export function placedParagraphs({ text, paragraphs }: Pick<ExtractedDocument, 'text' | 'paragraphs'>): PlacedParagraph[] {
	return paragraphs.map((paragraph, index) => ({ index, paragraph, text: text.slice(paragraph.start, paragraph.end) }))
}

/** SHA-256 of a paragraph's text, hexadecimal: the anchor of a suggestion. */
export function anchorHash(text: string): string {
	return createHash('sha256').update(text).digest('hex')
}

/** The paragraphs in the same table row as a paragraph, itself included; outside tables only itself. */
export function inOneRow(paragraphs: readonly PlacedParagraph[], placed: PlacedParagraph): PlacedParagraph[] {
	return paragraphs.filter(({ index }) => areInOneRow(paragraphs, placed.index, index))
}

/** Whether two paragraphs, given by index, are the same or in one table row. */
export function areInOneRow(paragraphs: readonly PlacedParagraph[], one: number, other: number): boolean {
	const key = rowKey(paragraphs[one])
	return one === other || (key !== null && key === rowKey(paragraphs[other]))
}

/** The anchor of a change of a whole table row; no paragraph has the same. */
export function rowAnchorHash(row: readonly Pick<PlacedParagraph, 'text'>[]): string {
	return anchorHash(['', ...row.map(({ text }) => text)].join('\t'))
}

/** The paragraphs of a document by their possible anchors: each by its own hash, and by that of its table row. */
export function paragraphsByAnchor(paragraphs: readonly PlacedParagraph[]): Map<string, PlacedParagraph[]> {
	const rows = new Map<string, PlacedParagraph[]>()
	const found = new Map<string, PlacedParagraph[]>()
	for (const placed of paragraphs) {
		addTo(found, anchorHash(placed.text), placed)
		const key = rowKey(placed)
		if (key !== null) addTo(rows, key, placed)
	}
	for (const row of rows.values()) for (const placed of row) addTo(found, rowAnchorHash(row), placed)
	return found
}

function addTo(map: Map<string, PlacedParagraph[]>, key: string, placed: PlacedParagraph): void {
	const held = map.get(key)
	if (held) held.push(placed)
	else map.set(key, [placed])
}

function rowKey(placed: PlacedParagraph | undefined): string | null {
	const cell = placed?.paragraph.cell
	return cell ? `${placed.paragraph.part} ${cell.table} ${cell.row}` : null
}

/** The paragraph that contains most of a span; the first of equals. */
export function mainParagraph(paragraphs: readonly PlacedParagraph[], span: Span): PlacedParagraph | null {
	let main: PlacedParagraph | null = null
	let most = 0
	for (const placed of paragraphs) {
		const shared = Math.min(placed.paragraph.end, span.end) - Math.max(placed.paragraph.start, span.start)
		if (shared > most) {
			main = placed
			most = shared
		}
	}
	return main
}

/** A span without the white space at its ends. */
export function trimmedSpan(text: string, { start, end }: Span): Span {
	const words = text.slice(start, end)
	return { start: start + (words.length - words.trimStart().length), end: end - (words.length - words.trimEnd().length) }
}
