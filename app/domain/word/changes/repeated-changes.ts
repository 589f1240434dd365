import type { XmlElement } from '../package/xml/xml-element.ts'
import { firstIndexWhere } from '../package/binary-search.ts'
import type { FoundChange } from './found-change.ts'

/** A branch of alternatives that is not read, with its changes and the branch that is read in its place. */
export interface Shadow {
	read: XmlElement | undefined
	changes: readonly FoundChange[]
}

/**
 * Adds changes in branches that are not read: a writer repeats the same changes there, under the same ids or with the
 * same words under other ids. What only such a branch has is a change of its own.
 */
export function addShadows(found: FoundChange[], shadows: readonly Shadow[]): FoundChange[] {
	if (shadows.length === 0) return found
	const marks = found
		.flatMap((change) => change.marks.map((mark) => ({ mark, change })))
		.sort((one, other) => one.mark.start - other.mark.start)
	const byId = new Map(marks.map(({ mark, change }) => [keyOf(mark), change]))
	for (const { read, changes } of shadows) {
		const beside = read ? changesWithin(marks, read) : new Set<FoundChange>()
		for (const shadow of changes) {
			const [first] = shadow.marks
			const same = (first && byId.get(keyOf(first))) ?? [...beside].find((change) => isSameChange(change, shadow, read))
			if (same) {
				// The next one in the same words belongs to the next change.
				if (!beganBefore(same, read)) beside.delete(same)
				same.marks.push(...shadow.marks)
				same.controls.push(...shadow.controls)
			} else found.push(shadow)
		}
	}
	return found
}

function changesWithin(marks: readonly { mark: XmlElement; change: FoundChange }[], { start, end }: XmlElement): Set<FoundChange> {
	return new Set(
		marks
			.slice(
				firstIndexWhere(marks, ({ mark }) => mark.start >= start),
				firstIndexWhere(marks, ({ mark }) => mark.start >= end),
			)
			.map(({ change }) => change),
	)
}

function isSameChange(change: FoundChange, shadow: FoundChange, read: XmlElement | undefined): boolean {
	if (change.kind !== shadow.kind || change.author !== shadow.author || change.date !== shadow.date) return false
	return beganBefore(change, read)
		? change.text.includes(shadow.text)
		: change.text === shadow.text && change.onlyParagraphMarks === shadow.onlyParagraphMarks
}

/** Whether a change covers more than the branch: a text box that came with the words around it. */
function beganBefore({ marks: [first] }: FoundChange, read: XmlElement | undefined): boolean {
	return first !== undefined && read !== undefined && first.start < read.start
}

function keyOf(mark: XmlElement): string {
	return `${mark.name} ${mark.attribute('w:id')} ${mark.attribute('w:author')}`
}
