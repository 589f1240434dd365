import type { XmlElement } from '../../extraction/docx/xml-element.ts'
import type { ChangeKind } from '../tracked-change.ts'
import type { ChangeGroups } from './change-groups.ts'
import { type FoundChange, kindOf } from './found-change.ts'

interface OpenRange {
	start: XmlElement
	kind: ChangeKind
	change: FoundChange | null
	/** Whether a content control or custom XML element has been found whose tag this range is about. */
	taken: boolean
}

const rangeName = /^w:(move|customXml(?:Ins|Del|Move))(From|To)?Range(Start|End)$/

/**
 * Changes that the file marks with a start and an end somewhere in the text: the two places of a move, and content
 * controls or custom XML elements that were put around text or taken away. Of such an element the start tag stands
 * in one range and the end tag in another (ECMA-376 17.13.5.4 to 17.13.5.11).
 */
export class RangedChanges {
	private readonly groups: ChangeGroups
	private readonly open: OpenRange[] = []

	constructor(groups: ChangeGroups) {
		this.groups = groups
	}

	/** @returns whether the element starts or ends a range. */
	meet(element: XmlElement): boolean {
		if (!rangeName.test(element.name)) return false
		const kind = kindOf(element)
		if (kind) this.open.push({ start: element, kind, change: null, taken: false })
		else this.end(element)
		return true
	}

	/** The move in whose range a mark stands; `undefined` when there is none. */
	moveAround(kind: ChangeKind, mark: XmlElement): FoundChange | undefined {
		const range = this.open.findLast((each) => each.kind === kind && each.start.name.startsWith('w:move'))
		const change = range && this.changeOf(range)
		change?.marks.push(mark)
		return change
	}

	/** Reads an element whose tags may stand in ranges of their own. */
	around(element: XmlElement, read: () => void): void {
		const opening = this.open.findLast(({ start, taken }) => !taken && start.name.startsWith('w:customXml'))
		if (opening) {
			opening.taken = true
			opening.change ??= this.moveAround(opening.kind, opening.start) ?? this.groups.meet(opening.kind, opening.start)
			opening.change.controls.push(element)
		}
		const outside = new Set(this.open)
		read()
		for (const closing of this.open) {
			if (!opening?.change || outside.has(closing) || closing.taken || closing.kind !== opening.kind) continue
			closing.taken = true
			closing.change = opening.change
			closing.change.marks.push(closing.start)
		}
	}

	/** Ends what the part never ends. */
	finish(): void {
		for (const range of this.open.splice(0)) this.changeOf(range)
	}

	private end(element: XmlElement): void {
		const id = element.attribute('w:id')
		const index = this.open.findLastIndex(({ start }) => start.name === element.name.replace(/End$/, 'Start') && start.attribute('w:id') === id)
		const [range] = index < 0 ? [] : this.open.splice(index, 1)
		if (!range) return
		const change = this.changeOf(range)
		change.marks.push(element)
		// Of a paragraph that was moved whole, the range may end before its mark.
		this.groups.leaveOpen(change)
	}

	private changeOf(range: OpenRange): FoundChange {
		return (range.change ??= range.start.name.startsWith('w:move') ? this.beginMove(range) : this.groups.meet(range.kind, range.start))
	}

	private beginMove({ start, kind }: OpenRange): FoundChange {
		const change = this.groups.meetAlone(kind, start)
		change.move = start.attribute('w:name')
		return change
	}
}
