import { readableBranch } from '#app/domain/word/read/paragraph-content.ts'
import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'

/**
 * What older readers show in the place of a text box: the same box in the branches of `mc:AlternateContent` that are
 * not read. Word writes each text box twice.
 *
 * @param boxes the boxes of the paragraph that are read.
 * @returns by box; a branch with another number of boxes is left out.
 */
export function copiesOfBoxes(paragraph: XmlElement, boxes: readonly XmlElement[]): Map<XmlElement, XmlElement[]> {
	const copies = new Map<XmlElement, XmlElement[]>()
	if (boxes.length > 0) visit(paragraph)
	return copies

	function visit(element: XmlElement): void {
		if (element.name === 'w:txbxContent') return
		if (element.name === 'mc:AlternateContent') {
			const read = readableBranch(element)
			const readBoxes = read.flatMap(boxesIn).filter((box) => boxes.includes(box))
			for (const branch of element.children) {
				const others = branch.children === read ? [] : branch.children.flatMap(boxesIn)
				if (others.length !== readBoxes.length) continue
				for (const [at, other] of others.entries()) {
					const box = readBoxes[at]
					if (box) copies.set(box, [...(copies.get(box) ?? []), other])
				}
			}
		}
		for (const child of element.children) visit(child)
	}
}

function boxesIn(element: XmlElement): XmlElement[] {
	return element.name === 'w:txbxContent' ? [element] : element.children.flatMap(boxesIn)
}
