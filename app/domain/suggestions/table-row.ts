import type { DocumentView, ViewBlock, ViewCell } from '#app/domain/word/page-view/view-document.ts'

/** A cell in a table row: one that begins in it, or one from above that extends into it. */
export interface RowCell {
	/** Its content, where it begins in this row. */
	blocks: readonly ViewBlock[]
	text: string
	/** The number of grid columns that it spans. */
	columns: number
	/** It extends from the row above, or into the one below: a row inserted between has no cell of its own here. */
	fromAbove: boolean
	goesOn: boolean
	/** No cell, but the space before a row that begins further right. */
	isGap: boolean
}

/** The innermost table row of a paragraph, cell by cell; `null` outside tables. */
export function rowAround(view: DocumentView, paragraphId: string): RowCell[] | null {
	for (const blocks of [view.body, ...view.notes.map((note) => note.blocks), view.headers, view.footers]) {
		const found = rowIn(blocks, paragraphId)
		if (found) return found
	}
	return null
}

/** The cells of a row that have a counterpart in a row inserted beside it. */
export function cellsOf(row: readonly RowCell[]): RowCell[] {
	return row.filter(({ isGap }) => !isGap)
}

/** Whether a row inserted before or after has a cell of its own beside this one, rather than one that spans it. */
export function hasCellBeside({ fromAbove, goesOn }: RowCell, where: 'before' | 'after'): boolean {
	return !(where === 'before' ? fromAbove : goesOn)
}

/** Every cell of one row of a table, from left to right, including those from above. */
export function cellsOver(rows: readonly (readonly ViewCell[])[], wanted: number): RowCell[] {
	let over: { cell: ViewCell; column: number; columns: number; first: number; last: number }[] = []
	for (const [index, cells] of rows.slice(0, wanted + 1).entries()) {
		over = over.filter(({ last }) => last >= index)
		let column = 0
		for (const cell of cells) {
			for (let above = over.find((each) => each.column === column); above; above = over.find((each) => each.column === column))
				column += above.columns
			const columns = cell.columns ?? 1
			over.push({ cell, column, columns, first: index, last: index + (cell.rows ?? 1) - 1 })
			column += columns
		}
	}
	return over
		.toSorted((one, other) => one.column - other.column)
		.map(({ cell, columns, first, last }) => {
			const blocks = first === wanted ? cell.blocks : []
			return { blocks, text: textOf(blocks), columns, fromAbove: first < wanted, goesOn: last > wanted, isGap: cell.blocks.length === 0 }
		})
}

/** The paragraphs of a row's cells, without nested tables. */
export function paragraphsIn(cells: readonly ViewCell[]) {
	return cells.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'paragraph'))
}

function rowIn(blocks: readonly ViewBlock[], paragraphId: string): RowCell[] | null {
	for (const block of blocks) {
		if (block.kind !== 'table') continue
		const row = block.rows.findIndex((cells) => paragraphsIn(cells).some(({ id }) => id === paragraphId))
		const found =
			row >= 0
				? cellsOver(block.rows, row)
				: rowIn(
						block.rows.flatMap((cells) => cells.flatMap((cell) => cell.blocks)),
						paragraphId,
					)
		if (found) return found
	}
	return null
}

function textOf(blocks: readonly ViewBlock[]): string {
	return blocks
		.map((block) =>
			block.kind === 'paragraph'
				? block.text
				: block.rows
						.flat()
						.map((cell) => textOf(cell.blocks))
						.join(' '),
		)
		.filter((text) => text !== '')
		.join(' ')
}
