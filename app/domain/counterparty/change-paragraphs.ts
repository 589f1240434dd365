import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import type { FoundChange } from '#app/domain/word/changes/found-change.ts'
import type { FileParagraph, FileStory } from '#app/domain/word/read/read-stories.ts'
import type { CounterpartyChange } from './counterparty-change.ts'

/** A paragraph of the accepted text with its position in its part. */
export interface KnownParagraph extends Pick<FileParagraph, 'id' | 'text' | 'story'> {
	/** In reading order over the whole file. */
	index: number
	/** Among the paragraphs with words, as suggestions are put in order. */
	order: number
}

interface Holder {
	element: XmlElement
	paragraph: KnownParagraph
}

/** Finds the paragraph of the accepted text for a place in the file's parts. */
export class ChangeParagraphs {
	/** In reading order. */
	readonly all: KnownParagraph[] = []
	/** The `w:p` of each part by start offset. */
	private readonly holders = new Map<string, Holder[]>()

	constructor(stories: readonly FileStory[]) {
		let order = 0
		for (const { part, paragraphs } of stories) {
			const held = this.holders.get(part) ?? []
			this.holders.set(part, held)
			for (const { id, text, story } of paragraphs) {
				const paragraph = { id, text, story, index: this.all.length, order }
				if (text.trim() !== '') order++
				this.all.push(paragraph)
				for (const { element } of story.contents) held.push({ element, paragraph })
			}
		}
		for (const held of this.holders.values()) held.sort((one, other) => one.element.start - other.element.start)
	}

	/** The paragraph that holds an element; the innermost one where paragraphs are nested, as in text boxes. */
	around(part: string, { start, end }: XmlElement): KnownParagraph | null {
		const held = this.holders.get(part) ?? []
		for (let at = firstAfter(held, start) - 1; at >= 0; at--) {
			const holder = held[at]
			if (holder && holder.element.end >= end) return holder.paragraph
			// No paragraph before the last one that ends earlier can reach over the element, except one with text boxes.
			if (
				holder &&
				holder.element.end <= start &&
				!holder.paragraph.story.contents.some(({ boxes }) => boxes.length > 0) &&
				!holder.paragraph.story.place.painted
			)
				return null
		}
		return null
	}

	/** The paragraph that this one would merge into without its mark. */
	next(part: string, { story }: KnownParagraph): KnownParagraph | null {
		const held = this.holders.get(part) ?? []
		const next = held[firstAfter(held, story.element.end - 1)]
		return next && isBeside(story.element, next.element) ? next.paragraph : null
	}

	/** The paragraphs in the same table row, this one included; outside tables only this one. */
	inRow(paragraph: KnownParagraph): KnownParagraph[] {
		const { place, element } = paragraph.story
		const { cell } = place
		if (!cell) return [paragraph]
		return this.all.filter(
			({ story }) =>
				story.place.cell?.table === cell.table && story.place.cell.row === cell.row && story.element.scope.source === element.scope.source,
		)
	}

	/** The range of one paragraph that a change covers, from its first mark on. */
	placeOf(part: string, { marks, text, kind }: FoundChange): CounterpartyChange['place'] {
		const placed = marks.map((mark) => ({ mark, paragraph: this.around(part, mark) })).find(({ paragraph }) => paragraph !== null)
		if (!placed?.paragraph) return null
		const { paragraph, mark } = placed
		const isMark = paragraph.story.contents.some(
			({ element }) => element.child('w:pPr') && mark.end <= (element.child('w:pPr')?.end ?? 0) && mark.start > element.start,
		)
		const ofLooks = kind === 'paragraph_formatting' || kind === 'numbering'
		if (isMark) return { paragraphId: paragraph.id, start: ofLooks ? 0 : paragraph.text.length, end: paragraph.text.length }
		const start = offsetOf(paragraph, mark.start)
		const last = marks.filter((each) => this.around(part, each) === paragraph).at(-1) ?? mark
		const covered = kind === 'formatting' ? start + text.length : offsetOf(paragraph, last.end)
		return { paragraphId: paragraph.id, start, end: Math.min(paragraph.text.length, Math.max(start, covered)) }
	}
}

/** How many characters of a paragraph come before a place in its part. */
export function offsetOf({ story }: Pick<KnownParagraph, 'story'>, place: number): number {
	let offset = 0
	for (const { atoms } of story.contents) for (const { text, element } of atoms) if (element.start < place) offset += text.length
	return offset
}

/** Whether only markers are between two paragraphs, so that they are in one cell, note or body. */
export function isBeside(one: XmlElement, other: XmlElement): boolean {
	if (one.scope.source !== other.scope.source || other.start < one.end) return false
	return !/<\/?(?:\w+:)?(?:p|tbl|tr|tc|txbxContent|sdt|sdtContent|body|footnote|endnote|hdr|ftr)[\s/>]/.test(
		one.scope.source.slice(one.end, other.start),
	)
}

function firstAfter(held: readonly Holder[], place: number): number {
	let [low, high] = [0, held.length]
	while (low < high) {
		const middle = (low + high) >> 1
		if ((held[middle]?.element.start ?? 0) > place) high = middle
		else low = middle + 1
	}
	return low
}
