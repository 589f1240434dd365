import { readableBranch } from '#app/domain/word/read/paragraph-content.ts'
import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { blockHasFields } from '#app/domain/word/read/part-fields.ts'
import { elementsOf, PlainParagraph } from '#app/domain/word/read/lazy-paragraphs.ts'
import type { FileStory } from '#app/domain/word/read/read-stories.ts'

/** A complex field: an instruction to Word, and the result that stands in the text until it is computed again. */
export interface Field {
	instruction: string
}

/** A field that is open at some place, and whether the place is in its result. */
export interface OpenField {
	field: Field
	inResult: boolean
}

/** Results that a person wrote and Word leaves alone, though they stand in a field. */
const written = new Set(['HYPERLINK', 'FORMTEXT', 'TC', 'XE', 'RD', 'TA', 'ADVANCE', 'GOTOBUTTON', 'MACROBUTTON', 'PRIVATE', 'ADDIN'])

/** The fields of ECMA-376 part 1, 17.16.5, whose result Word makes from something else. */
const computed = new Set(
	`= ADDRESSBLOCK ASK AUTHOR AUTONUM AUTONUMLGL AUTONUMOUT AUTOTEXT AUTOTEXTLIST BARCODE BIBLIOGRAPHY CITATION COMMENTS COMPARE CREATEDATE DATABASE
	DATE DDE DDEAUTO DISPLAYBARCODE DOCPROPERTY DOCVARIABLE EDITTIME EQ FILENAME FILESIZE FILLIN FORMCHECKBOX FORMDROPDOWN GREETINGLINE IF INCLUDEPICTURE
	INCLUDETEXT INDEX INFO KEYWORDS LASTSAVEDBY LINK LISTNUM MERGEBARCODE MERGEFIELD MERGEREC MERGESEQ NEXT NEXTIF NOTEREF NUMCHARS NUMPAGES NUMWORDS PAGE
	PAGEREF PRINT PRINTDATE QUOTE REF REVNUM SAVEDATE SECTION SECTIONPAGES SEQ SET SKIPIF STYLEREF SUBJECT SYMBOL TEMPLATE TIME TITLE TOA TOC USERADDRESS
	USERINITIALS USERNAME`.split(/\s+/),
)

/**
 * Whether Word makes the result itself, so that words written there would be lost. Unknown fields count as written by a
 * person.
 */
export function isComputed(instruction: string): boolean {
	const [name = ''] = /[^\s\\]+/.exec(instruction) ?? []
	const word = name.toUpperCase()
	return !written.has(word) && (computed.has(word) || word.startsWith('='))
}

/** The complex fields of a story: which one each `w:fldChar` belongs to, and which are open where a `w:p` begins. */
export interface StoryFields {
	ofMark: ReadonlyMap<XmlElement, Field>
	openAt: ReadonlyMap<XmlElement, readonly OpenField[]>
}

/** Of a paragraph that has no fields, nor stands in one. */
export const noFields: StoryFields = { ofMark: new Map(), openAt: new Map() }

/**
 * Follows the fields of a story through its paragraphs as extraction does: not at all in a part where not every
 * field that begins also ends.
 */
export function readFields(story: FileStory): StoryFields {
	const ofMark = new Map<XmlElement, Field>()
	const openAt = new Map<XmlElement, readonly OpenField[]>()
	if (story.kind === 'body' && !story.container.children.some(blockHasFields)) return { ofMark, openAt }
	const { source } = story.root.scope
	const count = (type: string) => source.match(new RegExp(`fldCharType\\s*=\\s*["']${type}["']`, 'g'))?.length ?? 0
	const begins = count('begin')
	if (begins === 0 || begins !== count('end')) return { ofMark, openAt }

	let open: readonly OpenField[] = []
	for (const paragraph of story.paragraphs) {
		for (const element of elementsOf(paragraph)) {
			if (open.length > 0) openAt.set(element, open)
			if (!(paragraph instanceof PlainParagraph)) follow(element)
		}
	}
	return { ofMark, openAt }

	function follow(element: XmlElement): void {
		for (const mark of fieldMarks(element)) {
			const last = open.at(-1)
			if (mark.name !== 'w:fldChar') {
				if (last && !last.inResult) last.field.instruction += mark.text()
				continue
			}
			const type = mark.attribute('w:fldCharType')
			const field = type === 'begin' ? { instruction: '' } : last?.field
			if (!field) continue
			ofMark.set(mark, field)
			open = afterMark(open, type, field)
		}
	}
}

/** Which fields are open after a mark. */
export function afterMark(open: readonly OpenField[], type: string | null, begun: Field): readonly OpenField[] {
	if (type === 'begin') return [...open, { field: begun, inResult: false }]
	const last = open.at(-1)
	if (!last || (type !== 'separate' && type !== 'end')) return open
	return type === 'end' ? open.slice(0, -1) : [...open.slice(0, -1), { ...last, inResult: true }]
}

const apart = new Set(['w:pPr', 'w:rPr', 'w:txbxContent', 'w:tbl', 'w:p'])

/** Field marks and instructions of a `w:p` in order, deleted ones too, those in text boxes not. */
export function* fieldMarks(element: XmlElement): Generator<XmlElement> {
	const children = element.name === 'mc:AlternateContent' ? readableBranch(element) : element.children
	for (const child of children) {
		if (child.name === 'w:fldChar' || child.name === 'w:instrText' || child.name === 'w:delInstrText') yield child
		else if (!apart.has(child.name) && child.children.length > 0) yield* fieldMarks(child)
	}
}
