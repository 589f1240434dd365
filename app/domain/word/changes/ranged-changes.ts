import type { XmlElement } from '../package/xml/xml-element.ts'
import type { ChangeKind } from './tracked-change.ts'
import type { ChangeGroups } from './change-groups.ts'
import { type FoundChange, kindOf } from './found-change.ts'

interface OpenRange {
	start: XmlElement
	kind: ChangeKind
	change: FoundChange | null
	/** Whether the range has ended or, for content controls, whether the element whose tag it marks was found. */
	done: boolean
}

const rangeName = /^w:(move|customXml(?:Ins|Del|Move))(From|To)?Range(Start|End)$/

/**
 * Changes that the file marks with a start and an end somewhere in the text: the two places of a move, and content
 * controls or custom XML elements that were put around text or taken away. Of such an element the start tag stands
 * in one range and the end tag in another (ECMA-376 17.13.5.4 to 17.13.5.11).
 */
export class RangedChanges {
	private readonly groups: ChangeGroups
	/** Not ended yet, by name and id of their start. */
	private readonly begun = new Map<string, OpenRange>()
	/** Open ranges of moves by kind, and of controls; the last one is the innermost. */
	private readonly moves: Partial<Record<ChangeKind, OpenRange[]>> = {}
	private readonly controls: OpenRange[] = []

	constructor(groups: ChangeGroups) {
		this.groups = groups
	}

	/** @returns whether the element starts or ends a range. */
	meet(element: XmlElement): boolean {
		if (!rangeName.test(element.name)) return false
		const kind = kindOf(element)
		if (kind) this.begin(element, kind)
		else this.end(element)
		return true
	}

	/** The move in whose range a mark stands; `undefined` when there is none. */
	moveAround(kind: ChangeKind, mark: XmlElement): FoundChange | undefined {
		const range = lastOpen(this.moves[kind] ?? [])
		const change = range && this.changeOf(range)
		change?.marks.push(mark)
		return change
	}

	/** Reads an element whose tags may stand in ranges of their own. */
	around(element: XmlElement, read: () => void): void {
		const opening = lastOpen(this.controls)
		if (opening) {
			opening.done = true
			opening.change ??= this.moveAround(opening.kind, opening.start) ?? this.groups.meet(opening.kind, opening.start)
			opening.change.controls.push(element)
		}
		read()
		const closing = lastOpen(this.controls)
		if (!closing || !opening?.change || closing.kind !== opening.kind || closing.start.start < element.start) return
		closing.done = true
		closing.change = opening.change
		closing.change.marks.push(closing.start)
	}

	/** Ends the ranges that the part never ends. */
	finish(): void {
		for (const range of this.begun.values()) this.changeOf(range)
		this.begun.clear()
	}

	private begin(start: XmlElement, kind: ChangeKind): void {
		const range: OpenRange = { start, kind, change: null, done: false }
		const key = `${start.name} ${start.attribute('w:id')}`
		const same = this.begun.get(key)
		if (same) this.changeOf(same)
		this.begun.set(key, range)
		if (start.name.startsWith('w:move')) (this.moves[kind] ??= []).push(range)
		else this.controls.push(range)
	}

	private end(element: XmlElement): void {
		const key = `${element.name.replace(/End$/, 'Start')} ${element.attribute('w:id')}`
		const range = this.begun.get(key)
		if (!range) return
		this.begun.delete(key)
		range.done = true
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

/** The last range that is not done; those after it are forgotten. */
function lastOpen(ranges: OpenRange[]): OpenRange | undefined {
	while (ranges.at(-1)?.done) ranges.pop()
	return ranges.at(-1)
}
