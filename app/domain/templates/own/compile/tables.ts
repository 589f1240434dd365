import { BorderStyle, Paragraph, Table, TableCell, TableLayoutType, TableRow, TextRun, WidthType } from 'docx'
import type { Block, Signer } from '../source/block.ts'
import { readInline } from '../source/inline.ts'
import { runs, type Surroundings } from './paragraphs.ts'
import { styleIds } from './styles.ts'

/** The width between the margins of a letter page, in twentieths of a point. */
const pageWidth = 9360
const rule = '_'.repeat(32)
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const noBorders = { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none }
const margins = { top: 40, bottom: 40, left: 100, right: 100 }

/** A table with rules; of one without a header the first column is bold, as labels are. */
export function wordTable({ rows, header, widths }: Extract<Block, { kind: 'table' }>, around: Surroundings): Table {
	const columns = columnWidths(widths ?? (header || rows[0]?.length !== 2 ? [] : [32, 68]), rows[0]?.length ?? 1)
	return new Table({
		width: { size: pageWidth, type: WidthType.DXA },
		layout: TableLayoutType.FIXED,
		columnWidths: columns,
		margins,
		rows: rows.map(
			(cells, at) =>
				new TableRow({
					cantSplit: true,
					tableHeader: header && at === 0,
					children: cells.map(
						(cell, column) =>
							new TableCell({
								width: { size: columns[column] ?? 0, type: WidthType.DXA },
								children: [
									new Paragraph({
										style: styleIds.cell,
										children: runs(cell, around, { bold: header ? at === 0 : column === 0 }),
									}),
								],
							}),
					),
				}),
		),
	})
}

/** The signers two in a row, each column kept together. */
export function signatureTable(signers: readonly Signer[]): Table {
	const rows: Signer[][] = []
	for (let at = 0; at < signers.length; at += 2) rows.push(signers.slice(at, at + 2))
	return layoutTable(rows.map((row) => [0, 1].map((column) => (row[column] ? signerLines(row[column]) : ['']))))
}

/** One row for every entry of a list. */
export function signatureListTable(list: string, signer: Signer): Table {
	const [first = '', ...lines] = signerLines(signer)
	return layoutTable([[[`{{#each ${list}}}${first}`, ...lines], ['{{/each}}']]])
}

function signerLines({ label, name, by, byHand }: Signer): string[] {
	const handLines = byHand.map((words) => `${words}: ${rule}`)
	const heading = `**${upperCase(label)}**`
	if (!by) return [heading, `Signature: ${rule}`, `Name: ${name}`, ...handLines, `Date: ${rule}`]
	return [
		heading,
		`**${name}**`,
		`By: ${rule}`,
		`Name: ${orRule(by.name)}`,
		...(by.title ? [`Title: ${orRule(by.title)}`] : []),
		...handLines,
		`Date: ${rule}`,
	]
}

function layoutTable(rows: string[][][]): Table {
	const columns = columnWidths([], 2)
	return new Table({
		width: { size: pageWidth, type: WidthType.DXA },
		layout: TableLayoutType.FIXED,
		columnWidths: columns,
		borders: noBorders,
		margins,
		rows: rows.map(
			(cells) =>
				new TableRow({
					cantSplit: true,
					children: cells.map(
						(lines, column) =>
							new TableCell({
								borders: { top: none, bottom: none, left: none, right: none },
								width: { size: columns[column] ?? 0, type: WidthType.DXA },
								children: lines.map((line) => new Paragraph({ style: styleIds.signer, children: lineRuns(line) })),
							}),
					),
				}),
		),
	})
}

function lineRuns(line: string): TextRun[] {
	return readInline(line).flatMap((piece) => ('text' in piece ? [new TextRun({ text: piece.text, bold: piece.bold })] : []))
}

function columnWidths(shares: readonly number[], columns: number): number[] {
	const each = shares.length === columns ? shares : Array.from({ length: columns }, () => 100 / columns)
	return each.map((share) => Math.floor((pageWidth * share) / 100))
}

/** A line to fill in by hand where nobody answered. */
function orRule(words: string): string {
	const field = /^\{\{([\w.]+)\}\}$/.exec(words)?.[1]
	return field ? `{{#if has ${field}}}${words}{{else}}${rule}{{/if}}` : words
}

/** Capitals for all but the language's own words. */
function upperCase(label: string): string {
	return label.replace(/\{\{[^{}]*\}\}|[^{]+/g, (piece) => (piece.startsWith('{{') ? piece : piece.toUpperCase()))
}
