import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { Splices } from '../package/xml/splices.ts'
import { escapeAttribute } from '../package/xml/write-markup.ts'

const attribute = /\s+([^\s=<>"'/]+)\s*=\s*(?:"[^"]*"|'[^']*')/g

/**
 * Changes attributes all over a part; text and every other attribute stay as they are spelled.
 *
 * @param edit gives for an attribute, by its name in our prefixes, its new value, `null` to take it out, or
 * `undefined` to leave it.
 * @returns what changes the part, and how many attributes it changes.
 */
export function editAttributes(
	root: XmlElement,
	edit: (name: string, element: XmlElement) => string | null | undefined,
): { splices: Splices; count: number } {
	const { source } = root.scope
	const splices = new Splices()
	let count = 0
	visit(root)
	return { splices, count }

	function visit(element: XmlElement): void {
		const { start, contentStart, scope } = element
		for (const found of source.slice(start, contentStart).matchAll(attribute)) {
			const [text, qualified = ''] = found
			const value = edit(scope.attributeName(qualified), element)
			if (value === undefined) continue
			const at = start + found.index
			const changed = value === null ? '' : `${/^\s+/.exec(text)?.[0] ?? ' '}${qualified}="${escapeAttribute(value)}"`
			if (changed === text) continue
			splices.replace(at, at + text.length, changed)
			count++
		}
		for (const child of element.children) visit(child)
	}
}
