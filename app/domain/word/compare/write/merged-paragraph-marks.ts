import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { sourceOf } from '#app/domain/word/package/xml/element-source.ts'
import type { Markup } from '#app/domain/word/package/xml/write-markup.ts'
import { canonicalChildren } from '../read/canonical-markup.ts'
import type { Revisions } from './revisions.ts'

/** Of `w:pPr`, what its tracked change can't hold (ECMA-376 part 1, A.1, CT_PPrBase). */
const outsideChange = new Set(['w:rPr', 'w:sectPr', 'w:pPrChange'])

/**
 * The properties of the paragraph whose mark stays for another's: they become those of the paragraph that is left
 * when the change is accepted, and turn back when it is rejected (`w:pPrChange`). `null` when both are the same.
 *
 * @param stays whose mark, section and, when rejected, properties they are.
 * @param becomes the inside of `w:pPr` when accepted.
 * @param source where `becomes` comes from, to see whether it is any different.
 */
export function passedOnProperties(
	stays: XmlElement | undefined,
	becomes: string,
	source: XmlElement | undefined,
	markup: Markup,
	revisions: Revisions,
): string | null {
	if (canonicalChildren(stays, outsideChange) === canonicalChildren(source, outsideChange)) return null
	const own = (name: string) =>
		stays?.children
			.filter((child) => child.name === name)
			.map(sourceOf)
			.join('') ?? ''
	const old = markup.open('pPr') + baseOf(stays) + markup.close('pPr')
	const change = markup.open('pPrChange', revisions.attributes()) + old + markup.close('pPrChange')
	return markup.open('pPr') + becomes + own('w:rPr') + own('w:sectPr') + change + markup.close('pPr')
}

/** The properties that a tracked change of a paragraph's properties can hold, as the file spells them. */
export function baseOf(properties: XmlElement | undefined): string {
	return (
		properties?.children
			.filter(({ name }) => !outsideChange.has(name))
			.map(sourceOf)
			.join('') ?? ''
	)
}
