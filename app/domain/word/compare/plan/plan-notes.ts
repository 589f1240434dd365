import type { NoteReference } from '#app/domain/word/read/paragraph-content.ts'
import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import type { FileStory } from '#app/domain/word/read/read-stories.ts'
import type { AddedNotes } from './added-notes.ts'
import { alignSequences } from '../align/align-sequences.ts'
import type { BlockWords } from '../align/block-words.ts'
import { type Block, type ParagraphBlock, paragraphsOf, readBlocks } from '../read/blocks.ts'
import type { NotComparedList } from '../differences/not-compared.ts'
import { withMarks } from './pieces-with-marks.ts'
import { planBlocks } from './plan-blocks.ts'
import { contentsOf, unitsOf } from '../read/run-children.ts'
import type { KeptParagraph, Step } from './steps.ts'
import type { StoryPlan } from './story-plan.ts'
import { isWritable } from '../write/write-old-paragraph.ts'

type Notes = ReadonlyMap<string, FileStory>

/** How the notes become those of the new version: those whose marks stand in one paragraph are versions of each other. */
export class NotePlans {
	readonly plans: StoryPlan[] = []
	/** Marks to delete, by the paragraph that stays without them. */
	readonly removed = new Map<ParagraphBlock, ReadonlySet<XmlElement>>()
	private readonly old: Notes
	private readonly next: Notes
	private readonly words: BlockWords
	private readonly notCompared: NotComparedList
	private readonly added: AddedNotes
	private readonly planned = new Set<string>()

	constructor(
		old: readonly FileStory[],
		next: readonly FileStory[],
		beside: { words: BlockWords; notCompared: NotComparedList; added: AddedNotes },
	) {
		this.old = notesOf(old)
		this.next = notesOf(next)
		this.words = beside.words
		this.notCompared = beside.notCompared
		this.added = beside.added
	}

	/** Plans the notes whose marks are in the paragraphs of the steps. */
	follow(steps: readonly Step[]): void {
		for (const step of steps) {
			if (step.kind === 'kept') {
				this.pair(step)
				step.pieces = withMarks(
					step.pieces,
					this.added.marksIn(step.new).map(({ offset }) => offset),
				)
				for (const box of step.boxes ?? []) this.follow(box)
			} else if (step.kind === 'table') {
				for (const row of step.rows) {
					if (row.kind === 'kept') for (const cell of row.cells) this.follow(cell)
					else for (const { blocks } of row.kind === 'gone' ? row.old.cells : row.new.cells) this.leave(blocks, row.kind)
				}
			} else this.leave([step.kind === 'gone' ? step.old : step.new], step.kind)
		}
	}

	private leave(blocks: readonly Block[], kind: 'gone' | 'come'): void {
		for (const { notes, id } of paragraphsOf(blocks)) {
			for (const note of notes) {
				if (kind === 'gone') this.empty(note)
				else this.add(note, id)
			}
		}
	}

	private pair({ old, new: next }: KeptParagraph): void {
		const removed: NoteReference[] = []
		for (const kind of ['footnote', 'endnote'] as const) {
			const olds = old.notes.filter((note) => note.kind === kind)
			const news = next.notes.filter((note) => note.kind === kind)
			const pairs =
				olds.length === news.length
					? olds.map((_, at) => ({ old: at, new: at }))
					: alignSequences(
							olds.map((note) => this.alignable(this.old, note)),
							news.map((note) => this.alignable(this.next, note)),
						)
			for (const pair of pairs) this.plan(olds[pair.old], news[pair.new])
			removed.push(...olds.filter((_, at) => !pairs.some((pair) => pair.old === at)))
			for (const [at, note] of news.entries()) if (!pairs.some((pair) => pair.new === at)) this.add(note, old.id)
		}
		if (removed.length === 0) return
		for (const note of removed) this.empty(note)
		const marks = contentsOf(unitsOf(old.element, false)).filter(
			({ name }) => name === 'w:footnoteReference' || name === 'w:endnoteReference',
		)
		this.removed.set(
			old,
			new Set(
				marks.filter((mark) => removed.some((note) => mark.name === `w:${note.kind}Reference` && mark.attribute('w:id') === note.id)),
			),
		)
	}

	private alignable(notes: Notes, note: NoteReference) {
		const text =
			notes
				.get(keyOf(note))
				?.paragraphs.map((paragraph) => paragraph.text)
				.join('\n') ?? ''
		return this.words.ofText(note.kind, text)
	}

	private plan(old: NoteReference | undefined, next: NoteReference | undefined): void {
		const [one, other] = [old && this.old.get(keyOf(old)), next && this.next.get(keyOf(next))]
		if (!old || !one || !other || this.planned.has(keyOf(old))) return
		this.planned.add(keyOf(old))
		if (next && one.paragraphs.length === 0) return this.report(next, keyOf(old))
		this.plans.push({ story: one, newPart: other.part, steps: planBlocks(readBlocks(one), readBlocks(other), this.words) })
	}

	/** A note whose mark goes loses its words; the note itself is a part of the file that no tracked change takes out. */
	private empty(note: NoteReference): void {
		const story = this.old.get(keyOf(note))
		if (!story || this.planned.has(keyOf(note))) return
		this.planned.add(keyOf(note))
		const blocks = readBlocks(story)
		const last = blocks.at(-1)
		if (last?.kind !== 'paragraph' || !isWritable(last)) return
		const goes = { kind: 'goes' as const, start: 0, end: last.text.length }
		const steps: Step[] = blocks.slice(0, -1).map((block) => ({ kind: 'gone', old: block, move: null }))
		this.plans.push({
			story,
			newPart: null,
			steps: [...steps, { kind: 'kept', old: last, new: last, pieces: [goes], isUnshown: false, boxes: null, copies: [] }],
		})
	}

	private add(note: NoteReference, where: string): void {
		const story = this.next.get(keyOf(note))
		if (!story || !this.added.add(note, story)) this.report(note, where)
	}

	private report(note: NoteReference, where: string): void {
		const words =
			this.next
				.get(keyOf(note))
				?.paragraphs.map(({ text }) => text)
				.join(' ')
				.trim() ?? ''
		this.notCompared.note(`A ${note.kind} that only the new version has`, `${where}: ${words.slice(0, 200)}`)
	}
}

function notesOf(stories: readonly FileStory[]): Notes {
	return new Map(stories.filter(({ note }) => note !== null).map((story) => [`${story.kind} ${story.note}`, story]))
}

function keyOf({ kind, id }: NoteReference): string {
	return `${kind} ${id}`
}
