import type { Atom } from '#app/domain/word/read/paragraph-content.ts'
import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import type { Markup } from '#app/domain/word/package/xml/write-markup.ts'
import type { AddedMark } from '../plan/added-notes.ts'
import type { ParagraphBlock } from '../read/blocks.ts'
import type { CarriedFormatting } from './carried-formatting.ts'
import { carryElement, wordAttributes } from './carry-markup.ts'
import { contentsOf, unitsOf, wholeFields } from '../read/run-children.ts'

/**
 * Text of the new file as runs for the old one, in the formatting that it has there. Tabs, breaks, symbols and ticked
 * boxes stay what they are; formulas and fields become the words they show.
 *
 * @param marks of notes that come with the paragraph; those from `start` to `end` are written.
 */
export function newRuns(
	{ element, atoms }: ParagraphBlock,
	start: number,
	end: number,
	markup: Markup,
	formatting: CarriedFormatting,
	marks: readonly AddedMark[],
): string {
	const runs: { run: XmlElement | null; content: string }[] = []
	const add = (run: XmlElement | null, content: string) => {
		const last = runs.at(-1)
		if (last && last.run === run) last.content += content
		else runs.push({ run, content })
	}
	const waiting = marks.filter(({ offset }) => offset >= start && offset <= end)
	const addMarks = (until: number) => {
		for (let mark = waiting[0]; mark && mark.offset <= until; mark = waiting[0]) {
			add(mark.run, markup.leaf(mark.element.name.slice(2), { ...wordAttributes(mark.element), id: mark.id }))
			waiting.shift()
		}
	}
	let at = 0
	for (const atom of atoms) {
		addMarks(at)
		const from = Math.max(start - at, 0)
		const to = Math.min(end - at, atom.text.length)
		at += atom.text.length
		if (from < to) add(atom.run, contentOf(atom, from, to, element, markup))
	}
	addMarks(Infinity)
	return runs.map(({ run, content }) => markup.open('r') + runProperties(run, markup, formatting) + content + markup.close('r')).join('')
}

/** The properties of a run of the new file, with their own tags; '' when there are none. */
export function runProperties(run: XmlElement | null, markup: Markup, formatting: CarriedFormatting): string {
	const inside = run ? formatting.run(run.child('w:rPr'), markup) : ''
	return inside === '' ? '' : markup.open('rPr') + inside + markup.close('rPr')
}

function contentOf({ element, text }: Atom, from: number, to: number, paragraph: XmlElement, markup: Markup): string {
	switch (element.name) {
		case 'w:t':
			return markup.words(element.text().slice(from, to), 't')
		case 'w:tab':
		case 'w:ptab':
		case 'w:br':
		case 'w:cr':
		case 'w:noBreakHyphen':
		case 'w:sym':
			return markup.leaf(element.name.slice(2), wordAttributes(element))
		case 'w:fldChar':
			return checkbox(element, paragraph, markup) ?? markup.words(text, 't')
		default:
			return markup.words(text.slice(from, to), 't')
	}
}

/** The field of a box to be ticked, of which extraction reads only the first mark; `null` where its end is missing. */
function checkbox(mark: XmlElement, paragraph: XmlElement, markup: Markup): string | null {
	const field = wholeFields(contentsOf(unitsOf(paragraph, false))).find(({ contents }) => contents.includes(mark))
	return field ? field.contents.map((content) => carryElement(content, markup)).join('') : null
}
