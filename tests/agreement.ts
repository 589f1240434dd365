import type { ExtractedDocument, Paragraph } from '#app/domain/extraction/extracted-document.ts'

type Written = string | (Partial<Omit<Paragraph, 'start' | 'end' | 'id'>> & { text: string })

/** A document as extraction would give it, written paragraph by paragraph in a test. */
export function agreement(...paragraphs: Written[]): ExtractedDocument {
	let at = 0
	const placed = paragraphs.map((written, index): Paragraph => {
		const { text, ...rest } = typeof written === 'string' ? { text: written } : written
		const start = at
		at += text.length + 1
		return {
			id: `b${index}`,
			part: 'body',
			page: 1,
			kind: 'paragraph',
			level: null,
			numbering: null,
			cell: null,
			emphasised: false,
			confidence: null,
			...rest,
			start,
			end: start + text.length,
		}
	})
	return {
		mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
		text: paragraphs.map((written) => (typeof written === 'string' ? written : written.text)).join('\n'),
		paragraphs: placed,
		pages: 1,
		pagesNotRead: [],
		comments: [],
		trackedChanges: 0,
		hiddenSpans: [],
		extractorVersion: 'test',
	}
}
