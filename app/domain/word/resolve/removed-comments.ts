import type { XmlElement } from '../package/xml/xml-element.ts'
import type { Decisions } from './decisions.ts'

const commentMarks = new Set(['w:commentRangeStart', 'w:commentRangeEnd', 'w:commentReference'])
const withoutContent = new Set([
	'w:pPr',
	'w:rPr',
	'w:tblPr',
	'w:tblGrid',
	'w:trPr',
	'w:tcPr',
	'w:sectPr',
	'w:sdtPr',
	'w:lastRenderedPageBreak',
	'w:annotationRef',
])

/**
 * Ids of the comments that go with the words they are about, as in Word: those whose mark stands in what goes, and
 * those that have words in their range of which none stays. Comments on nothing stay.
 */
export function removedComments(root: XmlElement, decisions: Decisions): Set<string> {
	const vanished = new Set<string>()
	const begun = new Map<string, { stay: number; go: number }>()
	const counted = { stay: 0, go: 0 }
	visit(root, false)
	return vanished

	function visit(element: XmlElement, goes: boolean): void {
		if (withoutContent.has(element.name)) return
		if (commentMarks.has(element.name)) return visitMark(element, goes)
		const going = goes || decisions.takesOut(element) || decisions.takesOutBlock(element)
		const isRun = element.name === 'w:r' || element.name === 'm:r'
		for (const child of element.children) {
			visit(child, going)
			if (isRun && !commentMarks.has(child.name) && !withoutContent.has(child.name)) counted[going ? 'go' : 'stay']++
		}
	}

	function visitMark(mark: XmlElement, goes: boolean): void {
		const id = mark.attribute('w:id') ?? ''
		if (mark.name === 'w:commentRangeStart') begun.set(id, { ...counted })
		else if (mark.name === 'w:commentReference') {
			if (goes) vanished.add(id)
		} else {
			const before = begun.get(id)
			if (before && counted.go > before.go && counted.stay === before.stay) vanished.add(id)
		}
	}
}

/** What the comments that go leave behind in a part: the ends of their ranges, and the runs that show their mark. */
export function marksOfComments(elements: readonly XmlElement[], ids: ReadonlySet<string>): XmlElement[] {
	if (ids.size === 0) return []
	return elements.flatMap((element) => {
		if (element.name === 'w:r')
			return element.children.some((child) => isMark(child)) && element.children.every((child) => child.name === 'w:rPr' || isMark(child))
				? [element]
				: []
		return isMark(element) ? [element] : []
	})

	function isMark(element: XmlElement): boolean {
		return commentMarks.has(element.name) && ids.has(element.attribute('w:id') ?? '')
	}
}
