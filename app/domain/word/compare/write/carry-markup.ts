import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { characterData } from '#app/domain/word/package/xml/xml-text.ts'
import { escapeText, type Markup } from '#app/domain/word/package/xml/write-markup.ts'

/**
 * Writes an element of the new file as the old file would spell it. Only names of WordprocessingML are carried over:
 * others may need a namespace, or a part of the package, that the old file does not have.
 *
 * @param carry what becomes of a child; `undefined` carries it over as it is, '' leaves it out.
 */
export function carryElement(
	element: XmlElement,
	markup: Markup,
	carry: (child: XmlElement) => string | undefined = () => undefined,
): string {
	if (!element.name.startsWith('w:')) return ''
	const name = element.name.slice(2)
	const inside = element.children.map((child) => carry(child) ?? carryElement(child, markup)).join('') + escapeText(element.text())
	return inside === ''
		? markup.leaf(name, wordAttributes(element))
		: markup.open(name, wordAttributes(element)) + inside + markup.close(name)
}

/** The attributes of WordprocessingML that an element has, by their names without prefix, traces of editing sessions left out. */
export function wordAttributes({ scope, start, contentStart }: XmlElement): Record<string, string> {
	const attributes: Record<string, string> = {}
	const tag = scope.source.slice(start, contentStart)
	for (const [, qualified = '', , value = ''] of tag.matchAll(/\s([^\s=<>"'/]+)\s*=\s*(["'])([\s\S]*?)\2/g)) {
		const name = scope.attributeName(qualified)
		if (name.startsWith('w:') && !name.startsWith('w:rsid')) attributes[name.slice(2)] = characterData(value)
	}
	return attributes
}
