import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { parseXml, parseXmlLazily } from '#app/domain/word/package/xml/xml-scanner.ts'
import { openTag, qualifiedName } from './write-markup.ts'

/**
 * Puts a last child into the root element of a small part; every other character stays.
 *
 * @param markup makes the child, given the prefix that the root's own name carries, as '' or 'ns0:'.
 * @throws Refusal 'corrupt' when the part is not well-formed.
 */
export function appendToRoot(source: string, markup: (prefix: string) => string): string {
	const root = parseXmlLazily(source)
	const name = qualifiedName(root)
	const child = markup(name.slice(0, name.indexOf(':') + 1))
	if (root.contentStart < root.end) return source.slice(0, root.contentEnd) + child + source.slice(root.contentEnd)
	return `${source.slice(0, root.start)}${openTag(root)}${child}</${name}>${source.slice(root.end)}`
}

/** Takes the children of the root that `goes` names out of a part. @throws Refusal 'corrupt' */
export function removeFromRoot(source: string, goes: (child: XmlElement) => boolean): string {
	return cutOut(source, parseXml(source).children.filter(goes))
}

/** The characters without those of the elements, which stand in document order and do not overlap. */
export function cutOut(source: string, elements: readonly XmlElement[]): string {
	let kept = ''
	let from = 0
	for (const { start, end } of elements) {
		kept += source.slice(from, start)
		from = end
	}
	return kept + source.slice(from)
}
