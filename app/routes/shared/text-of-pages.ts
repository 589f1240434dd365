import type { Paragraph } from '#app/domain/extraction/extracted-document.ts'

/** The paragraphs of one page; `null` where the whole document is one. */
export interface TextOfPage {
	page: number | null
	paragraphs: Paragraph[]
}

/** The paragraphs of a PDF by their page, in order; a Word file, which has no fixed pages, as one. */
export function textOfPages(paragraphs: readonly Paragraph[], isPdf: boolean): TextOfPage[] {
	const pages: TextOfPage[] = []
	for (const paragraph of paragraphs) {
		const page = isPdf ? paragraph.page : null
		const last = pages.at(-1)
		if (last && last.page === page) last.paragraphs.push(paragraph)
		else pages.push({ page, paragraphs: [paragraph] })
	}
	return pages.length > 0 ? pages : [{ page: null, paragraphs: [] }]
}
