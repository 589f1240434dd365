import type { NumberingCounter } from '#app/domain/word/read/numbering-counter.ts'
import type { Atom } from '#app/domain/word/read/paragraph-content.ts'
import { describeParagraph, listOf, lookAt } from '#app/domain/word/read/paragraph-properties.ts'
import type { StoryParagraph } from '#app/domain/word/read/story.ts'
import type { StyleSheet } from '#app/domain/word/read/styles.ts'
import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { readInlineMarks, type InlineMark } from './inline-marks.ts'
import type { ListIndents } from './list-indents.ts'
import { readParagraphFormat } from './paragraph-format.ts'
import { lookWords, readRunFormat, type RunFormat } from './run-format.ts'
import type { StyleFormats } from './style-formats.ts'
import type { ViewLook, ViewMark, ViewParagraph } from './view-document.ts'

/** What the paragraphs of a document share. */
export interface ViewContext {
	styles: StyleSheet
	formats: StyleFormats
	listIndents: ListIndents
	counter: NumberingCounter
	/** Size of body text in halves of a point. */
	bodySize: number
	/** The label of a note whose mark is met. */
	labelOf(kind: 'footnote' | 'endnote', id: string): string
}

const styleIdOf = (story: StoryParagraph) => story.element.at('w:pPr', 'w:pStyle')?.attribute('w:val') ?? null

/** The run formats of a paragraph, by run; `null` stands for what has no run. */
export function formatsOf(story: StoryParagraph, formats: StyleFormats): (run: XmlElement | null) => RunFormat {
	const base = formats.ofParagraph(styleIdOf(story)).run
	const known = new Map<XmlElement | null, RunFormat>()
	return (run) => {
		const found = known.get(run)
		if (found) return found
		const properties = run?.child('w:rPr')
		const characterStyle = properties?.child('w:rStyle')?.attribute('w:val')
		const format = { ...base, ...(characterStyle ? formats.ofCharacters(characterStyle) : {}), ...readRunFormat(properties) }
		known.set(run, format)
		return format
	}
}

/** A paragraph as the page shows it. Calling it counts the paragraph, so it is called once for each, in order. */
export function viewParagraph(id: string, story: StoryParagraph, context: ViewContext): ViewParagraph {
	const { kind, level, numbering } = describeParagraph(story, context.styles, context.counter)
	const atoms = story.contents.flatMap((content) => content.atoms)
	const heading = kind === 'heading' && level !== null ? level : undefined
	const shown = numbering ?? (heading === undefined && level !== null ? '•' : undefined)
	const { marks, inserted } = placeMarks(story, context)
	const looks = looksOf(story, atoms, context)
	return {
		kind: 'paragraph',
		id,
		text: atoms.map(({ text }) => text).join(''),
		...(shown === undefined ? {} : { number: shown }),
		...(heading === undefined ? {} : { heading }),
		...layoutOf(story, context),
		...(looks.length > 0 ? { looks } : {}),
		...(marks.length > 0 ? { marks } : {}),
		...(inserted.length > 0 ? { inserted } : {}),
	}
}

/** A list level's indent is stronger than the style's, the paragraph's own stronger than both (ECMA-376 17.9.23). */
function layoutOf(
	story: StoryParagraph,
	{ styles, formats, listIndents, counter }: ViewContext,
): Pick<ViewParagraph, 'align' | 'indent' | 'firstLine' | 'newPage'> {
	const properties = story.element.child('w:pPr')
	const styleId = styleIdOf(story)
	const list = listOf(properties, styleId === null ? styles.defaultParagraph : styles.find(styleId), counter)
	const format = {
		...formats.ofParagraph(styleId).paragraph,
		...(list ? listIndents.get(list.numberingId)?.get(list.level) : {}),
		...readParagraphFormat(properties),
	}
	return {
		...(format.align && format.align !== 'left' ? { align: format.align } : {}),
		...(format.left ? { indent: format.left } : {}),
		...(format.firstLine ? { firstLine: format.firstLine } : {}),
		...(format.pageBreakBefore ? { newPage: true } : {}),
	}
}

function looksOf(story: StoryParagraph, atoms: Atom[], { styles, formats, bodySize }: ViewContext): ViewLook[] {
	const formatOf = formatsOf(story, formats)
	const { hidden } = lookAt(story, atoms, styles)
	const looks: ViewLook[] = []
	let at = 0
	for (const [index, { text, run }] of atoms.entries()) {
		const words = lookWords(formatOf(run), bodySize)
		if (hidden[index]) words.push('hidden')
		const last = looks[looks.length - 1]
		if (last && last.end === at && last.words.join() === words.join()) last.end += text.length
		else if (words.length > 0) looks.push({ start: at, end: at + text.length, words })
		at += text.length
	}
	return looks
}

function placeMarks(
	story: StoryParagraph,
	{ labelOf }: ViewContext,
): { marks: ViewMark[]; inserted: NonNullable<ViewParagraph['inserted']> } {
	const marks: ViewMark[] = []
	const inserted: NonNullable<ViewParagraph['inserted']> = []
	let at = 0
	for (const content of story.contents) {
		const found = readInlineMarks(content)
		const waiting = [...found.marks]
		for (const { text, element } of content.atoms) {
			while (waiting[0] && waiting[0].offset < element.start) marks.push(shownMark(at, waiting.shift()!, labelOf))
			const author = found.inserted.find(({ start, end }) => start <= element.start && element.end <= end)?.author
			const last = inserted[inserted.length - 1]
			if (author !== undefined && last?.end === at && last.author === author) last.end += text.length
			else if (author !== undefined) inserted.push({ start: at, end: at + text.length, author })
			at += text.length
		}
		for (const mark of waiting) marks.push(shownMark(at, mark, labelOf))
	}
	return { marks, inserted }
}

function shownMark(at: number, mark: InlineMark, labelOf: ViewContext['labelOf']): ViewMark {
	if (mark.kind === 'note')
		return { at, kind: 'note', note: `${mark.of === 'footnote' ? 'fn' : 'en'}${mark.id}`, label: labelOf(mark.of, mark.id) }
	if (mark.kind === 'picture') return { at, kind: 'picture', says: mark.says }
	return { at, kind: 'deleted', text: mark.text, author: mark.author }
}
