import { readableBranch } from './paragraph-content.ts'
import type { StoryProgress } from './story-progress.ts'
import type { XmlElement } from '../package/xml/xml-element.ts'
import { isDeletion, isGone, type Reading } from './revision-elements.ts'
import { ParagraphText } from './paragraph-text.ts'

const skipped = new Set(['w:sdtPr', 'w:sdtEndPr', 'w:customXmlPr', 'w:tblPr', 'w:tblGrid', 'w:tblPrEx', 'w:trPr', 'w:tcPr', 'w:sectPr'])

/**
 * The paragraphs of a story in reading order, empty ones too: cells row by row, text boxes after the paragraph that
 * anchors them. A paragraph whose mark is gone runs on into the next one of its container; before a table and at
 * the end of the container its mark stays, as there is nothing to run on into.
 *
 * @param blocks the children of `w:body`, `w:footnote`, `w:hdr` …
 * @param progress of the part.
 */
export function readStoryTexts(blocks: readonly XmlElement[], reading: Reading, progress: StoryProgress): string[] {
	const texts: string[] = []
	readBlocks(blocks, reading, progress, texts)
	return texts
}

function readBlocks(elements: readonly XmlElement[], reading: Reading, progress: StoryProgress, texts: string[]): void {
	let open: ParagraphText | null = null
	const close = () => {
		const closed = open
		open = null
		if (!closed) return
		texts.push(closed.text)
		for (const box of closed.boxes) readBlocks(box.name === 'w:txbxContent' ? box.children : [box], reading, progress, texts)
	}
	for (const block of find(elements, isBlock, reading)) {
		if (block.name === 'w:tbl') {
			close()
			for (const row of find(block.children, isRow, reading)) {
				if (propertiesSayGone(row, 'w:trPr', reading)) continue
				for (const cell of find(row.children, isCell, reading)) {
					if (!propertiesSayGone(cell, 'w:tcPr', reading)) readBlocks(cell.children, reading, progress, texts)
				}
			}
			continue
		}
		open ??= new ParagraphText(reading, progress)
		open.add(block)
		const mark = markGone(block, reading)
		if (!mark) close()
		else if (!reading.carriedOut && isDeletion(mark)) open.beginAnother()
	}
	close()
}

function* find(elements: readonly XmlElement[], isWanted: (element: XmlElement) => boolean, reading: Reading): Generator<XmlElement> {
	for (const element of elements) {
		if (isWanted(element)) yield element
		else if (element.name === 'mc:AlternateContent') yield* find(readableBranch(element), isWanted, reading)
		else if (!skipped.has(element.name) && !isGone(element, reading)) yield* find(element.children, isWanted, reading)
	}
}

const isBlock = ({ name }: XmlElement) => name === 'w:p' || name === 'w:tbl'
const isRow = ({ name }: XmlElement) => name === 'w:tr'
const isCell = ({ name }: XmlElement) => name === 'w:tc'

function propertiesSayGone(element: XmlElement, properties: string, reading: Reading): boolean {
	return element.child(properties)?.children.some((change) => isGone(change, reading)) ?? false
}

function markGone(paragraph: XmlElement, reading: Reading): XmlElement | undefined {
	return paragraph.at('w:pPr', 'w:rPr')?.children.find((change) => isGone(change, reading))
}
