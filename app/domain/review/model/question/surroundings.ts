import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { DocumentReading } from '../../document-reading.ts'
import type { ReportClause } from '#app/domain/review/report/report.ts'
import { numberedText } from './numbered-text.ts'

const longestDefinition = 600
const longestClause = 1200

/**
 * Words from elsewhere in a document that a part of it relies on: definitions of its terms, and the clauses that it
 * refers to.
 *
 * @param most characters
 * @returns '' where the part stands alone
 */
export function surroundings(
	part: Span,
	view: string,
	clauses: readonly ReportClause[],
	{ definitions, references }: Pick<DocumentReading, 'definitions' | 'references'>,
	most: number,
): string {
	const words = view.slice(part.start, part.end)
	const isOutside = ({ start, end }: Span) => end <= part.start || start >= part.end
	const terms = definitions.filter(({ term, definition }) => isOutside(definition) && words.includes(term))
	const targets = new Set(references.filter(({ start }) => part.start <= start && start < part.end).map(({ to }) => to))
	const pieces = [
		...terms.map(({ definition }) => shortened(numberedText(view, clauses, lineAround(view, definition)), longestDefinition)),
		...clauses
			.filter((clause) => targets.has(clause.id) && isOutside(clause))
			.map((clause) => shortened(numberedText(view, clauses, clause), longestClause)),
	]
	let length = 0
	return [...new Set(pieces)].filter((piece) => (length += piece.length + 1) <= most).join('\n')
}

function lineAround(view: string, { start, end }: Span): Span {
	const next = view.indexOf('\n', end)
	return { start: view.lastIndexOf('\n', start - 1) + 1, end: next < 0 ? view.length : next }
}

function shortened(words: string, most: number): string {
	return words.length <= most ? words : `${words.slice(0, most).replace(/\s\S*$/, '')} (shortened)`
}
