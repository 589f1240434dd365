import { xmlText } from '#app/domain/word/package/xml/xml-characters.ts'
import { sourceOf } from '#app/domain/word/package/xml/element-source.ts'
import { Splices } from '#app/domain/word/package/xml/splices.ts'
import { escapeText, Markup, openTag } from '#app/domain/word/package/xml/write-markup.ts'
import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { parseXmlLazily } from '#app/domain/word/package/xml/xml-scanner.ts'
import { findTags, type PlacedTag } from './find-tags.ts'
import { type Piece, piecesOf } from './paragraph-pieces.ts'
import { PartSource } from './part-source.ts'
import { spotOf } from './spots.ts'

const paragraphIds = /\s[\w.-]+:(?:paraId|textId)="[^"]*"/g

/**
 * The part with the clauses in their slots, as if somebody had typed them there. A slot alone in its paragraph becomes the
 * paragraphs of its clause, each with the slot's format; one after other words becomes the first line of its clause there,
 * and further lines follow as paragraphs without a number. A slot whose clause is not given stays.
 */
export function expandSlots(part: PartSource, clauses: Readonly<Record<string, string>>): PartSource {
	if (Object.keys(clauses).length === 0 || !part.source.includes('clause')) return part
	const splices = new Splices()
	for (const paragraph of paragraphsWithBraces(part.root, part)) expandIn(paragraph, part, clauses, splices)
	return splices.isEmpty ? part : new PartSource(parseXmlLazily(splices.apply(part.source)), part.place)
}

/** The paragraphs that a clause text is: its lines, empty ones left out. */
export function clauseLines(text: string): string[] {
	return xmlText(text)
		.split(/\r\n?|\n/)
		.map((line) => line.trim())
		.filter((line) => line !== '')
}

function* paragraphsWithBraces(element: XmlElement, part: PartSource): Generator<XmlElement> {
	for (const child of element.children) {
		if (!part.hasBrace(child)) continue
		// A text box in a paragraph with a slot keeps its own slots for itself: they are found first, and never both.
		const inside = [...paragraphsWithBraces(child, part)]
		yield* inside
		if (child.name === 'w:p' && inside.length === 0) yield child
	}
}

interface Slot extends PlacedTag {
	lines: string[]
}

function expandIn(paragraph: XmlElement, part: PartSource, clauses: Readonly<Record<string, string>>, splices: Splices): void {
	const pieces = piecesOf(paragraph)
	const words = pieces.map((piece) => piece.words).join('')
	if (!words.includes('clause')) return
	const slots = findTags(words, spotOf(paragraph, part), () => 0, []).flatMap((placed): Slot[] =>
		placed.tag.kind === 'slot' && Object.hasOwn(clauses, placed.tag.name)
			? [{ ...placed, lines: clauseLines(clauses[placed.tag.name] ?? '') }]
			: [],
	)
	const [first] = slots
	if (!first) return
	const isAlone = words.slice(0, first.start).trim() === '' && words.slice(first.end).trim() === ''
	if (isAlone) splices.replace(paragraph.start, paragraph.end, standingAlone(paragraph, pieces, first, part))
	else standingIn(paragraph, pieces, slots, splices)
}

function standingAlone(paragraph: XmlElement, pieces: readonly Piece[], { start, lines }: Slot, part: PartSource): string {
	const { source } = part
	const { run } = pieceAround(pieces, start)
	const properties = paragraph.child('w:pPr')
	const section = properties?.child('w:sectPr')
	const format = properties ? sourceOf(properties) : ''
	const plain = properties && section ? source.slice(properties.start, section.start) + source.slice(section.end, properties.end) : format
	const slotAt = pieceAround(pieces, start).piece.element.start
	const marks = part.marksWithin(paragraph.start, paragraph.end)
	const before = marks.filter((mark) => mark.start < slotAt).map((mark) => source.slice(mark.start, mark.end))
	const after = marks.filter((mark) => mark.start > slotAt).map((mark) => source.slice(mark.start, mark.end))
	const texts = lines.length > 0 || !section ? lines : ['']
	return texts
		.map((line, index) => {
			const open = index === 0 ? openTag(paragraph) : openTag(paragraph).replace(paragraphIds, '')
			const isLast = index === texts.length - 1
			return [
				open,
				isLast ? format : plain,
				...(index === 0 ? before : []),
				runWith(run, line),
				...(isLast ? after : []),
				endTag(paragraph),
			].join('')
		})
		.join('')
}

function standingIn(paragraph: XmlElement, pieces: readonly Piece[], slots: readonly Slot[], splices: Splices): void {
	let start = 0
	for (const { element, words, isText } of pieces) {
		const end = start + words.length
		const touching = slots.filter((slot) => slot.start < end && slot.end > start)
		if (isText && touching.length > 0) {
			let text = ''
			let from = start
			for (const slot of touching) {
				if (slot.start >= start) text += words.slice(from - start, slot.start - start) + (slot.lines[0] ?? '')
				from = Math.min(slot.end, end)
			}
			const markup = new Markup(element)
			splices.replace(element.start, element.end, markup.words(text + words.slice(from - start), 't'))
		}
		start = end
	}
	const further = slots.flatMap(({ lines, start: at }) => lines.slice(1).map((line) => runWith(pieceAround(pieces, at).run, line)))
	const open = openTag(paragraph).replace(paragraphIds, '')
	for (const run of further) splices.insert(paragraph.end, open + unnumbered(paragraph) + run + endTag(paragraph))
}

/** The format of a paragraph without a number of its own: what follows under a numbered heading has its heading's. */
function unnumbered(paragraph: XmlElement): string {
	const markup = new Markup(paragraph)
	const properties = paragraph.child('w:pPr')
	const without = `${markup.open('numPr')}${markup.leaf('ilvl', { val: 0 })}${markup.leaf('numId', { val: 0 })}${markup.close('numPr')}`
	const children = (properties?.children ?? []).filter(({ name }) => name !== 'w:numPr' && name !== 'w:sectPr')
	const early = new Set(['w:pStyle', 'w:keepNext', 'w:keepLines', 'w:pageBreakBefore', 'w:framePr', 'w:widowControl'])
	const first = children.findIndex(({ name }) => !early.has(name))
	const split = first < 0 ? children.length : first
	const written = [...children.slice(0, split).map(sourceOf), without, ...children.slice(split).map(sourceOf)]
	return `${markup.open('pPr')}${written.join('')}${markup.close('pPr')}`
}

function pieceAround(pieces: readonly Piece[], at: number): { piece: Piece; run: XmlElement } {
	let start = 0
	for (const piece of pieces) {
		start += piece.words.length
		if (start > at && piece.isText) return { piece, run: piece.path.at(-1) ?? piece.element }
	}
	throw new Error('A slot is not inside a run')
}

function runWith(run: XmlElement, words: string): string {
	const properties = run.child('w:rPr')
	const prefix = new Markup(run).prefix
	return `${openTag(run)}${properties ? sourceOf(properties) : ''}<${prefix}t xml:space="preserve">${escapeText(words)}</${prefix}t>${endTag(run)}`
}

function endTag(element: XmlElement): string {
	return element.scope.source.slice(element.contentEnd, element.end) || `</${new Markup(element).prefix}p>`
}
