import { type ExtractedDocument, type Paragraph, pdfMediaType } from '#app/domain/extraction/extracted-document.ts'

/** A text as the extraction would give it, one paragraph a line, every offset that of the text. */
export function plainDocument(text: string): ExtractedDocument {
	const paragraphs: Paragraph[] = []
	for (const { 0: line, index } of text.matchAll(/[^\n]*\S[^\n]*/g)) {
		const start = index + (line.length - line.trimStart().length)
		paragraphs.push({
			id: `p1-${paragraphs.length}`,
			part: 'body',
			page: 1,
			start,
			end: start + line.trim().length,
			kind: 'paragraph',
			level: null,
			numbering: null,
			cell: null,
			emphasised: false,
			confidence: null,
		})
	}
	return {
		mediaType: pdfMediaType,
		text,
		paragraphs,
		pages: 1,
		pagesNotRead: [],
		comments: [],
		trackedChanges: 0,
		hiddenSpans: [],
		extractorVersion: 'plain',
	}
}
