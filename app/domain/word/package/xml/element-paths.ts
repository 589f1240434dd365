import type { XmlElement } from './xml-element.ts'
import { firstIndexWhere } from '../binary-search.ts'

/** The elements from the root down to one of its descendants, both included. */
export function pathTo(root: XmlElement, element: XmlElement): XmlElement[] {
	const path = [root]
	for (let at: XmlElement | undefined = root; at && at !== element;) {
		at = childAround(at, element)
		if (at) path.push(at)
	}
	return path
}

function childAround({ children }: XmlElement, { start }: XmlElement): XmlElement | undefined {
	const child = children[firstIndexWhere(children, ({ end }) => end > start)]
	return child && child.start <= start ? child : undefined
}

/** Whether an element lies in another, or is it. */
export function isWithin(element: XmlElement, outer: XmlElement): boolean {
	return element.start >= outer.start && element.end <= outer.end
}

const markers = new Set(['w:proofErr', 'w:permStart', 'w:permEnd'])

/** The element after a block in the same container; marks of ranges (bookmarks, comments) are passed over. */
export function nextBlock(container: XmlElement, block: XmlElement): XmlElement | undefined {
	const { children } = container
	let at = children.indexOf(block) + 1
	while (markers.has(children[at]?.name ?? '') || /^w:(bookmark|\w+Range)(Start|End)$/.test(children[at]?.name ?? '')) at++
	return children[at]
}
