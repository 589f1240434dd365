import { type NoteReference, type Atom, readableBranch } from '#app/domain/word/read/paragraph-content.ts'
import { StoryProgress } from '#app/domain/word/read/story-progress.ts'
import { readStory } from '#app/domain/word/read/story.ts'
import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import type { FileParagraph, FileStory } from '#app/domain/word/read/read-stories.ts'
import { copiesOfBoxes } from './text-box-copies.ts'
import { comparedText } from './compared-text.ts'

/** A paragraph of a file without tracked changes. */
export interface ParagraphBlock {
	kind: 'paragraph'
	/** As findings and edits name it, 'b12'. */
	id: string
	element: XmlElement
	parent: XmlElement
	atoms: Atom[]
	/** As extraction reads it. */
	text: string
	/** What is compared; as long as `text`, offsets are the same. */
	compared: string
	notes: NoteReference[]
	/** What stands in the text boxes anchored here. */
	boxes: Block[][]
	/** By text box: the copy of its words for older readers. */
	copies: Block[][][]
}

export interface TableBlock {
	kind: 'table'
	element: XmlElement
	parent: XmlElement
	rows: RowBlock[]
}

export interface RowBlock {
	element: XmlElement
	parent: XmlElement
	cells: CellBlock[]
}

export interface CellBlock {
	element: XmlElement
	blocks: Block[]
}

export type Block = ParagraphBlock | TableBlock

interface Reading {
	paragraphs: ReadonlyMap<XmlElement, FileParagraph>
	/** For what extraction does not read; made when there is any. */
	progress: StoryProgress | null
}

const skipped = new Set(['w:sdtPr', 'w:sdtEndPr', 'w:customXmlPr', 'w:tblPr', 'w:tblGrid', 'w:tblPrEx', 'w:trPr', 'w:tcPr', 'w:sectPr'])

/** The blocks of a story, tables with their rows and cells; content controls are as if they were not there. */
export function readBlocks(story: FileStory): Block[] {
	const paragraphs = new Map(story.paragraphs.map((paragraph) => [paragraph.story.element, paragraph]))
	return blocksIn(story.container, { paragraphs, progress: null })
}

/** All paragraphs in reading order, those of cells and text boxes too. */
export function* paragraphsOf(blocks: readonly Block[]): Generator<ParagraphBlock> {
	for (const block of blocks) {
		if (block.kind === 'table') {
			for (const { cells } of block.rows) for (const cell of cells) yield* paragraphsOf(cell.blocks)
			continue
		}
		yield block
		for (const box of block.boxes) yield* paragraphsOf(box)
	}
}

function blocksIn(container: XmlElement, reading: Reading): Block[] {
	return [...flatten(container, 'w:p', 'w:tbl')].flatMap(({ element, parent }): Block[] => {
		if (element.name === 'w:tbl') return [readTable(element, parent, reading)]
		const paragraph = reading.paragraphs.get(element)
		return paragraph ? [readParagraph(paragraph, parent, reading)] : []
	})
}

function readTable(table: XmlElement, parent: XmlElement, reading: Reading): TableBlock {
	const rows = [...flatten(table, 'w:tr')].map((row) => ({
		...row,
		cells: [...flatten(row.element, 'w:tc')].map(({ element }) => ({ element, blocks: blocksIn(element, reading) })),
	}))
	return { kind: 'table', element: table, parent, rows }
}

function readParagraph({ id, text, story }: FileParagraph, parent: XmlElement, reading: Reading): ParagraphBlock {
	const atoms = story.contents.flatMap((content) => content.atoms)
	const boxes = story.contents.flatMap((content) => content.boxes)
	const copies = copiesOfBoxes(story.element, boxes)
	return {
		kind: 'paragraph',
		id,
		element: story.element,
		parent,
		atoms,
		text,
		compared: comparedText(atoms),
		notes: story.contents.flatMap((content) => content.notes),
		copies: boxes.map((box) => (copies.get(box) ?? []).map((copy) => readCopy(copy, reading))),
		boxes: boxes.map((box) => (box.name === 'w:txbxContent' ? blocksIn(box, reading) : blocksOf(box, parent, reading))),
	}
}

function readCopy(copy: XmlElement, reading: Reading): Block[] {
	reading.progress ??= new StoryProgress(copy.scope.source)
	const read = [...readStory(copy.children, reading.progress)]
	const paragraphs = new Map(
		read.map((story) => [
			story.element,
			{
				id: '',
				part: '',
				kind: 'body' as const,
				text: story.contents.flatMap(({ atoms }) => atoms.map(({ text }) => text)).join(''),
				story,
			},
		]),
	)
	return blocksIn(copy, { ...reading, paragraphs })
}

/** A table or paragraph that invalid markup has inside a run. */
function blocksOf(element: XmlElement, parent: XmlElement, reading: Reading): Block[] {
	if (element.name === 'w:tbl') return [readTable(element, parent, reading)]
	const paragraph = reading.paragraphs.get(element)
	return paragraph ? [readParagraph(paragraph, parent, reading)] : []
}

function* flatten(parent: XmlElement, ...names: string[]): Generator<{ element: XmlElement; parent: XmlElement }> {
	for (const element of parent.name === 'mc:AlternateContent' ? readableBranch(parent) : parent.children) {
		if (names.includes(element.name)) yield { element, parent }
		else if (!skipped.has(element.name)) yield* flatten(element, ...names)
	}
}
