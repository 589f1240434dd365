import type { Paragraph, Span } from '#app/domain/extraction/extracted-document.ts'
import { trim } from '../clauses/structure/lines.ts'

/** A line of the body with words, without the white space around it. */
export interface PageLine extends Span {
	words: string
}

/** The lines of the body, tables and blank lines left out. */
export function pageLines(text: string, paragraphs: readonly Paragraph[]): PageLine[] {
	const lines: PageLine[] = []
	for (const paragraph of paragraphs) {
		if (paragraph.part !== 'body' || paragraph.kind === 'table_cell') continue
		for (let from = paragraph.start; from < paragraph.end;) {
			const stop = text.indexOf('\n', from)
			const to = stop === -1 || stop > paragraph.end ? paragraph.end : stop
			const { start, end } = trim(text, from, to)
			if (start < end) lines.push({ start, end, words: text.slice(start, end) })
			from = to + 1
		}
	}
	return lines
}
