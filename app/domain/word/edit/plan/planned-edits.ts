import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { noFields, type StoryFields } from './fields.ts'
import { type Item, layOut } from './inline-items.ts'
import { type GapMark, type ParagraphEdit, type ParagraphPlan, planParagraph } from './plan-paragraph.ts'
import type { FileParagraph } from '#app/domain/word/read/read-stories.ts'
import type { NewRow } from '../write/table-rows.ts'

/** What a batch writes inside one paragraph. */
export interface PlannedParagraph {
	/** The same paragraph in the copy of its text box for older readers, which is written alike. */
	twin: FileParagraph | null
	items: readonly Item[]
	fields: StoryFields
	edits: ParagraphEdit[]
	/** What replaces words at the paragraph's end is written before them, so that no insertion ends it. */
	newWordsFirst: boolean
	/** The edit that takes the paragraph's mark away. */
	deletedMark: number | null
	/** The plan of the edits so far; `null` when it has to be made again. */
	plan: ParagraphPlan | null
}

/** Paragraphs that a batch puts beside one. */
export interface PlannedSiblings {
	edit: number
	beside: FileParagraph
	/** The element around both. */
	container: XmlElement
	where: 'before' | 'after'
	texts: readonly string[]
	commented: boolean
}

/** A table row that a batch adds (`added`) or takes away. */
export interface PlannedRow {
	edit: number
	row: XmlElement
	added: NewRow | null
	/** The paragraphs of the row beside which it stands, or which goes, text boxes left out. */
	paragraphs: readonly FileParagraph[]
	commented: boolean
}

/** All edits of a paragraph planned together, as needed while the batch is resolved. */
export function planOf(planned: PlannedParagraph): ParagraphPlan {
	planned.plan ??= planParagraph(planned.items, planned.edits.toSorted(inOrderOfWriting), planned.fields, planned.newWordsFirst)
	if (!planned.plan) throw new Error('Edits that are possible one by one are not together.')
	return planned.plan
}

/** The same edits in a paragraph's twin, without comments, which are hung on one place only; `null` where they can't be written. */
export function planOfTwin({ edits, newWordsFirst }: PlannedParagraph, twin: FileParagraph): ParagraphPlan | null {
	const alike = edits.toSorted(inOrderOfWriting).filter(({ words, all, appended }) => words.length > 0 || all || appended.length > 0)
	return planParagraph(
		layOut(twin.story, noFields),
		alike.map((edit) => ({ ...edit, commented: false })),
		noFields,
		newWordsFirst,
	)
}

/** Where in its part a paragraph is split by new marks, in order. */
export function splitsOf(planned: PlannedParagraph): number[] {
	const { gaps, layout } = planOf(planned)
	const newMarks = (mark: GapMark) => (mark.kind === 'text' ? mark.text.split('\n').length - 1 : 0)
	const inOrder = [...gaps].sort(([one], [other]) => one - other)
	return inOrder.flatMap(([gap, marks]) => marks.flatMap((mark) => Array<number>(newMarks(mark)).fill(layout.placeOf(gap))))
}

/** By place; at one place by their order in the batch; paragraphs that are appended last, in the order they came. */
export function inOrderOfWriting(one: ParagraphEdit, other: ParagraphEdit): number {
	const appending = Math.sign(one.appended.length) - Math.sign(other.appended.length)
	return appending || (one.appended.length > 0 ? 0 : one.start - other.start || one.end - other.end || one.edit - other.edit)
}
