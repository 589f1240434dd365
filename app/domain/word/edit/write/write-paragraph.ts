import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import type { Item } from '../plan/inline-items.ts'
import { forFirstPart, withTrackedMark } from './mark-properties.ts'
import type { GapMark, ParagraphPlan } from '../plan/plan-paragraph.ts'
import { reopenedRun, type RunLooks, startTagWithId } from './run-formatting.ts'
import { sourceOf } from '#app/domain/word/package/xml/element-source.ts'
import type { Splices } from '#app/domain/word/package/xml/splices.ts'
import type { Tracking } from '#app/domain/word/changes/tracking.ts'
import { Markup, openTag, qualifiedName, startTag } from '#app/domain/word/package/xml/write-markup.ts'

/** What a paragraph is written with. */
export interface Writing {
	splices: Splices
	tracking: Tracking
	looks: RunLooks
}

/**
 * Writes a planned paragraph. Runs are cut where an edit begins or ends: what stays keeps its characters and
 * properties, what is struck goes into `w:del`, what is new into `w:ins` between them (ECMA-376 part 1, 17.13.5).
 *
 * @param paragraph the `w:p` whose properties hold, its last one.
 * @param deletedMark the edit that takes the paragraph's last mark away, `null` when it stays.
 */
export function writeParagraph(plan: ParagraphPlan, paragraph: XmlElement, deletedMark: number | null, writing: Writing): void {
	const writer = new ParagraphWriter(plan, paragraph, deletedMark, writing)
	for (const [index, item] of plan.layout.items.entries()) writer.write(index, item)
}

const insertions = new Set(['w:ins', 'w:moveTo'])

class ParagraphWriter {
	private readonly plan: ParagraphPlan
	private readonly deletedMark: number | null
	private readonly splices: Splices
	private readonly tracking: Tracking
	private readonly looks: RunLooks
	private readonly lastParagraph: XmlElement
	private markup: Markup
	private pending = ''
	/** Of the run being written: the edit that deletes what it holds, 'kept', or `null` when none is open. */
	private openRun: number | 'kept' | null = null
	private openDeletion: number | null = null
	private isOpened = false
	private splits: number[] = []

	constructor(plan: ParagraphPlan, paragraph: XmlElement, deletedMark: number | null, { splices, tracking, looks }: Writing) {
		this.plan = plan
		this.deletedMark = deletedMark
		this.splices = splices
		this.tracking = tracking
		this.looks = looks
		this.lastParagraph = paragraph
		this.markup = new Markup(paragraph)
	}

	write(index: number, item: Item): void {
		this.writeGap(index)
		const { element, kind } = item
		if (element.name === 'w:p') return kind === 'open' ? this.openParagraph(index, element) : this.closeParagraph(element)
		if (kind === 'open' && element.name === 'w:r') return this.beginRun(index, element)
		if (kind === 'close' && element.name === 'w:r') return this.endRun(element)
		if (kind === 'text' || kind === 'opaque') return this.writeContent(index, item)
		this.closeDeletion()
		this.flush(kind === 'close' ? element.contentEnd : element.start)
	}

	private openParagraph(index: number, paragraph: XmlElement): void {
		this.markup = new Markup(paragraph)
		this.splits = this.splitsOf(index)
		const properties = this.nextProperties(paragraph)
		const old = paragraph.child('w:pPr')
		this.isOpened = paragraph.contentStart === paragraph.end && (properties !== '' || this.plan.gaps.has(index + 1))
		if (this.isOpened) this.splices.replace(paragraph.start, paragraph.end, openTag(paragraph) + properties)
		else if (properties === '') return
		else if (!old) this.splices.insert(paragraph.contentStart, properties)
		else if (properties !== sourceOf(old)) this.splices.replace(old.start, old.end, properties)
	}

	private closeParagraph(paragraph: XmlElement): void {
		this.closeDeletion()
		if (this.isOpened) this.pending += `</${qualifiedName(paragraph)}>`
		this.flush(paragraph.contentEnd)
	}

	private splitsOf(opening: number): number[] {
		const { items } = this.plan.layout
		const splits: number[] = []
		for (let gap = opening + 1; gap < items.length; gap++) {
			for (const mark of this.plan.gaps.get(gap) ?? [])
				if (mark.kind === 'text') for (let count = mark.text.split('\n').length; count > 1; count--) splits.push(mark.edit)
			const item = items[gap]
			if (item?.kind === 'close' && item.element === items[opening]?.element) break
		}
		return splits
	}

	/** The properties of the paragraph that begins now: all but the last of a split one end with an inserted mark. */
	private nextProperties(paragraph: XmlElement): string {
		const split = this.splits.shift()
		if (split !== undefined) return forFirstPart(paragraph, this.markup, this.markup.leaf('ins', this.tracking.change(split)))
		if (paragraph === this.lastParagraph && this.deletedMark !== null)
			return withTrackedMark(paragraph, this.markup, this.markup.leaf('del', this.tracking.change(this.deletedMark)))
		const properties = paragraph.child('w:pPr')
		return properties ? sourceOf(properties) : ''
	}

	private beginRun(index: number, run: XmlElement): void {
		const state = this.stateOf(index + 1)
		if (state === 'kept') this.closeDeletion()
		else this.openDeletionOf(state)
		this.flush(run.start)
		this.openRun = state
	}

	private endRun(run: XmlElement): void {
		this.openRun = null
		this.flush(run.contentEnd)
	}

