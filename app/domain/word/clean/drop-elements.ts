import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import type { DocxFile } from '../package/docx-file.ts'
import { Splices } from '../package/xml/splices.ts'

/**
 * Removes elements from a part, the relationships that only they used, and the parts that no relationship leads to any
 * more.
 *
 * @returns how many elements were removed; none where the package has no such part.
 */
export function dropElements(file: DocxFile, part: string, goes: (element: XmlElement) => boolean): number {
	const root = file.tree(part)
	if (!root) return 0
	const gone = elementsWhere(root, goes)
	if (gone.length === 0) return 0

	const splices = new Splices()
	for (const { start, end } of gone) splices.replace(start, end, '')
	const ids = gone.flatMap((element) => relationshipIds(element))
	file.splicePart(part, splices)
	const stillUsed = new Set(relationshipIds(file.tree(part) ?? root))
	file.removeRelationships(part, new Set(ids.filter((id) => !stillUsed.has(id))))
	return gone.length
}

/** The outermost elements that `holds` is true of, in document order. */
export function elementsWhere(element: XmlElement, holds: (element: XmlElement) => boolean): XmlElement[] {
	return element.children.flatMap((child) => (holds(child) ? [child] : elementsWhere(child, holds)))
}

function relationshipIds(element: XmlElement): string[] {
	const id = element.attribute('r:id')
	return [...(id === null ? [] : [id]), ...element.children.flatMap(relationshipIds)]
}
