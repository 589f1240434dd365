import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'

/** A piece of a paragraph: words, or an element that is none. */
export interface Piece {
	/** The elements around it from the outermost to the run, without the paragraph. */
	path: readonly XmlElement[]
	element: XmlElement
	/** What it reads as: the words of a `w:t`, a space for a tab or a break, U+FFFC for a picture, nothing for a mark. */
	words: string
	isText: boolean
}

/** What stands in the place of everything that is no text. */
export const objectCharacter = '\uFFFC'

const wrappers = new Set([
	'w:hyperlink',
	'w:ins',
	'w:moveTo',
	'w:smartTag',
	'w:customXml',
	'w:sdt',
	'w:sdtContent',
	'w:fldSimple',
	'w:dir',
	'w:bdo',
	'w:r',
])
const properties = new Set(['w:pPr', 'w:rPr', 'w:sdtPr', 'w:sdtEndPr', 'w:smartTagPr', 'w:customXmlPr', 'w:fldData'])
const invisible = longPattern()`
	^w:(?:
		proofErr|lastRenderedPageBreak|softHyphen|bookmarkStart|bookmarkEnd|commentRangeStart|commentRangeEnd|permStart|permEnd
		|moveFromRange\w+|moveToRange\w+|customXml\w+Range\w+|del|moveFrom
	)$
`
const spaces = new Set(['w:tab', 'w:ptab', 'w:br', 'w:cr'])

/** The pieces of a paragraph in reading order. */
export function piecesOf(paragraph: XmlElement): Piece[] {
	const pieces: Piece[] = []
	collect(paragraph, [], pieces)
	return pieces
}

/** Whether an element says how its parent looks and is none of its content. */
export function isProperties({ name }: XmlElement): boolean {
	return properties.has(name)
}

function collect(parent: XmlElement, path: readonly XmlElement[], pieces: Piece[]): void {
	for (const element of parent.children) {
		if (isProperties(element)) continue
		if (element.name === 'w:t' && path.at(-1)?.name === 'w:r') pieces.push({ path, element, words: element.text(), isText: true })
		else if (wrappers.has(element.name) && element.children.some((child) => !isProperties(child)))
			collect(element, [...path, element], pieces)
		else pieces.push({ path, element, words: wordsOf(element), isText: false })
	}
}

function wordsOf(element: XmlElement): string {
	if (spaces.has(element.name))
		return element.attribute('w:type') === 'page' || element.attribute('w:type') === 'column' ? objectCharacter : ' '
	if (element.name === 'w:noBreakHyphen') return '-'
	// An empty run or an empty content control.
	return invisible.test(element.name) || wrappers.has(element.name) ? '' : objectCharacter
}