	private writeContent(index: number, item: Item): void {
		const { run } = item.before
		const state = this.stateOf(index)
		if (run && state !== this.openRun) {
			this.closeRun(run)
			if (state === 'kept') this.closeDeletion()
			else this.openDeletionOf(state)
			this.pending += reopenedRun(run, this.tracking.ids)
			this.openRun = state
		}
		if (item.element.name === 'w:t') return this.writeWords(item, state !== 'kept')
		const instruction = item.element.name === 'w:instrText' && state !== 'kept'
		this.flush(item.element.start)
		if (instruction) this.splices.replace(item.element.start, item.element.end, this.deletedInstruction(item.element))
	}

	/** A `w:t` or a piece of one; one that stays whole keeps its very characters. */
	private writeWords({ kind, element, from, length }: Item, isDeleted: boolean): void {
		const text = element.text()
		// One that gives no characters (empty, or in the instruction of a field) is never cut.
		const end = kind === 'opaque' ? text.length : from + length
		if (from === 0 && end === text.length && !isDeleted) return this.flush(element.start)
		this.pending += this.markup.words(text.slice(from, end), isDeleted ? 'delText' : 't')
		if (end < text.length) return
		this.splices.replace(element.start, element.end, this.pending)
		this.pending = ''
	}

	private deletedInstruction(element: XmlElement): string {
		const name = `${this.markup.prefix}delInstrText`
		const tag = startTag(element).slice(1 + qualifiedName(element).length)
		if (element.contentStart === element.end) return `<${name}${tag}`
		return `<${name}${tag}${element.scope.source.slice(element.contentStart, element.contentEnd)}</${name}>`
	}

	private writeGap(gap: number): void {
		const marks = this.plan.gaps.get(gap)
		if (!marks) return
		const { around, run, paragraph } = this.plan.layout.at(gap)
		if (run) this.closeRun(run)
		this.closeDeletion()
		const isSplit = marks.some((mark) => mark.kind === 'text' && mark.text.includes('\n'))
		const divided = isSplit ? around : marks.some(({ kind }) => kind === 'text') ? trailing(around) : []
		for (const element of divided.toReversed()) this.pending += `</${qualifiedName(element)}>`
		for (const mark of marks) this.writeMark(mark, paragraph)
		for (const element of divided)
			this.pending += insertions.has(element.name) ? startTagWithId(element, this.tracking.ids.next()) : startTag(element)
	}

	private writeMark(mark: GapMark, paragraph: XmlElement | null): void {
		if (mark.kind !== 'text') {
			this.pending +=
				mark.kind === 'comment_start'
					? commentStart(this.markup, this.tracking.commentIds(mark.edit))
					: commentEnd(this.markup, this.tracking.commentIds(mark.edit), this.looks.commentMarkStyle)
			return
		}
		const look = paragraph ? this.looks.propertiesOf(mark.look, paragraph.scope) : ''
		for (const [index, line] of mark.text.split('\n').entries()) {
			if (index > 0 && paragraph)
				this.pending += `</${qualifiedName(paragraph)}>${withoutOwnIds(openTag(paragraph))}${this.nextProperties(paragraph)}`
			if (line !== '') this.pending += insertedRun(this.markup, this.tracking.change(mark.edit), look, line)
		}
	}

	private stateOf(index: number): number | 'kept' {
		return this.plan.deleted.get(index) ?? 'kept'
	}

	private closeRun(run: XmlElement): void {
		if (this.openRun !== null) this.pending += `</${qualifiedName(run)}>`
		this.openRun = null
	}

	private openDeletionOf(edit: number): void {
		if (this.openDeletion === edit) return
		this.closeDeletion()
		this.pending += this.markup.open('del', this.tracking.change(edit))
		this.openDeletion = edit
	}

	private closeDeletion(): void {
		if (this.openDeletion !== null) this.pending += this.markup.close('del')
		this.openDeletion = null
	}

	private flush(at: number): void {
		if (this.pending !== '') this.splices.insert(at, this.pending)
		this.pending = ''
	}
}

/** The innermost elements that are insertions or moves of somebody: insertions do not nest, so they are divided. */
function trailing(around: readonly XmlElement[]): readonly XmlElement[] {
	let from = around.length
	while (from > 0 && insertions.has(around[from - 1]?.name ?? '')) from--
	return around.slice(from)
}

/** A run of inserted text, tracked. */
export function insertedRun(markup: Markup, change: Record<string, string | number>, look: string, text: string): string {
	return `${markup.open('ins', change)}${markup.open('r')}${look}${markup.text(text)}${markup.close('r')}${markup.close('ins')}`
}

/** Where the range of a comment, and of each reply to it, begins. */
export function commentStart(markup: Markup, ids: readonly number[]): string {
	return ids.map((id) => markup.leaf('commentRangeStart', { id })).join('')
}

/** Where the range ends, with the mark in the text that Word hangs the comment on. */
export function commentEnd(markup: Markup, ids: readonly number[], style: string | null): string {
	const look = style === null ? '' : `${markup.open('rPr')}${markup.leaf('rStyle', { val: style })}${markup.close('rPr')}`
	return ids
		.map(
			(id) =>
				`${markup.leaf('commentRangeEnd', { id })}${markup.open('r')}${look}${markup.leaf('commentReference', { id })}${markup.close('r')}`,
		)
		.join('')
}

/** A paragraph's start tag without the ids that no other paragraph may have (`w14:paraId`, [MS-DOCX] 2.6.2.3). */
function withoutOwnIds(tag: string): string {
	return tag.replace(/\s[\w.-]{1,60}:(paraId|textId)\s*=\s*("[^"]*"|'[^']*')/g, '')
}
