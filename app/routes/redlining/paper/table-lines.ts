import type { ViewCell } from '#app/domain/word/page-view/view-document.ts'
import { cellsOver, paragraphsIn, type RowCell } from '#app/domain/suggestions/table-row.ts'
import type { OnParagraphs } from './by-paragraph.ts'
import type { DrawnSuggestion } from './pieces.ts'

/** A drawn line of a table: a row of the document, or a suggested one with the cells of the adjacent row. */
export type TableLine = { cells: readonly ViewCell[] } | { added: DrawnSuggestion; over: readonly RowCell[] }

/** The rows of a table with the suggested ones in place. A cell that spans a suggested row becomes one line taller. */
export function tableLines(rows: readonly (readonly ViewCell[])[], { suggestions }: Pick<OnParagraphs, 'suggestions'>): TableLine[] {
	const added = rows.map((cells) => {
		const here = paragraphsIn(cells).flatMap(({ id }) => suggestions.get(id) ?? [])
		const at = (where: 'before' | 'after') =>
			here.filter(({ change }) => change.kind === 'insert_paragraphs' && change.newRow && change.where === where)
		return { before: at('before'), after: at('after') }
	})
	if (added.every(({ before, after }) => before.length + after.length === 0)) return rows.map((cells) => ({ cells }))
	return rows.flatMap((cells, index) => {
		const between = (last: number) =>
			added.slice(index, last).reduce((sum, { after }, at) => sum + after.length + (added[index + at + 1]?.before.length ?? 0), 0)
		const own = cells.map((cell) => (cell.rows === undefined ? cell : { ...cell, rows: cell.rows + between(index + cell.rows - 1) }))
		const line = (suggestion: DrawnSuggestion): TableLine => ({ added: suggestion, over: cellsOver(rows, index) })
		const { before, after } = added[index]!
		return [...before.map(line), { cells: own }, ...after.map(line)]
	})
}
