import { readableBranch } from '../read/paragraph-content.ts'
import type { XmlElement } from '../package/xml/xml-element.ts'
import { ChangeGroups } from './change-groups.ts'
import { type FoundChange, kindOf } from './found-change.ts'
import { textOfLeaf } from './leaf-text.ts'
import { RangedChanges } from './ranged-changes.ts'
import { addShadows } from './repeated-changes.ts'

/** Stands between runs without being content. */
const passedOver = new Set(['w:rPr', 'm:rPr', 'w:lastRenderedPageBreak', 'w:commentReference', 'w:annotationRef'])

/**
 * The tracked changes in some elements of a part, in document order, with the elements that make each. Of
 * alternatives, the marks of all belong to the change that the readable one shows.
 */
export function findChanges(elements: readonly XmlElement[]): FoundChange[] {
	const finder = new ChangeFinder()
	for (const element of elements) finder.visit(element)
	finder.ranges.finish()
	return addShadows(
		finder.groups.found,
		finder.shadows.map(({ branch, read }) => ({ read, changes: findChanges([branch]) })),
	)
}

class ChangeFinder {
	readonly groups = new ChangeGroups()
	readonly ranges = new RangedChanges(this.groups)
	/** Branches of alternatives that are not read, each with the one that is. */
	readonly shadows: { branch: XmlElement; read: XmlElement | undefined }[] = []
	private table: { changes: FoundChange[]; grids: XmlElement[] } | null = null

	visit(element: XmlElement): void {
		switch (element.name) {
			case 'w:p':
				return this.visitParagraph(element)
			case 'w:r':
			case 'm:r':
				return this.visitRun(element)
			case 'w:tbl':
				return this.visitTable(element)
			case 'w:tr':
				return this.visitRow(element)
			case 'w:tc':
				return this.cover(this.changesIn(element.child('w:tcPr'), ['w:cellIns', 'w:cellDel', 'w:cellMerge']), element)
			case 'w:ins':
			case 'w:del':
			case 'w:moveFrom':
			case 'w:moveTo':
				return this.cover([this.meet(element)], element)
			case 'm:ctrlPr':
				return this.visitMathControl(element)
			case 'w:numPr':
				for (const mark of element.children)
					if (mark.name === 'w:ins' || mark.name === 'w:numberingChange') this.groups.meetAlone('numbering', mark)
				return
			case 'w:cellIns':
			case 'w:cellDel':
			case 'w:cellMerge':
				return
			case 'mc:AlternateContent':
				return this.visitAlternatives(element)
			case 'w:sdt':
			case 'w:customXml':
			case 'w:smartTag':
				return this.ranges.around(element, () => this.visitChildren(element))
		}
		if (element.name.startsWith('w:') && (this.ranges.meet(element) || this.visitPropertyChange(element))) return
		this.visitChildren(element)
	}

	private visitChildren(element: XmlElement): void {
		for (const child of element.children) this.visit(child)
	}

	private cover(changes: FoundChange[], element: XmlElement): void {
		this.groups.within(changes, () => this.visitChildren(element))
	}

	private meet(mark: XmlElement, isParagraphMark = false): FoundChange {
		const kind = kindOf(mark) ?? 'formatting'
		return this.ranges.moveAround(kind, mark) ?? this.groups.meet(kind, mark, isParagraphMark)
	}

	private visitParagraph(paragraph: XmlElement): void {
		const outer = this.groups.paragraphIndex
		this.groups.enterParagraph(paragraph.paragraphIndex)
		const properties = paragraph.child('w:pPr')
		const formatting = properties?.child('w:pPrChange')
		const marks = properties?.child('w:rPr')?.children.filter((each) => isRunChange(each) || each.name === 'w:rPrChange') ?? []
		for (const property of properties?.children ?? []) if (property !== formatting && property.name !== 'w:rPr') this.visit(property)
		this.groups.within(formatting ? [this.groups.meetAlone('paragraph_formatting', formatting)] : [], () => {
			for (const child of paragraph.children) if (child !== properties) this.visit(child)
		})
		this.groups.within(
			marks.map((mark) => this.meet(mark, true)),
			() => this.groups.pass('\n'),
		)
		this.groups.paragraphIndex = outer
	}

