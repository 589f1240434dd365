/** A table in Markdown; `|` in cells is escaped. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
	return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n')
}

/** A score from 0 to 1 with three decimals; a dash where there is none. */
export function threeDecimals(score: number | null | undefined): string {
	return score === null || score === undefined ? '–' : score.toFixed(3)
}
