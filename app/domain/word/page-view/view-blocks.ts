import { readableBranch } from '#app/domain/word/read/paragraph-content.ts'
import { numberValue, type XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import type { FileParagraph } from '../read/read-stories.ts'
import type { ViewBlock, ViewCell, ViewParagraph, ViewTable } from './view-document.ts'

/** A paragraph of the view with what it was made of, found by its `w:p`. */
export type ViewedParagraphs = Map<XmlElement, { view: ViewParagraph; from: FileParagraph }>

const skipped = new Set(['w:sdtPr', 'w:sdtEndPr', 'w:customXmlPr', 'w:tblPr', 'w:tblGrid', 'w:tblPrEx', 'w:trPr', 'w:tcPr', 'w:sectPr'])

/**
 * Puts the paragraphs of a story back into their tables, as deep as they stand. Paragraphs that run on into the next
 * one are not there any more, nor rows and cells that are deleted.
 *
 * @param elements the blocks of the story
 */
export function viewBlocks(elements: Iterable<XmlElement>, paragraphs: ViewedParagraphs, boxed = false): ViewBlock[] {
	const blocks: ViewBlock[] = []
	for (const element of flatten(elements, 'w:p', 'w:tbl')) {
		if (element.name === 'w:tbl') {
			blocks.push(viewTable(element, paragraphs, boxed))
			continue
		}
		const found = paragraphs.get(element)
		if (!found) continue
		blocks.push(boxed ? { ...found.view, boxed: true } : found.view)
		for (const box of found.from.story.contents.flatMap(({ boxes }) => boxes)) {
			blocks.push(...viewBlocks(box.name === 'w:txbxContent' ? box.children : [box], paragraphs, true))
		}
	}
	return blocks
}

function viewTable(table: XmlElement, paragraphs: ViewedParagraphs, boxed: boolean): ViewTable {
	const rows: ViewCell[][] = []
	const open = new Map<number, ViewCell>()
	for (const line of flatten(table.children, 'w:tr', 'w:tr')) {
		const properties = line.child('w:trPr')
		if (properties?.child('w:del')) continue
		const row: ViewCell[] = []
		let column = Math.min(numberValue(properties?.child('w:gridBefore')) ?? 0, 63)
		for (let gap = 0; gap < column; gap++) row.push({ blocks: [] })
		for (const element of flatten(line.children, 'w:tc', 'w:tc')) {
			const cellProperties = element.child('w:tcPr')
			const columns = Math.min(Math.max(numberValue(cellProperties?.child('w:gridSpan')) ?? 1, 1), 63)
			const merge = cellProperties?.child('w:vMerge')
			const above = open.get(column)
			if (merge && merge.attribute('w:val') !== 'restart' && above) {
				above.rows = (above.rows ?? 1) + 1
			} else if (!cellProperties?.child('w:cellDel')) {
				const cell: ViewCell = { ...(columns > 1 ? { columns } : {}), blocks: viewBlocks(element.children, paragraphs, boxed) }
				row.push(cell)
				if (merge) open.set(column, cell)
				else open.delete(column)
			}
			column += columns
		}
		rows.push(row)
	}
	return { kind: 'table', rows }
}

function* flatten(elements: Iterable<XmlElement>, name: string, otherName: string): Generator<XmlElement> {
	for (const element of elements) {
		if (element.name === name || element.name === otherName) yield element
		else if (element.name === 'mc:AlternateContent') yield* flatten(readableBranch(element), name, otherName)
		else if (!skipped.has(element.name)) yield* flatten(element.children, name, otherName)
	}
}
