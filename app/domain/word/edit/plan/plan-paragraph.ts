import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { isDivisible, isInNestedInsertion, isShut, takesText } from './editable.ts'
import { type Field, isComputed, type StoryFields } from './fields.ts'
import { cutAt, type Item } from './inline-items.ts'
import { Layout } from './paragraph-layout.ts'
import type { WordEdit } from '../words/word-edits.ts'

/** What one edit does inside one paragraph. */
export interface ParagraphEdit {
	/** Index of the edit in its batch. */
	edit: number
	/** The stretch that the edit covers. */
	start: number
	end: number
	/** Changes of words within it, in order. */
	words: readonly WordEdit[]
	/** Everything in the paragraph is deleted, pictures and fields too. */
	all: boolean
	/** Texts of new paragraphs at its end, where a paragraph of its own would not come out in one piece. */
	appended: readonly string[]
	commented: boolean
}

/** How inserted text looks: as the text that it replaces or stands in, or as its neighbor less what is the neighbor's alone. */
export interface TextLook {
	run: XmlElement | null
	beside: boolean
	/** The neighbor is a link and the text will not be part of it. */
	leavesLink: boolean
}

/** Something that is written at a gap. */
export type GapMark = { edit: number } & (
	{ kind: 'text'; text: string; look: TextLook } | { kind: 'comment_start' } | { kind: 'comment_end' }
)

/** Everything that is to be written inside a paragraph. */
export interface ParagraphPlan {
	layout: Layout
	/** By index of the item: the edit that deletes it. */
	deleted: ReadonlyMap<number, number>
	/** By gap, in the order in which they are written. */
	gaps: ReadonlyMap<number, readonly GapMark[]>
}

/**
 * Decides where in a paragraph's markup edits are written.
 *
 * @param edits in order of their places, those that append last.
 * @param newWordsFirst whether words that replace the paragraph's last ones stand before them.
 * @returns `null` when one of them can't be written as tracked changes.
 */
export function planParagraph(
	items: readonly Item[],
	edits: readonly ParagraphEdit[],
	fields: StoryFields,
	newWordsFirst = false,
): ParagraphPlan | null {
	const offsets = edits.flatMap(({ start, end, words }) =>
		words.length > 0 ? words.flatMap((word) => [word.start, word.end]) : [start, end],
	)
	const plan = new Planning(new Layout(cutAt(items, offsets)), fields, newWordsFirst)
	return edits.every((edit) => plan.add(edit)) ? plan : null
}

/** Things that number or mark a note or comment itself and stay when all around them is struck. */
const staying = new Set([
	'w:commentReference',
	'w:annotationRef',
	'w:footnoteRef',
	'w:endnoteRef',
	'w:separator',
	'w:continuationSeparator',
])

/** Invisible elements that may be deleted with the words around them. */
const unseen = new Set(['w:softHyphen', 'w:lastRenderedPageBreak'])

class Planning implements ParagraphPlan {
	readonly layout: Layout
	readonly deleted = new Map<number, number>()
	readonly gaps = new Map<number, GapMark[]>()
	private readonly fields: StoryFields
	private readonly newWordsFirst: boolean

	constructor(layout: Layout, fields: StoryFields, newWordsFirst: boolean) {
		this.layout = layout
		this.fields = fields
		this.newWordsFirst = newWordsFirst
	}

	add(edit: ParagraphEdit): boolean {
		const { items } = this.layout
		const places: number[] = []
		const comment: GapMark[] = []
		if (edit.commented) {
			const at = edit.all ? 1 : this.commentGap(edit.words[0]?.start ?? edit.start, edit.words[0])
			this.mark(at, { edit: edit.edit, kind: 'comment_start' })
			places.push(at)
			comment.push({ edit: edit.edit, kind: 'comment_end' })
		}
		if (edit.all && !this.deleteAll(edit.edit)) return false
		for (const word of edit.words) {
			const place = this.change(edit.edit, word)
			if (place === null) return false
			places.push(place)
		}
		if (edit.appended.length > 0) {
			const end = items.length - 1
			if (this.layout.at(end).fields.length > 0) return false
			const look = {
				run: items.find(({ kind, length }) => kind === 'text' && length > 0)?.before.run ?? null,
				beside: true,
				leavesLink: true,
			}
			this.mark(end, { edit: edit.edit, kind: 'text', text: edit.appended.map((text) => `\n${text}`).join(''), look })
			places.push(end)
		}
		for (const end of comment) {
			const hasOwnPlace = edit.all || edit.words.length > 0 || edit.appended.length > 0
			const last = edit.all ? items.length - 1 : Math.max(...places, hasOwnPlace ? 0 : this.lastGap(edit.end))
			this.mark(this.outward(last, 1), end)
		}
		return true
	}

	private mark(gap: number, mark: GapMark): void {
		this.gaps.set(gap, [...(this.gaps.get(gap) ?? []), mark])
	}

	private change(edit: number, { start, end, text }: WordEdit): number | null {
		let last: number | null = null
		if (end > start) {
			last = this.delete(edit, start, end)
			if (last === null || text === '') return last === null ? null : this.layout.outsideRuns(last + 1)
		}
		const gap =
			last === null ? this.layout.gapForInsertion(start) : (this.gapOfWordsFirst(start, end, text) ?? this.layout.gapForReplacement(last))
		if (gap === null || isInNestedInsertion(this.layout.at(gap)) || (text.includes('\n') && !isDivisible(this.layout.at(gap)))) return null
		const look = last === null ? this.lookAt(start, gap) : { run: this.firstRun(start), beside: false, leavesLink: false }
		this.mark(gap, { edit, kind: 'text', text, look })
		return last === null ? gap : Math.max(gap, this.layout.outsideRuns(last + 1))
	}

