import type { XmlElement } from '../package/xml/xml-element.ts'

/** Which tracked changes are read as rejected; all others read as accepted. */
export interface Reading {
	/** Called with a `w:ins`, `w:del`, `w:moveFrom`, `w:moveTo`, `w:cellIns` or `w:cellDel`. */
	rejects: (revision: XmlElement) => boolean
	/**
	 * Reads paragraphs that run together as the one paragraph they become when the change is carried out. Only a
	 * page or column break at the seam differs: extraction reads one that opens a `w:p` as nothing, one in the
	 * middle as ' '.
	 */
	carriedOut?: boolean
}

const insertions = new Set(['w:ins', 'w:moveTo', 'w:cellIns'])
const deletions = new Set(['w:del', 'w:moveFrom', 'w:cellDel'])

/** Whether an element marks what a tracked change adds: gone when it is rejected. */
export function isInsertion({ name }: XmlElement): boolean {
	return insertions.has(name)
}

/** Whether an element marks what a tracked change takes out: gone when it is accepted. */
export function isDeletion({ name }: XmlElement): boolean {
	return deletions.has(name)
}

/** Whether what a tracked change marks is absent in a reading; `false` for every other element. */
export function isGone(element: XmlElement, { rejects }: Reading): boolean {
	return (isInsertion(element) && rejects(element)) || (isDeletion(element) && !rejects(element))
}
