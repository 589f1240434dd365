import { isUnderstood } from '../package/xml/namespaces.ts'
import type { PagesReached } from './page-numbers.ts'
import type { StoryProgress } from './story-progress.ts'
import { symbolCharacter } from './symbols.ts'
import { switchValue, type XmlElement } from '../package/xml/xml-element.ts'

/**
 * A piece of a paragraph's text and the element that gives it. `text.length` characters of the paragraph belong
 * to `element`, in order; the atoms of a paragraph, joined, are its text. Redlining leads an offset back into the
 * file by walking them.
 */
export interface Atom {
	text: string
	/** A `w:t`, or the element that is one character: `w:tab`, `w:br`, `w:sym` … */
	element: XmlElement
	/** The `w:r` around it; `null` in formulas. */
	run: XmlElement | null
}

/** What a `w:p` contributes to the accepted reading of its story. */
export interface ParagraphContent {
	element: XmlElement
	atoms: Atom[]
	/** Text boxes anchored here, and tables that a careless writer put inside a run. */
	boxes: XmlElement[]
	/** Footnotes and endnotes referred to. */
	notes: NoteReference[]
	/** Ids of the comments that begin here. */
	comments: string[]
	/** At the first character. */
	page: PagesReached
}

export interface NoteReference {
	kind: 'footnote' | 'endnote'
	id: string
}

const skipped = new Set([
	'w:pPr',
	'w:rPr',
	'w:sdtPr',
	'w:sdtEndPr',
	'w:smartTagPr',
	'w:customXmlPr',
	'w:instrText',
	'w:delInstrText',
	'w:delText',
	'w:rt',
	'w:fldData',
	'w:annotationRef',
	'm:rPr',
])

/**
 * Reads a paragraph as if every tracked change were accepted. Each source of text gives exactly this many characters:
 *
 * - `w:t` and `m:t`: their characters, references resolved; a tab or line end in them is one ' '.
 * - `w:tab`, `w:ptab`: '\t'. `w:br`, `w:cr`: one ' '; a page or column break with nothing before it in the paragraph: none.
 * - `w:noBreakHyphen`: '-'. `w:softHyphen`: none. `w:sym`: one character. A form checkbox: '☐' or '☒'.
 * - Content of `w:del`, `w:moveFrom`, field instructions, ruby above the line, note and comment marks, pictures: none.
 * - Of `mc:AlternateContent` one branch is read. Text boxes are paragraphs of their own.
 * - Everything else that may stand around runs (links, content controls, `w:ins`, `w:moveTo`, simple fields) is as if it were not there.
 */
export function readParagraphContent(paragraph: XmlElement, progress: StoryProgress): ParagraphContent {
	const content: ParagraphContent = {
		element: paragraph,
		atoms: [],
		boxes: [],
		notes: [],
		comments: progress.takeWaitingComments(),
		page: progress.page,
	}
	for (const child of paragraph.children) readInline(child, null, content, progress)
	return content
}

function readInline(element: XmlElement, run: XmlElement | null, content: ParagraphContent, progress: StoryProgress): void {
	if (skipped.has(element.name)) return
	const add = (text: string) => {
		if (text === '' || progress.insideInstruction) return
		if (content.atoms.length === 0) content.page = progress.page
		content.atoms.push({ text, element, run })
	}
	switch (element.name) {
		case 'w:t':
		case 'm:t':
			return add(element.text().replace(/[\t\n]/g, ' '))
		case 'w:tab':
		case 'w:ptab':
			return add('\t')
		case 'w:cr':
			return add(' ')
		case 'w:br':
			return readBreak(element, content, progress, add)
		case 'w:noBreakHyphen':
			return add('-')
		case 'w:sym':
			return add(symbolCharacter(element.attribute('w:font') ?? '', element.attribute('w:char') ?? ''))
		case 'w:fldChar':
			progress.meetFieldCharacter(element.attribute('w:fldCharType'))
			return readCheckbox(element, progress, content, run)
		case 'w:lastRenderedPageBreak':
			return progress.meetLaidOutPage()
		case 'w:footnoteReference':
		case 'w:endnoteReference':
			content.notes.push({ kind: element.name === 'w:footnoteReference' ? 'footnote' : 'endnote', id: element.attribute('w:id') ?? '' })
			return
		case 'w:commentRangeStart':
		case 'w:commentReference':
			content.comments.push(element.attribute('w:id') ?? '')
			return
		case 'w:txbxContent':
		case 'w:tbl':
		case 'w:p':
			content.boxes.push(element)
			return
		case 'w:del':
		case 'w:moveFrom':
			progress.trackedChanges++
			return followDeletedFields(element, progress)
		case 'w:ins':
		case 'w:moveTo':
			progress.trackedChanges++
			break
		case 'mc:AlternateContent':
			for (const child of readableBranch(element)) readInline(child, run, content, progress)
			return
	}
	const innerRun = element.name === 'w:r' ? element : run
	for (const child of element.children) readInline(child, innerRun, content, progress)
}

function readBreak(element: XmlElement, content: ParagraphContent, progress: StoryProgress, add: (text: string) => void) {
	const type = element.attribute('w:type')
	if (type === 'page') progress.meetForcedPage()
	// A break that opens a paragraph only says where the paragraph stands; a space before a heading would hide its number.
	if ((type === 'page' || type === 'column') && content.atoms.length === 0) return
	add(' ')
}

/** A checkbox of a legacy form has no text in the file, yet what is ticked is what is agreed. */
function readCheckbox(element: XmlElement, progress: StoryProgress, content: ParagraphContent, run: XmlElement | null) {
	const checkbox = element.at('w:ffData', 'w:checkBox')
	if (!checkbox || progress.insideOuterInstruction) return
	const ticked = switchValue(checkbox.child('w:checked')) ?? switchValue(checkbox.child('w:default')) ?? false
	content.atoms.push({ text: ticked ? '☒' : '☐', element, run })
}

/** Fields may begin in kept text and end in deleted text, so their marks count even where nothing is read. */
function followDeletedFields(element: XmlElement, progress: StoryProgress): void {
	if (element.name === 'w:fldChar') progress.meetFieldCharacter(element.attribute('w:fldCharType'))
	for (const child of element.children) followDeletedFields(child, progress)
}

/** The content of the first `mc:Choice` we understand, else of `mc:Fallback`, else of the first choice: never of two. */
export function readableBranch(alternatives: XmlElement): XmlElement[] {
	const choices = alternatives.children.filter(({ name }) => name === 'mc:Choice')
	const understood = choices.find((choice) => {
		const required = (choice.attribute('Requires') ?? '').split(/\s+/).filter(Boolean)
		return required.every((prefix) => isUnderstood(choice.scope.namespaceOf(prefix) ?? ''))
	})
	return (understood ?? alternatives.child('mc:Fallback') ?? choices[0])?.children ?? []
}