	private delete(edit: number, start: number, end: number): number | null {
		const { items } = this.layout
		const covered = this.layout.covering(start, end)
		if (!covered) return null
		let last = -1
		for (const index of covered) {
			const item = items[index]
			if (this.deleted.has(index)) continue
			if (!item || item.kind !== 'text' || item.before.around.some(isShut)) return null
			const outermost = item.before.fields.find(({ field, inResult }) => !inResult || isComputed(field.instruction))
			if (outermost) {
				const field = this.extentOf(outermost.field)
				const givesElsewhere = (item: Item) => item.length > 0 && (item.at < start || item.at + item.length > end)
				if (!field || items.slice(field[0], field[1] + 1).some((inside) => givesElsewhere(inside) || !this.canGo(inside))) return null
				for (let inside = field[0]; inside <= field[1]; inside++) if (isContent(items[inside])) this.deleted.set(inside, edit)
				last = Math.max(last, field[1])
			}
			this.deleted.set(index, edit)
			last = Math.max(last, index)
		}
		for (let index = covered[0] ?? last; index < last; index++)
			if (unseen.has(items[index]?.element.name ?? '')) this.deleted.set(index, edit)
		return last
	}

	private deleteAll(edit: number): boolean {
		const { items } = this.layout
		for (const [index, item] of items.entries()) {
			if (item.before.around.some(isShut) || !this.canGo(item)) return false
			if (isContent(item) && !staying.has(item.element.name)) this.deleted.set(index, edit)
		}
		return this.layout.at(1).fields.every(({ inResult, field }) => inResult && !isComputed(field.instruction)) && this.hasWholeFields()
	}

	/** Whether an item can be struck at all. Formulas, ruby and the like give characters that no deletion can hold. */
	private canGo({ kind, length, element }: Item): boolean {
		return length === 0 || kind === 'text' || (kind === 'opaque' && element.name === 'w:fldChar')
	}

	private hasWholeFields(): boolean {
		const seen = new Map<Field, Set<string | null>>()
		for (const { element } of this.layout.items) {
			const field = this.fields.ofMark.get(element)
			if (field) seen.set(field, (seen.get(field) ?? new Set()).add(element.attribute('w:fldCharType')))
		}
		return [...seen.values()].every((types) => types.has('begin') && types.has('end'))
	}

	private extentOf(field: Field): [number, number] | null {
		const marks = this.layout.items.flatMap(({ element }, index) =>
			this.fields.ofMark.get(element) === field ? [{ index, type: element.attribute('w:fldCharType') }] : [],
		)
		const begin = marks.find(({ type }) => type === 'begin')
		const end = marks.find(({ type }) => type === 'end')
		return begin && end ? [begin.index, end.index] : null
	}

	private gapOfWordsFirst(start: number, end: number, text: string): number | null {
		const first = this.layout.after(start)
		if (!this.newWordsFirst || first === null || this.layout.after(end) !== null) return null
		const gap = this.layout.outsideInsertions(first)
		const here = this.layout.at(gap)
		return takesText(here) && (!text.includes('\n') || isDivisible(here)) ? gap : null
	}

	private firstRun(start: number): XmlElement | null {
		return this.layout.item(this.layout.after(start))?.before.run ?? null
	}

	/** The look of text inserted at an offset: of the run it falls into, else of the one before, else of the one after. */
	private lookAt(offset: number, gap: number): TextLook {
		const before = this.layout.item(this.layout.before(offset))
		const after = this.layout.item(this.layout.after(offset))
		if (before?.before.run && before.before.run === after?.before.run) return { run: before.before.run, beside: false, leavesLink: false }
		const neighbours = [before, after].filter((item): item is Item => item?.kind === 'text')
		const linked = (item: Item) => item.before.around.length + item.before.fields.length > this.layout.depth(gap)
		const chosen = neighbours.find((item) => !linked(item) && item.before.paragraph === this.layout.at(gap).paragraph) ?? neighbours[0]
		return { run: chosen?.before.run ?? null, beside: true, leavesLink: chosen !== undefined && linked(chosen) }
	}

	private commentGap(start: number, word: WordEdit | undefined): number {
		if (word && word.start === word.end) {
			const gap = this.layout.gapForInsertion(start)
			if (gap !== null) return gap
		}
		return this.outward(this.layout.after(start) ?? this.layout.items.length - 1, -1)
	}

	private lastGap(end: number): number {
		const last = this.layout.before(end)
		return last === null ? 1 : last + 1
	}

	private outward(gap: number, step: 1 | -1): number {
		for (let at = this.layout.outsideRuns(gap); at > 0 && at < this.layout.items.length; at += step) {
			if (takesText(this.layout.at(at)) && this.layout.outsideRuns(at) === at) return at
		}
		return step === 1 ? this.layout.items.length - 1 : 1
	}
}

function isContent(item: Item | undefined): boolean {
	return item?.kind === 'text' || item?.kind === 'opaque'
}
