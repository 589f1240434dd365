import { markRowDeleted } from '#app/domain/word/edit/write/table-rows.ts'
import { Markup } from '#app/domain/word/package/xml/write-markup.ts'
import type { Block, ParagraphBlock, RowBlock, TableBlock } from '../read/blocks.ts'
import { type StepWriting, touchWith } from './step-writing.ts'
import type { KeptTable, RowStep, Step } from '../plan/steps.ts'
import { writeOldParagraph } from './write-old-paragraph.ts'

/**
 * Writes the rows of a table that stays: rows that go or come as such, the others cell by cell.
 *
 * @param writeCell writes the steps of a cell.
 */
export function writeRows({ old, rows }: KeptTable, writing: StepWriting, writeCell: (steps: readonly Step[]) => void): void {
	const behindRows = oldRowsBehind(rows)
	let last: RowBlock | undefined
	for (const [at, row] of rows.entries()) {
		if (row.kind === 'kept') for (const cell of row.cells) writeCell(cell)
		if (row.kind === 'gone') writeGoneRow(row.old, writing)
		if (row.kind !== 'come') {
			last = row.old
			continue
		}
		const behind = behindRows[at]
		const isBehindLast = last && (!behind || last.parent === old.element || behind.parent !== old.element)
		const beside = isBehindLast ? last : behind
		if (beside)
			writing.splices.insert(
				isBehindLast ? beside.element.end : beside.element.start,
				writing.fresh.row(row.new, new Markup(beside.element, beside.parent.scope)),
			)
	}
}

function oldRowsBehind(steps: readonly RowStep[]): (RowBlock | undefined)[] {
	let behind: RowBlock | undefined
	return steps
		.toReversed()
		.map((row) => (behind = row.kind === 'come' ? behind : row.old))
		.reverse()
}

/** Takes out a table: all its rows. */
export function writeGoneTable({ rows }: TableBlock, writing: StepWriting): void {
	for (const row of rows) writeGoneRow(row, writing)
}

/** A row that goes (`w:trPr/w:del`), all in it deleted; marks in it need no tracking, they go with the row. */
function writeGoneRow({ element, cells }: RowBlock, writing: StepWriting): void {
	markRowDeleted(element, writing.revisions.attributes(), writing.splices)
	for (const { blocks } of cells) writeGoneBlocks(blocks, writing)
}

function writeGoneBlocks(blocks: readonly Block[], writing: StepWriting): void {
	for (const block of blocks) {
		if (block.kind === 'table') writeGoneTable(block, writing)
		else writeGoneContent(block, writing)
	}
}

function writeGoneContent(block: ParagraphBlock, writing: StepWriting): void {
	touchWith(block, true, writing)
	const pieces = [{ kind: 'goes' as const, start: 0, end: block.text.length }]
	writeOldParagraph(
		block,
		{ pieces, stays: null, others: 'del', removed: new Set(), come: () => '', properties: null, lead: '' },
		writing.splices,
		writing.revisions,
	)
}
