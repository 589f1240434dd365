import { readableBranch } from '#app/domain/word/read/paragraph-content.ts'
import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'

/** Something that goes or stays in a paragraph: a run, of which parts may go, or a formula, which goes as a whole. */
export interface Unit {
	kind: 'run' | 'formula'
	element: XmlElement
}

const apart = new Set(['w:pPr', 'w:rPr', 'w:txbxContent', 'w:tbl', 'w:p', 'w:sdtPr', 'w:sdtEndPr'])

/**
 * The runs and formulas of a paragraph in order, those of text boxes not.
 *
 * @param whole as when all of it goes: alternatives that are not read too, but no run inside another (ruby), which
 * goes with it. Otherwise only what is read, the inner runs of ruby as well.
 */
export function unitsOf(element: XmlElement, whole: boolean): Unit[] {
	const children = element.name === 'mc:AlternateContent' && !whole ? readableBranch(element) : element.children
	return children.flatMap((child): Unit[] => {
		if (child.name === 'm:oMath' || child.name === 'm:oMathPara') return [{ kind: 'formula', element: child }]
		if (child.name === 'w:r') return [{ kind: 'run', element: child }, ...(whole ? [] : unitsOf(child, false))]
		return apart.has(child.name) ? [] : unitsOf(child, whole)
	})
}

/** What runs hold besides their properties, in order. */
export function contentsOf(units: readonly Unit[]): XmlElement[] {
	return units.flatMap(({ kind, element }) => (kind === 'run' ? element.children.filter(({ name }) => name !== 'w:rPr') : []))
}

/**
 * The marks and instructions of fields that begin or end in another paragraph: taking them out would leave the other
 * half without its partner.
 */
export function halfFields(contents: readonly XmlElement[]): Set<XmlElement> {
	const half = new Set<XmlElement>()
	const open: XmlElement[][] = []
	for (const element of contents) {
		if (element.name !== 'w:fldChar' && element.name !== 'w:instrText') continue
		const type = element.attribute('w:fldCharType')
		if (type === 'begin') open.push([element])
		else if (type === 'end' && open.length > 0) open.pop()
		else if (open.length > 0) open.at(-1)?.push(element)
		else half.add(element)
	}
	for (const element of open.flat()) half.add(element)
	return half
}

/** A field that begins and ends in one paragraph: everything in its runs from its first mark to its last. */
export interface WholeField {
	contents: XmlElement[]
}

/** The outermost fields that a paragraph has whole. */
export function wholeFields(contents: readonly XmlElement[]): WholeField[] {
	const fields: WholeField[] = []
	const open: number[] = []
	for (const [at, element] of contents.entries()) {
		if (element.name !== 'w:fldChar') continue
		const type = element.attribute('w:fldCharType')
		if (type === 'begin') open.push(at)
		if (type !== 'end') continue
		const begun = open.pop()
		if (begun !== undefined && open.length === 0) fields.push({ contents: contents.slice(begun, at + 1) })
	}
	return fields
}
