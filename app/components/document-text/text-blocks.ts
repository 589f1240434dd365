import type { Paragraph } from '#app/domain/extraction/extracted-document.ts'

type InCell = Pick<Paragraph, 'cell'>

/** A paragraph by itself, or a table: rows of cells of paragraphs. */
export type TextBlock<Shown extends InCell> = { kind: 'paragraph'; paragraph: Shown } | { kind: 'table'; rows: Shown[][][] }

/**
 * Groups consecutive paragraphs of the same table into a table. A nested table ends the outer table and begins its
 * own: reading order matters more than the frame.
 */
export function groupParagraphs<Shown extends InCell>(paragraphs: Shown[]): TextBlock<Shown>[] {
	const blocks: TextBlock<Shown>[] = []
	let table: { index: number; rows: Map<number, Map<number, Shown[]>> } | null = null
	const close = () => {
		if (table) blocks.push({ kind: 'table', rows: [...table.rows.values()].map((cells) => [...cells.values()]) })
		table = null
	}
	for (const paragraph of paragraphs) {
		const { cell } = paragraph
		if (!cell || cell.table !== (table as { index: number } | null)?.index) close()
		if (!cell) {
			blocks.push({ kind: 'paragraph', paragraph })
			continue
		}
		table ??= { index: cell.table, rows: new Map() }
		const row = table.rows.get(cell.row) ?? new Map<number, Shown[]>()
		table.rows.set(cell.row, row)
		row.set(cell.column, [...(row.get(cell.column) ?? []), paragraph])
	}
	close()
	return blocks
}

/** The first paragraph of a block. Every table has a cell with one. */
export function firstOf<Shown extends InCell>(block: TextBlock<Shown>): Shown {
	return block.kind === 'paragraph' ? block.paragraph : block.rows[0]![0]![0]!
}
