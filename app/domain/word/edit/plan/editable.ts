import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { isComputed } from './fields.ts'
import type { Surroundings } from './inline-items.ts'
import { placeholderFlag } from './placeholder-controls.ts'

/** A content control whose content comes from elsewhere, is locked, or is no text. */
export function isBound(control: XmlElement): boolean {
	const properties = control.child('w:sdtPr')
	if (!properties) return false
	const lock = properties.child('w:lock')?.attribute('w:val')
	return (
		lock === 'contentLocked' ||
		lock === 'sdtContentLocked' ||
		properties.children.some(({ name }) =>
			['w:dataBinding', 'w15:dataBinding', 'w14:checkbox', 'w:picture', 'w:citation', 'w:bibliography'].includes(name),
		)
	)
}

/** Whether words written inside the element would be lost, or would be shown by one reader and not by another. */
export function isShut(element: XmlElement): boolean {
	if (element.name === 'w:sdt') return isBound(element) || placeholderFlag(element) !== undefined
	if (element.name === 'w:fldSimple') return isComputed(element.attribute('w:instr') ?? '')
	return element.name === 'mc:AlternateContent' && element.children.some((branch) => branch.name === 'mc:Fallback' && holdsText(branch))
}

function holdsText(element: XmlElement): boolean {
	return element.name === 'w:t' || element.children.some(holdsText)
}

/** Whether text can stand, or be struck, at a place: not between paragraphs, in an instruction or in a result that Word computes. */
export function takesText({ paragraph, around, fields }: Surroundings): boolean {
	return paragraph !== null && !around.some(isShut) && !fields.some(({ field, inResult }) => !inResult || isComputed(field.instruction))
}

/** The wrappers that a tracked new paragraph may cut through: each half gets its own. */
const divisible = new Set(['w:ins', 'w:moveTo', 'w:hyperlink', 'w:smartTag', 'w:dir', 'w:bdo'])

/** Whether a paragraph can be split at a place. */
export function isDivisible({ around, fields }: Surroundings): boolean {
	return fields.length === 0 && around.every(({ name }) => divisible.has(name))
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
