/** A table in Markdown; columns of numbers are aligned to the right, `|` in cells is escaped. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
	const isNumeric = (column: number) => rows.every((row) => /^(?:\d+(?:\.\d+)?|–)$/.test(row[column] ?? ''))
	return [line(head), line(head.map((_, column) => (isNumeric(column) ? '--:' : '---'))), ...rows.map(line)].join('\n')
}

/** A score from 0 to 1 with three decimals; a dash where there is none. */
export function threeDecimals(score: number | null | undefined): string {
	return score === null || score === undefined ? '–' : score.toFixed(3)
}
