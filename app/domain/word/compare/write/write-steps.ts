import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { isWithin } from '#app/domain/word/package/xml/element-paths.ts'
import { forFirstPart, withTrackedMark } from '#app/domain/word/edit/write/mark-properties.ts'
import { sourceOf } from '#app/domain/word/package/xml/element-source.ts'
import { Markup } from '#app/domain/word/package/xml/write-markup.ts'
import type { Block, ParagraphBlock } from '../read/blocks.ts'
import type { OldMark } from './old-runs.ts'
import { baseOf, passedOnProperties } from './merged-paragraph-marks.ts'
import { type Piece, piecesBetween } from '../plan/pieces.ts'
import {
	beginsWithArrival,
	type ComeParagraph,
	type GoneParagraph,
	type MarkRole,
	markRoles,
	type ParagraphStep,
	remainsOf,
	type Segment,
	segmentsOf,
} from '../plan/segments.ts'
import { type StepWriting, touchWith } from './step-writing.ts'
import type { KeptParagraph, Step } from '../plan/steps.ts'
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
	private readonly behind = new Map<Step, Block>()
	private last: Block | null = null

	constructor(steps: readonly Step[], writing: StepWriting) {
		this.steps = steps
		this.writing = writing
		let behind: Block | undefined
		for (const step of steps.toReversed()) {
			if (step.kind !== 'come') behind = step.old
			if (behind) this.behind.set(step, behind)
		}
		const arrivals = new Map(
			steps.flatMap((step) => (step.kind === 'come' && step.new.kind === 'paragraph' ? [[step.move, step.new]] : [])),
		)
		for (const step of steps) {
			const arrival = step.kind === 'gone' && step.move !== null ? arrivals.get(step.move) : undefined
			if (step.kind !== 'gone' || step.move === null || !arrival || step.old.kind !== 'paragraph') continue
			this.moves.set(step.move, { name: writing.revisions.nameOfMove(), pieces: piecesBetween(step.old, arrival) })
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
		const remains = remainsOf(steps)
		const [first] = steps
		if (remains === 'none, all come' && first) {
			const { at, markup } = this.placeOfNew(first)
			this.writing.splices.insert(
				at,
				this.writing.fresh.boxed(
					steps.flatMap((step) => (step.kind === 'come' ? [step.new] : [])),
					markup,
				),
			)
			return
		}
		const roles = markRoles(steps)
		for (const [at, step] of steps.entries()) {
			const isLast = at === steps.length - 1 && endsContainer
			const role = roles[at] ?? { kind: 'own' }
			if (step.kind === 'kept') this.writeKept(step, role, steps[at + 1])
			else if (step.kind === 'gone') this.writeGone(step, role, isLast, isLast && remains !== 'some')
			else this.writeCome(step, role.kind === 'takes' ? role.from.old : null, isLast)
		}
	}

	private writeKept(step: KeptParagraph, role: MarkRole, next: ParagraphStep | undefined): void {
		const { old, boxes, copies } = step
		const removed = this.writing.removed.get(old) ?? nothing
		const pieces = beginsWithArrival(next) ? arrivalsFirst(step.pieces) : step.pieces
		this.last = old
		if (role.kind === 'passes' || removed.size > 0 || pieces.some(({ kind }) => kind !== 'stays')) {
			const markup = new Markup(old.element)
			const come = ({ start, end }: Piece) => this.writing.fresh.words(step.new, start, end, markup)
			this.writeOld(old, {
				pieces,
				stays: null,
				others: null,
				removed,
				come,
				properties: role.kind === 'passes' ? this.passing(old, role.mark, markup) : null,
				lead: '',
			})
		}
		const inside = [...(boxes ?? []), ...copies]
		if (inside.some(bringsBlocks)) this.writing.touch(old.element)
		for (const box of inside) writeSteps(box, this.writing)
	}

	private passing({ element }: ParagraphBlock, mark: 'ins' | 'del', markup: Markup): string {
		const change = markup.leaf(mark, this.writing.revisions.attributes())
		return mark === 'ins' ? forFirstPart(element, markup, change) : withTrackedMark(element, markup, change)
	}

	/** @param hasNoHeir nothing takes its words in, so its mark stays. */
	private writeGone({ old, move }: GoneParagraph, role: MarkRole, isLast: boolean, hasNoHeir: boolean): void {
		this.last = old
		const markup = new Markup(old.element)
		const moved = move === null ? undefined : this.moves.get(move)
		const name: OldMark = moved ? 'moveFrom' : 'del'
		const written =
			role.kind === 'takes'
				? this.taking(old, role.from.old, markup)
				: hasNoHeir
					? null
					: withTrackedMark(old.element, markup, markup.leaf(name, this.writing.revisions.attributes()))
		const pieces = moved?.pieces.filter(({ kind }) => kind !== 'comes') ?? [{ kind: 'goes' as const, start: 0, end: old.text.length }]
		const range = moved ? this.range('moveFrom', moved.name, markup) : null
		this.writeOld(old, {
			pieces,
			stays: moved ? 'moveFrom' : null,
			others: name,
			removed: nothing,
			come: () => '',
			properties: written,
			lead: range?.start ?? '',
		})
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
		this.writing.splices.insert(
			at,
			`${markup.open('p')}${properties}${content}${isLast ? end : ''}${markup.close('p')}${isLast ? '' : end}`,
		)
	}

	private taking({ element }: ParagraphBlock, from: ParagraphBlock, markup: Markup): string | null {
		const becomes = from.element.child('w:pPr')
		return passedOnProperties(element.child('w:pPr'), baseOf(becomes), becomes, markup, this.writing.revisions)
	}

	private writeOld(block: ParagraphBlock, change: Parameters<typeof writeOldParagraph>[1]): void {
		touchWith(block, change.others !== null, this.writing)
		writeOldParagraph(block, change, this.writing.splices, this.writing.revisions)
	}

	private range(name: 'moveFrom' | 'moveTo', moveName: string, markup: Markup): { start: string; end: string } {
		const { id, author, date } = this.writing.revisions.attributes()
		return { start: markup.leaf(`${name}RangeStart`, { id, author, date, name: moveName }), end: markup.leaf(`${name}RangeEnd`, { id }) }
	}

	/** Behind the old block before, or before the old one behind where only that one stands outside a content control. */
	private placeOfNew(step: Step): { at: number; markup: Markup } {
		const behind = this.behind.get(step)
		const { last } = this
		if (last && (!behind || isWithin(behind.parent, last.parent)))
			return { at: last.element.end, markup: new Markup(last.element, last.parent.scope) }
		if (behind) return { at: behind.element.start, markup: new Markup(behind.element, behind.parent.scope) }
		throw new Error('A container without blocks has no place for new ones.')
	}
}

/**
 * Puts the last insertion before the words it replaces where these end the paragraph, so that it does not touch what
 * comes next.
 */
function arrivalsFirst(pieces: readonly Piece[]): readonly Piece[] {
	const [goes, comes] = [pieces.at(-2), pieces.at(-1)]
	return goes?.kind === 'goes' && comes?.kind === 'comes' ? [...pieces.slice(0, -2), comes, goes] : pieces
}

/** Whether blocks come anywhere in a container: they stand in no paragraph of the old file, but in the one that holds the text box. */
function bringsBlocks(steps: readonly Step[]): boolean {
	return steps.some((step) => {
		if (step.kind === 'kept') return (step.boxes ?? []).some(bringsBlocks)
		if (step.kind === 'table') return step.rows.some((row) => row.kind === 'come' || (row.kind === 'kept' && row.cells.some(bringsBlocks)))
		return step.kind === 'come'
	})
}
