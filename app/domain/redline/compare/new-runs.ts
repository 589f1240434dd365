import type { Atom } from '#app/domain/extraction/docx/paragraph-content.ts'
import type { XmlElement } from '#app/domain/extraction/docx/xml-element.ts'
import type { Markup } from '../write-markup.ts'
import type { ParagraphBlock } from './blocks.ts'
import type { CarriedFormatting } from './carried-formatting.ts'
import { wordAttributes } from './carry-markup.ts'

/**
 * Text of the new file as runs for the old one, in the formatting that it has there. Tabs, breaks and symbols stay
 * what they are; formulas, fields and ticked boxes become the words they show.
 */
export function newRuns({ atoms }: ParagraphBlock, start: number, end: number, markup: Markup, formatting: CarriedFormatting): string {
	const runs: { run: XmlElement | null; content: string }[] = []
	let at = 0
	for (const atom of atoms) {
		const from = Math.max(start - at, 0)
		const to = Math.min(end - at, atom.text.length)
		at += atom.text.length
		if (from >= to) continue
		const content = contentOf(atom, from, to, markup)
		const last = runs.at(-1)
		if (last && last.run === atom.run) last.content += content
		else runs.push({ run: atom.run, content })
	}
	return runs.map(({ run, content }) => markup.open('r') + runProperties(run, markup, formatting) + content + markup.close('r')).join('')
}

function runProperties(run: XmlElement | null, markup: Markup, formatting: CarriedFormatting): string {
	const inside = run ? formatting.run(run.child('w:rPr'), markup) : ''
	return inside === '' ? '' : markup.open('rPr') + inside + markup.close('rPr')
}

function contentOf({ element, text }: Atom, from: number, to: number, markup: Markup): string {
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
		default:
			return markup.words(text.slice(from, to), 't')
	}
}
