import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'

/** What stands around an element, seen through alternatives (`mc:AlternateContent` and its branches). */
export interface Around {
	/** Name of the parent; '' for one that is not WordprocessingML. */
	parent: string
	/** In a `w:del`, no text box between. */
	inDeletion: boolean
	/** In a `w:del` or `w:moveFrom`. */
	inTakenOut: boolean
}

const outside: Around = { parent: '', inDeletion: false, inTakenOut: false }
const transparent = new Set(['mc:AlternateContent', 'mc:Choice', 'mc:Fallback'])

/** Shows every WordprocessingML element of a part to `visit`, in document order, `skipped` ones and what is in them left out. */
export function walkStory(root: XmlElement, skipped: ReadonlySet<XmlElement>, visit: (element: XmlElement, around: Around) => void): void {
	walk(root, outside, skipped, visit)
}

function walk(
	element: XmlElement,
	around: Around,
	skipped: ReadonlySet<XmlElement>,
	visit: (element: XmlElement, around: Around) => void,
): void {
	if (skipped.has(element)) return
	const { name, children } = element
	const isWord = name.startsWith('w:')
	if (isWord) visit(element, around)
	if (children.length === 0) return
	const inside = transparent.has(name)
		? around
		: {
				parent: isWord ? name : '',
				inDeletion: name === 'w:del' || (around.inDeletion && name !== 'w:txbxContent'),
				inTakenOut: name === 'w:del' || name === 'w:moveFrom' || around.inTakenOut,
			}
	for (const child of children) walk(child, inside, skipped, visit)
}
