import type { XmlElement } from '../package/xml/xml-element.ts'
import { ProofFailed } from '../package/word-errors.ts'
import { sourceOf } from '../package/xml/element-source.ts'

/**
 * Checks that paragraphs which were not touched have the very characters that they had, in their old order.
 *
 * @param before elements of the part before, `after` what stands in their place.
 * @param isTouched whether a paragraph of before was written in.
 * @returns how many of the paragraphs of before were touched or have such a one in a text box.
 * @throws ProofFailed
 */
export function proveUntouchedParagraphs(
	part: string,
	before: readonly XmlElement[],
	after: readonly XmlElement[],
	isTouched: (paragraph: XmlElement) => boolean,
): number {
	const now = gatherParagraphs(after, () => false).untouched
	const { untouched, touched } = gatherParagraphs(before, isTouched)
	let at = 0
	for (const paragraph of untouched) {
		const characters = sourceOf(paragraph)
		while (at < now.length && sourceOf(now[at] as XmlElement) !== characters) at++
		if (at++ >= now.length)
			throw new ProofFailed('untouched_paragraphs', `paragraph ${paragraph.paragraphIndex} of ${part} is not as it was`)
	}
	return touched
}

/** How many paragraphs stand in an element, those in text boxes and cells counted too. */
export function countParagraphs(element: XmlElement): number {
	if (element.summary) return element.summary.paragraphs
	return element.children.reduce((sum, child) => sum + countParagraphs(child), element.paragraphIndex < 0 ? 0 : 1)
}

function gatherParagraphs(
	elements: readonly XmlElement[],
	isTouched: (paragraph: XmlElement) => boolean,
): { untouched: XmlElement[]; touched: number } {
	const untouched: XmlElement[] = []
	let touched = 0
	for (const element of elements) gather(element)
	return { untouched, touched }

	function gather(element: XmlElement): boolean {
		const place = untouched.length
		let isOne = false
		for (const child of element.children) if (gather(child)) isOne = true
		if (element.paragraphIndex < 0) return isOne
		if (isOne || isTouched(element)) touched++
		else untouched.splice(place, 0, element)
		return isOne || isTouched(element)
	}
}
