import type { XmlElement } from '#app/domain/extraction/docx/xml-element.ts'
import { forFirstPart, withTrackedMark } from '../mark-properties.ts'
import { sourceOf } from '../source-of.ts'
import { Markup } from '../write-markup.ts'
import type { Block, ParagraphBlock } from './blocks.ts'
import type { OldMark } from './old-runs.ts'
import { baseOf, passedOnProperties } from './passed-on-marks.ts'
import { type Piece, piecesBetween } from './pieces.ts'
import { type ComeParagraph, type GoneParagraph, type ParagraphStep, planMarks, type Segment, segmentsOf } from './segments.ts'
import type { StepWriting } from './step-writing.ts'
import type { KeptParagraph, Step } from './steps.ts'
import { writeOldParagraph } from './write-old-paragraph.ts'
import { writeGoneTable, writeRows } from './write-tables.ts'

/** Writes the steps of one container into the old file's part. */
export function writeSteps(steps: readonly Step[], writing: StepWriting): void {
	new ContainerWriter(steps, writing).write()
}

const nothing: ReadonlySet<XmlElement> = new Set()

class ContainerWriter {
	private readonly steps: readonly Step[]
	private readonly writing: StepWriting
	/** Both halves of a move share a name and the pieces between them. */
	private readonly moves = new Map<number, { name: string; pieces: Piece[] }>()
	private last: Block | null = null

	constructor(steps: readonly Step[], writing: StepWriting) {
		this.steps = steps
		this.writing = writing
		for (const step of steps) {
			if (step.kind !== 'gone' || step.move === null) continue
			const arrival = steps.find((other) => other.kind === 'come' && other.move === step.move)
			if (arrival?.kind !== 'come' || arrival.new.kind !== 'paragraph' || step.old.kind !== 'paragraph') continue
			this.moves.set(step.move, { name: writing.revisions.nameOfMove(), pieces: piecesBetween(step.old, arrival.new) })
		}
	}

	write(): void {
		for (const segment of segmentsOf(this.steps)) {
			if (segment.kind === 'paragraphs') this.writeSegment(segment)
			else this.writeTable(segment.step)
		}
	}

	private writeTable(step: Exclude<Step, ParagraphStep>): void {
		if (step.kind === 'come' && step.new.kind === 'table') {
			const { at, markup } = this.placeOfNew(step)
			this.writing.splices.insert(at, this.writing.fresh.table(step.new, markup))
			return
		}
		if (step.kind === 'come') return
		this.last = step.old
		if (step.kind === 'table') writeRows(step, this.writing, (cell) => writeSteps(cell, this.writing))
		else if (step.old.kind === 'table') writeGoneTable(step.old, this.writing)
	}

	private writeSegment({ steps, endsContainer }: Segment & { kind: 'paragraphs' }): void {
		const plan = planMarks(steps)
		const [first] = steps
		if (plan.kind === 'only come' && first) {
			const { at, markup } = this.placeOfNew(first)
			this.writing.splices.insert(at, this.writing.fresh.boxed(steps.flatMap((step) => (step.kind === 'come' ? [step.new] : [])), markup))
			return
		}
		const from = plan.kind === 'passed on' ? plan.from : steps.length
		const passer = steps[from]
		for (const [at, step] of steps.entries()) {
			const isLast = at === steps.length - 1
			const staysForOther = isLast && (plan.kind === 'passed on' || (plan.kind === 'only gone' && endsContainer))
			if (step.kind === 'kept') this.writeKept(step, at === from ? (steps[at + 1]?.kind === 'come' ? 'ins' : 'del') : null)
			else if (step.kind === 'gone') this.writeGone(step, staysForOther ? this.inheritedByGone(step, passer) : null, staysForOther, isLast && endsContainer)
			else this.writeCome(step, staysForOther && passer?.kind === 'kept' ? passer.old : null, isLast && endsContainer)
		}
	}

	private writeKept(step: KeptParagraph, mark: 'ins' | 'del' | null): void {
		const { old, boxes, copies, pieces } = step
		const removed = this.writing.removed.get(old) ?? nothing
		this.last = old
		if (mark !== null || removed.size > 0 || pieces.some(({ kind }) => kind !== 'stays')) {
			const markup = new Markup(old.element)
			const change = mark === null ? '' : markup.leaf(mark, this.writing.revisions.attributes())
			const properties = mark === null ? null : mark === 'ins' ? forFirstPart(old.element, markup, change) : withTrackedMark(old.element, markup, change)
			const come = ({ start, end }: Piece) => this.writing.fresh.words(step.new, start, end, markup)
			this.writeOld(old, { pieces, stays: null, others: null, removed, come, properties, lead: '' })
		}
		for (const box of [...(boxes ?? []), ...copies]) writeSteps(box, this.writing)
	}

