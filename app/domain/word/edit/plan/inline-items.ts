import { readableBranch } from '#app/domain/word/read/paragraph-content.ts'
import type { StoryParagraph } from '#app/domain/word/read/story.ts'
import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { afterMark, fieldMarks, type OpenField, type StoryFields } from './fields.ts'

/** What stands around a place between two items. */
export interface Surroundings {
	/** `null` between two `w:p` of one paragraph. */
	paragraph: XmlElement | null
	/** The elements between the `w:p` and the place, outermost first, runs left out. */
	around: readonly XmlElement[]
	run: XmlElement | null
	/** Complex fields open there, outermost first. */
	fields: readonly OpenField[]
}

/**
 * A paragraph of the accepted view laid out flat, in the order of the file:
 *
 * - 'open', 'close': of an element around runs; of a `w:p` or `w:r`, the opening goes on to the end of its properties.
 * - 'text': a child of a run that gives characters, or a piece of one.
 * - 'opaque': any other child of a run. 'leaf': anything else between runs.
 *
 * Opaque items and leaves may give characters too (a formula, a ticked box); those can't be edited.
 */
export interface Item {
	kind: 'open' | 'close' | 'text' | 'opaque' | 'leaf'
	element: XmlElement
	/** Offset in the paragraph's text of the first character it gives. */
	at: number
	/** How many characters it gives. */
	length: number
	/** Of a piece of a text: where it begins in the element's own text. */
	from: number
	/** What stands around the place before it. */
	before: Surroundings
}

const transparent = new Set([
	'w:hyperlink',
	'w:smartTag',
	'w:sdt',
	'w:sdtContent',
	'w:customXml',
	'w:dir',
	'w:bdo',
	'w:ins',
	'w:moveTo',
	'w:fldSimple',
	'mc:AlternateContent',
	'mc:Choice',
	'mc:Fallback',
])
const nowhere: Surroundings = { paragraph: null, around: [], run: null, fields: [] }

/** Lays out a paragraph of a story whose fields were read. */
export function layOut(story: StoryParagraph, fields: StoryFields): Item[] {
	const atoms = story.contents.flatMap((content) => content.atoms)
	const items: Item[] = []
	let next = 0
	let offset = 0
	let here = nowhere

	const push = (kind: Item['kind'], element: XmlElement, length = 0) => {
		items.push({ kind, element, at: offset, length, from: 0, before: here })
		offset += length
	}
	const take = (element: XmlElement) => {
		let length = 0
		for (; next < atoms.length; next++) {
			const atom = atoms[next]
			if (!atom || atom.element.start >= element.end) break
			length += atom.text.length
		}
		return length
	}
	const enter = (element: XmlElement, inside: Surroundings, children: readonly XmlElement[], visit: (child: XmlElement) => void) => {
		const outside = here
		push('open', element)
		here = inside
		for (const child of children) visit(child)
		push('close', element)
		here = outside.fields === here.fields ? outside : { ...outside, fields: here.fields }
	}
	const visitInline = (element: XmlElement): void => {
		if (element.name === 'w:pPr') return
		if (element.name === 'w:r' && element.children.length > 0)
			return enter(element, { ...here, run: element }, element.children, visitInRun)
		const children = element.name === 'mc:AlternateContent' ? readableBranch(element) : element.children
		if (transparent.has(element.name) && element.children.length > 0)
			return enter(element, { ...here, around: [...here.around, element] }, children, visitInline)
		push('leaf', element, take(element))
		followFields(element)
	}
	const visitInRun = (element: XmlElement): void => {
		if (element.name === 'w:rPr') return
		const isText = atoms[next]?.element === element && element.name !== 'w:fldChar'
		push(isText ? 'text' : 'opaque', element, take(element))
		followFields(element)
	}
	const followFields = (element: XmlElement): void => {
		for (const mark of element.name === 'w:fldChar' ? [element] : fieldMarks(element)) {
			const field = fields.ofMark.get(mark)
			if (field && mark.name === 'w:fldChar') here = { ...here, fields: afterMark(here.fields, mark.attribute('w:fldCharType'), field) }
		}
	}

	for (const { element } of story.contents) {
		here = { ...nowhere, fields: fields.openAt.get(element) ?? [] }
		enter(element, { ...here, paragraph: element }, element.children, visitInline)
	}
	return items
}

/** The same with every text cut in two where one of the offsets falls into it. */
export function cutAt(items: readonly Item[], offsets: readonly number[]): Item[] {
	const ordered = [...new Set(offsets)].sort((one, other) => one - other)
	let next = 0
	return items.flatMap((item) => {
		while (next < ordered.length && (ordered[next] ?? 0) <= item.at) next++
		if (item.kind !== 'text') return [item]
		const end = item.at + item.length
		const pieces: Item[] = []
		let at = item.at
		for (; next < ordered.length && (ordered[next] ?? 0) < end; next++) {
			const cut = ordered[next] ?? at
			pieces.push({ ...item, at, length: cut - at, from: item.from + at - item.at })
			at = cut
		}
		return [...pieces, { ...item, at, length: end - at, from: item.from + at - item.at }]
	})
}
