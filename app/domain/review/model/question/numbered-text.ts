import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { ReportClause } from '#app/domain/review/report/report.ts'

/**
 * A stretch of a document as the model reads it: before each clause stands its id in braces, with its number where the
 * file computes the number and the text does not have it: `{c12 2.1} Term. The …`.
 *
 * @param view the document as the parties read it
 */
export function numberedText(view: string, clauses: readonly ReportClause[], { start, end }: Span): string {
	const inside = clauses.filter((clause) => start <= clause.start && clause.start < end).sort((a, b) => a.start - b.start || b.end - a.end)
	const pieces: string[] = []
	let at = start
	for (const clause of inside) {
		pieces.push(view.slice(at, clause.start), marker(clause, view))
		at = clause.start
	}
	pieces.push(view.slice(at, end))
	// What was blanked out leaves gaps behind.
	return pieces
		.join('')
		.replace(/[^\S\n]+/g, ' ')
		.replace(/\n{3,}/g, '\n\n')
		.trim()
}

function marker({ id, number, start }: ReportClause, view: string): string {
	const isPrinted =
		number === null ||
		view
			.slice(start, start + number.length + 4)
			.replace(/\s+/g, '')
			.startsWith(number.replace(/\s+/g, ''))
	return isPrinted ? `{${id}} ` : `{${id} ${number}} `
}

/** A quote without the ids that were put into the text. */
export function withoutMarkers(quote: string): string {
	return quote.replace(/\{c\d{1,5}(?: [^{}\n]{1,30})?\}[^\S\n]?/g, '')
}
