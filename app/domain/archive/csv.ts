/** A cell of a CSV file; `null` is an empty one. */
export type CsvCell = string | number | bigint | Date | null

/** What a CSV file begins with: without it, Excel reads UTF-8 as the encoding of the machine. */
export const csvStart = '\uFEFF'

/**
 * One line of a CSV file (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe before it
 * (OWASP, CSV injection); numbers stay numbers. Dates are ISO 8601 in UTC.
 */
export function csvLine(cells: readonly CsvCell[]): string {
	return `${cells.map(cellOf).join(',')}\r\n`
}

function cellOf(cell: CsvCell): string {
	if (cell === null) return ''
	if (cell instanceof Date) return cell.toISOString()
	if (typeof cell !== 'string') return String(cell)
	const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
	return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