	private visitRun(run: XmlElement): void {
		const properties = run.child('w:rPr')
		// Word gives runs no w:ins among their properties; other writers do, and it has to go when all is accepted.
		const changes = this.changesIn(properties, ['w:rPrChange'])
		for (const mark of properties?.children.filter(isRunChange) ?? []) this.meet(mark)
		this.groups.within(changes, () => this.visitRunContent(run))
	}

	private visitRunContent(element: XmlElement): void {
		for (const child of element.children) {
			if (passedOver.has(child.name)) continue
			// In formulas the change stands inside the run.
			if (isRunChange(child)) {
				this.groups.within([this.meet(child)], () => this.visitRunContent(child))
				continue
			}
			this.groups.pass(textOfLeaf(child))
			this.visit(child)
		}
	}

	private changesIn(properties: XmlElement | undefined, names: readonly string[]): FoundChange[] {
		return (properties?.children ?? []).filter(({ name }) => names.includes(name)).map((mark) => this.meet(mark))
	}

	private visitTable(table: XmlElement): void {
		const outer = this.table
		const own: { changes: FoundChange[]; grids: XmlElement[] } = { changes: [], grids: [] }
		this.table = own
		this.visitChildren(table)
		// A changed grid has neither author nor date, so it goes with the table's other changes.
		for (const grid of own.grids) {
			const [change] = own.changes
			if (change) change.marks.push(grid)
			else own.changes.push(this.groups.meetAlone('table', grid))
		}
		this.table = outer
	}

	private visitRow(row: XmlElement): void {
		const marks = row.child('w:trPr')?.children.filter(({ name }) => name === 'w:ins' || name === 'w:del') ?? []
		const changes = marks.map((mark) => this.groups.meet(mark.name === 'w:ins' ? 'row_insertion' : 'row_deletion', mark))
		this.groups.within(changes, () => {
			for (const child of row.children)
				for (const inner of child.name === 'w:trPr' ? child.children.filter((each) => !marks.includes(each)) : [child]) this.visit(inner)
		})
	}

	private visitMathControl(control: XmlElement): void {
		for (const child of control.children) {
			if (child.name === 'w:ins' || child.name === 'w:del') this.groups.within([this.meet(child)], () => this.groups.pass(''))
			this.visitChildren(child)
		}
	}

	private visitAlternatives(alternatives: XmlElement): void {
		const content = readableBranch(alternatives)
		const read = alternatives.children.find(({ children }) => children === content)
		if (read) this.visitChildren(read)
		for (const branch of alternatives.children) if (branch !== read) this.shadows.push({ branch, read })
	}

	/** @returns whether the element is a change of properties. */
	private visitPropertyChange(element: XmlElement): boolean {
		const kind = kindOf(element)
		if (kind === 'table') this.visitTableChange(element)
		else if (kind) this.groups.meetAlone(kind, element)
		return kind !== null
	}

	/** What one person did to the looks of a table at one time is one change. */
	private visitTableChange(element: XmlElement): void {
		if (this.table && element.name === 'w:tblGridChange') {
			this.table.grids.push(element)
			return
		}
		const same = this.table?.changes.find(
			({ author, date }) => author === (element.attribute('w:author') ?? '') && date === element.attribute('w:date'),
		)
		if (same) same.marks.push(element)
		else {
			const change = this.groups.meetAlone('table', element)
			this.table?.changes.push(change)
		}
	}
}

function isRunChange({ name }: XmlElement): boolean {
	return name === 'w:ins' || name === 'w:del' || name === 'w:moveFrom' || name === 'w:moveTo'
}
