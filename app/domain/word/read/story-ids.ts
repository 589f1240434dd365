import type { XmlElement } from '../package/xml/xml-element.ts'

interface PartReference {
	id: string
	type: string
	target: string | null
}

/**
 * The header or footer parts that some section shows, each once, in the order in which they are read.
 *
 * @param shows whether a section refers to a relationship, by its id
 */
export function shownParts(relationships: readonly PartReference[], kind: 'header' | 'footer', shows: (id: string) => boolean): string[] {
	const targets = relationships.flatMap(({ id, type, target }) => (type === kind && target !== null && shows(id) ? [target] : []))
	return [...new Set(targets)].sort((one, other) => numberOf(one) - numberOf(other) || (one < other ? -1 : 1))
}

/** The number by which paragraph ids name a header or footer part: its name's, or the next that is free. */
export function takeNumber(part: string, taken: Set<number>): number {
	let number = numberOf(part)
	while (taken.has(number)) number++
	taken.add(number)
	return number
}

/** Index of the first `w:p` in an element, from which the ids of a note, a header or a footer count; `null` without one. */
export function firstParagraphIndex(element: XmlElement): number | null {
	if (element.paragraphIndex >= 0) return element.paragraphIndex
	for (const child of element.children) {
		const index = firstParagraphIndex(child)
		if (index !== null) return index
	}
	return null
}

function numberOf(part: string): number {
	return Number(/(\d{1,6})\.xml$/i.exec(part)?.[1] ?? 0)
}