	private writeGone({ old, move }: GoneParagraph, properties: string | null, markStays: boolean, isLast: boolean): void {
		this.last = old
		const markup = new Markup(old.element)
		const moved = move === null ? undefined : this.moves.get(move)
		const name: OldMark = moved ? 'moveFrom' : 'del'
		const written = markStays ? properties : withTrackedMark(old.element, markup, markup.leaf(name, this.writing.revisions.attributes()))
		const pieces = moved?.pieces.filter(({ kind }) => kind !== 'comes') ?? [{ kind: 'goes' as const, start: 0, end: old.text.length }]
		const range = moved ? this.range('moveFrom', moved.name, markup) : null
		this.writeOld(old, { pieces, stays: moved ? 'moveFrom' : null, others: name, removed: nothing, come: () => '', properties: written, lead: range?.start ?? '' })
		if (range) this.writing.splices.insert(isLast ? old.element.contentEnd : old.element.end, range.end)
	}

	/** @param markOf the paragraph whose mark and properties this one keeps for it; `null` when it brings its own. */
	private writeCome(step: ComeParagraph, markOf: ParagraphBlock | null, isLast: boolean): void {
		const { at, markup } = this.placeOfNew(step)
		const { fresh, formatting, revisions } = this.writing
		const moved = step.move === null ? undefined : this.moves.get(step.move)
		const name = moved ? 'moveTo' : 'ins'
		const range = moved ? this.range('moveTo', moved.name, markup) : null
		const kept = markOf?.element.child('w:pPr')
		const own = step.new.element.child('w:pPr')
		const properties = markOf
			? (passedOnProperties(kept, formatting.paragraph(own, markup), own, markup, revisions) ?? (kept ? sourceOf(kept) : ''))
			: fresh.properties(step.new, markup, markup.leaf(name, revisions.attributes()))
		const content = (range?.start ?? '') + fresh.content(step.new, markup, moved?.pieces ?? null)
		const end = range?.end ?? ''
		this.writing.splices.insert(at, `${markup.open('p')}${properties}${content}${isLast ? end : ''}${markup.close('p')}${isLast ? '' : end}`)
	}

	/** What the last of the paragraphs that went looks like once it holds what stayed before it. */
	private inheritedByGone({ old }: GoneParagraph, passer: ParagraphStep | undefined): string | null {
		if (passer?.kind !== 'kept') return null
		const becomes = passer.old.element.child('w:pPr')
		return passedOnProperties(old.element.child('w:pPr'), baseOf(becomes), becomes, new Markup(old.element), this.writing.revisions)
	}

	private writeOld(block: ParagraphBlock, change: Parameters<typeof writeOldParagraph>[1]): void {
		this.writing.touch(block.element)
		writeOldParagraph(block, change, this.writing.splices, this.writing.revisions)
	}

	private range(name: 'moveFrom' | 'moveTo', moveName: string, markup: Markup): { start: string; end: string } {
		const { id, author, date } = this.writing.revisions.attributes()
		return { start: markup.leaf(`${name}RangeStart`, { id, author, date, name: moveName }), end: markup.leaf(`${name}RangeEnd`, { id }) }
	}

	/** Behind the old block before, or before the old one behind where only that one stands outside a content control. */
	private placeOfNew(step: Step): { at: number; markup: Markup } {
		const behind = this.steps.slice(this.steps.indexOf(step)).flatMap((other) => (other.kind === 'come' ? [] : [other.old]))[0]
		const { last } = this
		if (last && (!behind || last.parent === behind.parent || isAround(last.parent, behind.parent))) return { at: last.element.end, markup: new Markup(last.element, last.parent.scope) }
		if (behind) return { at: behind.element.start, markup: new Markup(behind.element, behind.parent.scope) }
		throw new Error('A container without blocks has no place for new ones.')
	}
}

function isAround(outer: XmlElement, inner: XmlElement): boolean {
	return outer.start < inner.start && outer.end > inner.end
}
