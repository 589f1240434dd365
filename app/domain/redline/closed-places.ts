import type { XmlElement } from '../extraction/docx/xml-element.ts'
import { isClosed, isOpen } from './editable.ts'
import type { Surroundings } from './inline-items.ts'
import { placeholderFlag } from './placeholder-controls.ts'

/** Whether nothing inside an element can be changed. */
export function isShut(element: XmlElement): boolean {
	return isClosed(element) || placeholderFlag(element) !== undefined
}

/** Whether text can stand, or be struck, at a place. */
export function takesText(here: Surroundings): boolean {
	return isOpen(here) && !here.around.some((element) => placeholderFlag(element) !== undefined)
}

/**
 * Whether a place is in an insertion that stands right in another, which no program should have written: text there
 * would divide both, and the second half would be one more of what Word calls unreadable.
 */
export function isInNestedInsertion({ around }: Surroundings): boolean {
	return around.some(({ name }, index) => name === 'w:ins' && around[index + 1]?.name === name)
}

/** Where no paragraph may stand. Careless programs put one there, which Word forgives; one more would be a new fault of the file. */
const noPlaceForParagraphs = new Set(['w:p', 'w:r', 'w:ins', 'w:del', 'w:moveFrom', 'w:moveTo', 'w:hyperlink'])

/** Whether further paragraphs can stand beside one, given the elements from the root to it. */
export function takesParagraphs(path: readonly XmlElement[]): boolean {
	return !noPlaceForParagraphs.has(path.at(-2)?.name ?? '')
}
