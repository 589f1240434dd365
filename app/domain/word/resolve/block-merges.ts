import { readableBranch } from '../read/paragraph-content.ts'
import type { XmlElement } from '../package/xml/xml-element.ts'
import { isDeletion, isInsertion } from '../read/revision-elements.ts'
import type { Decisions } from './decisions.ts'
import type { PartTree } from './part-tree.ts'
import { isRangeMarker } from './range-markers.ts'

const blockContainers = new Set(['w:body', 'w:tc', 'w:hdr', 'w:ftr', 'w:footnote', 'w:endnote', 'w:comment', 'w:txbxContent'])
const blocks = new Set(['w:p', 'w:tbl', 'w:tr', 'w:tc'])

/**
 * What becomes of paragraphs, tables and rows when the marks, rows and cells that were decided upon go: a paragraph
 * without its mark goes into the next one of its container, whose properties hold; before a table and at the end of
 * the container its mark stays. Cells, notes, headers … keep or get a last paragraph, as the format asks.
 */
export class BlockMerges {
	/** By a paragraph that stays: the paragraphs that go into it and the range markers between them, in order. */
	readonly takenIn = new Map<XmlElement, XmlElement[]>()
	/** Everything that was taken in somewhere. */
	readonly moved = new Set<XmlElement>()
	/** Tables without rows and rows without cells. */
	readonly emptied = new Set<XmlElement>()
	/** Containers that need a new last paragraph. */
	readonly wanting = new Set<XmlElement>()
	/**
	 * Changes of paragraph marks that nobody decided upon and that did nothing before a table. With the table gone they
	 * would join paragraphs that no decision joins, so the mark stays and they go.
	 */
	readonly outlived = new Set<XmlElement>()
	private readonly tree: PartTree
	private readonly decisions: Decisions

	constructor(tree: PartTree, decisions: Decisions) {
		this.tree = tree
		this.decisions = decisions
		this.search(tree.root)
	}

	/** Whether some paragraph, table, row or cell inside an element stays there. `null` when there never was one. */
	keepsBlocks(element: XmlElement): boolean | null {
		let known: boolean | null = null
		for (const child of element.children) {
			const keeps = blocks.has(child.name)
				? this.stays(child)
				: child.name === 'w:sdtContent' || !child.name.endsWith('Pr')
					? this.keepsBlocks(child)
					: null
			if (keeps) return !this.decisions.takesOut(element)
			known ??= keeps
		}
		return known
	}

	private stays(block: XmlElement): boolean {
		return !this.moved.has(block) && !this.emptied.has(block) && !this.decisions.takesOutBlock(block)
	}

	private search(element: XmlElement): void {
		if (!this.tree.isChanged(element) || this.decisions.takesOut(element)) return
		if (blockContainers.has(element.name)) return this.readContainer(element)
		// What a careless writer put inside a run is a story of its own.
		const stray = element.name === 'w:r' ? element.children.filter(({ name }) => name === 'w:p' || name === 'w:tbl') : []
		if (stray.length > 0) for (const block of stray) this.readSequence([block])
		else for (const child of element.children) this.search(child)
	}

	private readContainer(container: XmlElement): void {
		const last = this.readSequence(container.children)
		if (last === null || (last.name === 'w:tbl' && container.name === 'w:tc')) {
			this.wanting.add(container)
			this.tree.change(container)
		}
	}

	private readSequence(elements: readonly XmlElement[]): XmlElement | null {
		let running: XmlElement[] = []
		let last: XmlElement | null = null
		/** The paragraph before a table that went, as long as nothing follows. */
		let freed: XmlElement | null = null
		const close = () => {
			// Nothing follows to run on into: the last paragraph stays, and takes in those before it.
			const index = running.findLastIndex(({ name }) => name === 'w:p')
			if (index > 0) this.takeIn(running[index] as XmlElement, running.slice(0, index))
			running = []
		}
		for (const block of this.flatten(elements)) {
			if (block.name === 'w:tbl') {
				close()
				if (this.readTable(block)) {
					last = block
					freed = null
				} else if (last?.name === 'w:p') freed = last
			} else if (block.name === 'w:p') {
				if (freed) this.keepMark(freed)
				freed = null
				for (const child of block.children) this.search(child)
				last = block
				if (this.decisions.takesOutMarkOf(block)) running.push(block)
				else {
					if (running.length > 0) this.takeIn(block, running)
					running = []
				}
			} else if (running.length > 0) running.push(block)
		}
		close()
		return last
	}

	private keepMark(paragraph: XmlElement): void {
		for (const mark of paragraph.at('w:pPr', 'w:rPr')?.children ?? []) {
			if ((!isInsertion(mark) && !isDeletion(mark)) || this.decisions.of(mark) !== undefined) continue
			this.outlived.add(mark)
			this.tree.change(mark)
		}
	}

	private takeIn(paragraph: XmlElement, taken: XmlElement[]): void {
		this.takenIn.set(paragraph, taken)
		this.tree.change(paragraph)
		for (const each of taken) {
			this.moved.add(each)
			this.tree.change(each)
		}
	}

	private readTable(table: XmlElement): boolean {
		if (!this.tree.isChanged(table)) return true
		let rows = 0
		for (const row of this.flatten(table.children, 'w:tr')) {
			if (this.decisions.takesOutBlock(row)) continue
			const cells = [...this.flatten(row.children, 'w:tc')].filter((cell) => !this.decisions.takesOutBlock(cell))
			for (const cell of cells) if (this.tree.isChanged(cell)) this.readContainer(cell)
			if (cells.length > 0) rows++
			else this.emptied.add(row)
		}
		if (rows === 0) this.emptied.add(table)
		return rows > 0
	}

	/** Paragraphs, tables and the range markers among them, or rows, or cells, whatever stands around them. */
	private *flatten(elements: readonly XmlElement[], wanted: 'w:p' | 'w:tr' | 'w:tc' = 'w:p'): Generator<XmlElement> {
		for (const element of elements) {
			if (element.name === wanted || (wanted === 'w:p' && (element.name === 'w:tbl' || isRangeMarker(element)))) yield element
			else if (element.name === 'mc:AlternateContent') {
				const read = readableBranch(element)
				yield* this.flatten(read, wanted)
				for (const branch of element.children)
					if (branch.children !== read && this.tree.isChanged(branch)) this.readSequence(branch.children)
			} else if (!element.name.endsWith('Pr') && !this.decisions.takesOut(element)) yield* this.flatten(element.children, wanted)
		}
	}
}
