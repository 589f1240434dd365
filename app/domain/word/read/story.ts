import { type ParagraphContent, readableBranch, readParagraphContent } from './paragraph-content.ts'
import type { StoryProgress } from './story-progress.ts'
import { isPainted } from './text-look.ts'
import { numberValue, type XmlElement } from '../package/xml/xml-element.ts'

/**
 * One paragraph of the accepted reading. It is made of several `w:p` where the marks between them are deleted;
 * the last one's mark survives, so its properties and its index are those of the paragraph.
 */
export interface StoryParagraph {
	contents: ParagraphContent[]
	/** The `w:p` whose properties hold. */
	element: XmlElement
	place: Place
}

/** Where a paragraph stands. */
export interface Place {
	cell: { table: number; row: number; column: number } | null
	/** In a cell that Word does not show because the one above spans it. */
	covered: boolean
	/** On something that may not be white: a shaded cell, a text box. */
	painted: boolean
	/** Style of the innermost table. */
	tableStyle: string | null
}

const inTheOpen: Place = { cell: null, covered: false, painted: false, tableStyle: null }
const skipped = new Set(['w:sdtPr', 'w:sdtEndPr', 'w:customXmlPr', 'w:tblPr', 'w:tblGrid', 'w:tblPrEx', 'w:trPr', 'w:tcPr'])

/**
 * The paragraphs of a story in reading order, empty ones too, as if every tracked change were accepted: cells row
 * by row, text boxes after the paragraph that anchors them.
 *
 * @param blocks the children of `w:body`, `w:footnote`, `w:hdr` …
 */
export function* readStory(blocks: Iterable<XmlElement>, progress: StoryProgress, place: Place = inTheOpen): Generator<StoryParagraph> {
	let joined: ParagraphContent[] = []
	for (const block of flatten(blocks, 'w:p', 'w:tbl', progress)) {
		if (block.name === 'w:tbl') {
			yield* flush()
			yield* readTable(block, progress, place)
			continue
		}
		joined.push(readParagraphContent(block, progress))
		if (!markIsDeleted(block, progress)) yield* flush()
	}
	yield* flush()

	function* flush(): Generator<StoryParagraph> {
		const contents = joined
		joined = []
		const last = contents[contents.length - 1]
		if (!last) return
		yield { contents, element: last.element, place }
		for (const box of contents.flatMap(({ boxes }) => boxes)) {
			yield* readStory(box.name === 'w:txbxContent' ? box.children : [box], progress, { ...place, painted: true })
		}
	}
}

function* readTable(table: XmlElement, progress: StoryProgress, place: Place): Generator<StoryParagraph> {
	const number = progress.tables++
	const tableStyle = table.at('w:tblPr', 'w:tblStyle')?.attribute('w:val') ?? null
	let row = 0
	for (const line of flatten(table.children, 'w:tr', 'w:tr', progress)) {
		const properties = line.child('w:trPr')
		const deleted = properties?.child('w:del') !== undefined
		if (deleted || properties?.child('w:ins')) progress.trackedChanges++
		if (deleted) continue

		let column = Math.min(numberValue(properties?.child('w:gridBefore')) ?? 0, 63)
		for (const cell of flatten(line.children, 'w:tc', 'w:tc', progress)) {
			const cellProperties = cell.child('w:tcPr')
			const cellDeleted = cellProperties?.child('w:cellDel') !== undefined
			if (cellDeleted || cellProperties?.child('w:cellIns')) progress.trackedChanges++
			if (!cellDeleted) {
				const merge = cellProperties?.child('w:vMerge')
				const covered = merge !== undefined && merge.attribute('w:val') !== 'restart'
				yield* readStory(cell.children, progress, {
					cell: { table: number, row, column },
					covered: place.covered || covered,
					painted: place.painted || isPainted(cellProperties?.child('w:shd')) || isPainted(table.at('w:tblPr', 'w:shd')),
					tableStyle,
				})
			}
			// Word's tables have at most 63 columns.
			column += Math.min(Math.max(numberValue(cellProperties?.child('w:gridSpan')) ?? 1, 1), 63)
		}
		row++
	}
}

function* flatten(elements: Iterable<XmlElement>, name: string, otherName: string, progress: StoryProgress): Generator<XmlElement> {
	for (const element of elements) {
		if (element.name === name || element.name === otherName) yield element
		else if (element.name === 'w:sectPr') noteSection(element, progress)
		else if (element.name === 'w:commentRangeStart') progress.letCommentWait(element.attribute('w:id') ?? '')
		else if (element.name === 'w:del' || element.name === 'w:moveFrom') progress.trackedChanges++
		else if (element.name === 'mc:AlternateContent') yield* flatten(readableBranch(element), name, otherName, progress)
		else if (!skipped.has(element.name)) yield* flatten(element.children, name, otherName, progress)
	}
}

/** Looks at a paragraph's own properties: its mark's tracked changes, and the section that ends with it. */
function markIsDeleted(paragraph: XmlElement, progress: StoryProgress): boolean {
	const properties = paragraph.child('w:pPr')
	const section = properties?.child('w:sectPr')
	if (section) noteSection(section, progress)
	const changes = (properties?.child('w:rPr')?.children ?? []).filter(({ name }) =>
		['w:ins', 'w:del', 'w:moveFrom', 'w:moveTo'].includes(name),
	)
	progress.trackedChanges += changes.length
	return changes.some(({ name }) => name === 'w:del' || name === 'w:moveFrom')
}

function noteSection(section: XmlElement, progress: StoryProgress): void {
	for (const reference of section.children) {
		if (reference.name === 'w:headerReference' || reference.name === 'w:footerReference')
			progress.headersAndFooters.push(reference.attribute('r:id') ?? '')
	}
}
