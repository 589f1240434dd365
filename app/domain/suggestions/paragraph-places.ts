import { createHash } from 'node:crypto'
import type { ExtractedDocument, Paragraph, Span } from '#app/domain/extraction/extracted-document.ts'

/** A paragraph with its own text and its place among those of the document. */
export interface PlacedParagraph {
	index: number
	paragraph: Paragraph
	text: string
}

/** The paragraphs of a document, with their texts. */
export function placedParagraphs({ text, paragraphs }: Pick<ExtractedDocument, 'text' | 'paragraphs'>): PlacedParagraph[] {
	return paragraphs.map((paragraph, index) => ({ index, paragraph, text: text.slice(paragraph.start, paragraph.end) }))
}

/** SHA-256 of a paragraph's text, hexadecimal: what a suggestion is anchored to. */
export function anchorHash(text: string): string {
	return createHash('sha256').update(text).digest('hex')
}

/** The paragraph that holds most of a span; the first of equals. */
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

/** A span within a text without the white space at its ends. */
export function trimmedSpan(text: string, { start, end }: Span): Span {
	const words = text.slice(start, end)
	return { start: start + (words.length - words.trimStart().length), end: end - (words.length - words.trimEnd().length) }
}
