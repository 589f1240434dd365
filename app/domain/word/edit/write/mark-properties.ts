import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { copyOf } from './run-formatting.ts'
import { sourceOf } from '#app/domain/word/package/xml/element-source.ts'
import { type Markup, openTag } from '#app/domain/word/package/xml/write-markup.ts'

/** What stands in `w:pPr` after the properties of the mark (ECMA-376 part 1, A.1, CT_PPr). */
const afterMark = new Set(['w:sectPr', 'w:pPrChange'])
const itsOwn = new Set([...afterMark, 'w:rPr', 'w:framePr', 'w:pageBreakBefore'])

/**
 * The properties of a paragraph (`w:pPr`) with its mark tracked, every other character as it is.
 *
 * @param change 'ins' or 'del' with its attributes.
 */
export function withTrackedMark(paragraph: XmlElement, markup: Markup, change: string): string {
	const properties = paragraph.child('w:pPr')
	const mark = properties?.child('w:rPr')
	const before = properties?.children.filter(({ name }) => !afterMark.has(name) && name !== 'w:rPr').map(sourceOf) ?? []
	const after = properties?.children.filter(({ name }) => afterMark.has(name)).map(sourceOf) ?? []
	const inserted = mark?.children.filter(({ name }) => name === 'w:ins').map(sourceOf) ?? []
	const others = mark?.children.filter(({ name }) => name !== 'w:ins').map(sourceOf) ?? []
	return [
		properties ? openTag(properties) : markup.open('pPr'),
		...before,
		markup.open('rPr'),
		...inserted,
		change,
		...others,
		markup.close('rPr'),
		...after,
		markup.close('pPr'),
	].join('')
}

/**
 * The properties of a new paragraph that is to look like its neighbor: without section, changes, frame and page
 * break, which are the neighbor's own.
 *
 * @param change how the new mark is tracked; '' when it is not.
 */
export function likeNeighbour(neighbour: XmlElement, markup: Markup, change: string): string {
	return derived(neighbour, markup, change, ({ name }) => !itsOwn.has(name))
}

/** The same for the first part of a paragraph that is split: its looks to the last, but neither section nor changes. */
export function forFirstPart(paragraph: XmlElement, markup: Markup, change: string): string {
	return derived(paragraph, markup, change, ({ name }) => !afterMark.has(name) && name !== 'w:rPr')
}

function derived(paragraph: XmlElement, markup: Markup, change: string, keeps: (property: XmlElement) => boolean): string {
	const properties = paragraph.child('w:pPr')
	const kept = properties?.children.filter(keeps).map(withoutTrackedNumbering) ?? []
	const mark = properties?.child('w:rPr')
	const look = properties && mark ? innerOf(copyOf(mark, properties.scope, () => true)) : ''
	const tracked = change === '' && look === '' ? '' : markup.open('rPr') + change + look + markup.close('rPr')
	return kept.length === 0 && tracked === ''
		? ''
		: (properties ? openTag(properties) : markup.open('pPr')) + kept.join('') + tracked + markup.close('pPr')
}

/** The characters of a property; of numbering without the record of its own insertion or change (`w:numPr/w:ins`), whose id would stand twice. */
export function withoutTrackedNumbering(property: XmlElement): string {
	const source = sourceOf(property)
	if (property.name !== 'w:numPr') return source
	return property.children
		.filter(({ name }) => name === 'w:ins' || name === 'w:numberingChange')
		.reduceRight((kept, { start, end }) => kept.slice(0, start - property.start) + kept.slice(end - property.start), source)
}

function innerOf(element: string): string {
	return element.slice(element.indexOf('>') + 1, Math.max(0, element.lastIndexOf('<')))
}
