import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { wordAttributes } from '../write/carry-markup.ts'

/** What does not change how a document looks: traces of editing, and ids by which Word tells lists apart. */
const meaningless = new Set([
	'w:nsid',
	'w:tmpl',
	'w:lang',
	'w:proofErr',
	'w:noProof',
	'w:cnfStyle',
	'w:rPrChange',
	'w:pPrChange',
	'w:divId',
])

/**
 * Markup of WordprocessingML as text that is equal for what means the same: prefixes, the order of attributes and
 * traces of editing sessions do not count.
 */
export function canonicalMarkup(element: XmlElement, leftOut: ReadonlySet<string> = meaningless): string {
	const attributes = Object.entries(wordAttributes(element)).sort(([one], [other]) => (one < other ? -1 : 1))
	const tag = `${element.name}${attributes.map(([name, value]) => ` ${name}=${value}`).join('')}`
	return `<${tag}${canonicalChildren(element, leftOut)}>`
}

/** The same of what stands inside an element, in an order that does not depend on the writer's. */
export function canonicalChildren(element: XmlElement | undefined, leftOut: ReadonlySet<string> = meaningless): string {
	const children = (element?.children ?? []).filter(({ name }) => !meaningless.has(name) && !leftOut.has(name))
	const text = element && element.children.length === 0 ? element.text() : ''
	return (
		text +
		children
			.map((child) => canonicalMarkup(child))
			.sort()
			.join('')
	)
}
