import type { Paragraph } from '#app/domain/extraction/extracted-document.ts'

type InCell = Pick<Paragraph, 'cell'>

/** A paragraph by itself, or a table: rows of cells of paragraphs. */
export type TextBlock<Shown extends InCell> = { kind: 'paragraph'; paragraph: Shown } | { kind: 'table'; rows: Shown[][][] }

/**
 * Paragraphs that stand in the same table one after another become a table again. A table inside a cell ends the
 * outer table's run and begins its own: words stay in reading order, which matters more than the drawn frame.
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

/** The paragraph that a block begins with. A table is only made of cells that hold one. */
export function firstOf<Shown extends InCell>(block: TextBlock<Shown>): Shown {
	return block.kind === 'paragraph' ? block.paragraph : block.rows[0]![0]![0]!
}
