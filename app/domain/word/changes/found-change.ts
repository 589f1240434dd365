import type { XmlElement } from '../package/xml/xml-element.ts'
import type { ChangeKind } from './tracked-change.ts'

/** A tracked change and the elements of the part that make it. */
export interface FoundChange {
	kind: ChangeKind
	author: string
	date: string | null
	move: string | null
	text: string
	/** Index of the `w:p` where it begins; -1 outside paragraphs. */
	paragraphIndex: number
	/** The elements to be resolved: `w:ins`, `w:rPrChange`, both ends of a move's range … */
	marks: XmlElement[]
	/** Content controls and custom XML elements that it puts around their content, or takes away. */
	controls: XmlElement[]
	/** Whether it covers paragraph marks and nothing else. */
	onlyParagraphMarks: boolean
}

const kinds: Record<string, ChangeKind> = {
	'w:ins': 'insertion',
	'w:del': 'deletion',
	'w:moveFrom': 'move_from',
	'w:moveTo': 'move_to',
	'w:moveFromRangeStart': 'move_from',
	'w:moveToRangeStart': 'move_to',
	'w:customXmlInsRangeStart': 'insertion',
	'w:customXmlDelRangeStart': 'deletion',
	'w:customXmlMoveFromRangeStart': 'move_from',
	'w:customXmlMoveToRangeStart': 'move_to',
	'w:rPrChange': 'formatting',
	'w:pPrChange': 'paragraph_formatting',
	'w:sectPrChange': 'section',
	'w:tblPrChange': 'table',
	'w:tblPrExChange': 'table',
	'w:tblGridChange': 'table',
	'w:trPrChange': 'table',
	'w:tcPrChange': 'table',
	'w:numberingChange': 'numbering',
	'w:cellIns': 'cell_insertion',
	'w:cellDel': 'cell_deletion',
	'w:cellMerge': 'cell_merge',
}

/**
 * The kind of change that an element's name gives; `null` when it marks none. For `w:ins` and `w:del` the place decides
 * further.
 */
export function kindOf({ name }: XmlElement): ChangeKind | null {
	return kinds[name] ?? null
}
