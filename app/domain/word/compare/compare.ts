import { packProven } from '../prove/pack-proven.ts'
import { changesOf } from '../changes/list-changes.ts'
import { type DocxFile, openDocxFile } from '../package/docx-file.ts'
import { prove, receiptFor, type Receipt } from '../prove/prove.ts'
import { readStories } from '../read/read-stories.ts'
import { orUnreadable, UnreadableDocx } from '../package/word-errors.ts'
import { acceptAll } from '../resolve/resolve-changes.ts'
import { RevisionIds } from '../changes/revision-ids.ts'
import { type Stamp, writableStamp } from '../changes/stamp.ts'
import type { TrackedChange } from '../changes/tracked-change.ts'
import { type StoryView, viewPart } from '../read/story-views.ts'
import { Markup } from '../package/xml/write-markup.ts'
import { type AddedNote, AddedNotes } from './plan/added-notes.ts'
import { BlockWords } from './align/block-words.ts'
import { readBlocks } from './read/blocks.ts'
import { CarriedFormatting } from './write/carried-formatting.ts'
import { endPlaceholders } from './write/end-placeholders.ts'
import { intendedTexts, textsOfCell } from './plan/expected-texts.ts'
import { matchNumberings } from './write/match-numberings.ts'
import { listDifferences } from './differences/list-differences.ts'
import { NewBlocks } from './write/new-blocks.ts'
import { type NotCompared, NotComparedList } from './differences/not-compared.ts'
import { planBlocks } from './plan/plan-blocks.ts'
import { PlacedSplices } from './write/placed-splices.ts'
import { planHeaders, type Version } from './plan/plan-headers.ts'
import { NotePlans } from './plan/plan-notes.ts'
import { Revisions } from './write/revisions.ts'
import type { StoryPlan } from './plan/story-plan.ts'
import { writeSteps } from './write/write-steps.ts'

/** A redline of one version that becomes another. */
export interface Compared {
	/** The old file with tracked changes. */
	bytes: Uint8Array
	changes: TrackedChange[]
	/** What differs or may differ and is not shown as a tracked change. */
	notCompared: NotCompared[]
	receipt: Receipt
}

/**
 * Compares two versions of a document: body, headers, footers and notes, paragraph by paragraph and then word by word,
 * tables row by row and cell by cell. Tracked changes that either version has are accepted first.
 *
 * Rejecting all changes of the result gives the old text, accepting all gives the new one; what can't be shown as a
 * tracked change stays as in the old version and is listed.
 *
 * @throws UnreadableDocx when one of the files can't be read, ProofFailed when the result was found wrong.
 */
export async function compare(oldFile: Uint8Array, newFile: Uint8Array, stamp: Stamp): Promise<Compared> {
	const [oldBytes, newBytes] = [await acceptAll(oldFile), await acceptAll(newFile)]
	const before = await openDocxFile(oldBytes)
	const next = await openDocxFile(newBytes)
	return orUnreadable(async () => {
		const notCompared = new NotComparedList()
		const old: Version = { file: before, stories: readStories(before) }
		const fresh: Version = { file: next, stories: readStories(next) }
		const added = new AddedNotes(before)
		const { plans, removed } = planStories(old, fresh, notCompared, added)

		const file = before.copy()
		const revisions = new Revisions(RevisionIds.of(file), writableStamp(stamp))
		const touched = writePlans(file, plans, removed, { next, revisions, notCompared, added })
		listDifferences(plans, before, next, notCompared)

		const { bytes, proven } = await packProven(before, file, (after) => ({
			receipt: prove(before, after, intendedViews(before, plans, added.list), revisions.written, touched),
			changes: changesOf(after),
		}))
		return { bytes, changes: proven.changes, notCompared: notCompared.list, receipt: receiptFor(oldBytes, bytes, proven.receipt) }
	})
}

function intendedViews(before: DocxFile, plans: readonly StoryPlan[], added: readonly AddedNote[]): StoryView[] {
	const planned = [
		...plans.map(({ story, steps }): StoryView => ({ part: story.part, note: story.note, paragraphs: intendedTexts(steps) })),
		...added.map(({ part, id, story }): StoryView => ({ part, note: String(id), paragraphs: textsOfCell(readBlocks(story)) })),
	]
	const partsOfNotes = new Set(planned.flatMap(({ part, note }) => (note === null ? [] : [part])))
	const others = [...partsOfNotes]
		.flatMap((part) => viewPart(before, part, 'accepted'))
		.filter((view) => !planned.some(({ part, note }) => part === view.part && note === view.note))
	return [...planned, ...others]
}

function planStories(
	old: Version,
	next: Version,
	notCompared: NotComparedList,
	added: AddedNotes,
): { plans: StoryPlan[]; removed: NotePlans['removed'] } {
	const words = new BlockWords()
	const bodies = [old, next].map(({ stories }) => stories.find(({ kind }) => kind === 'body'))
	const [oldBody, newBody] = bodies
	if (oldBody?.paragraphs.length === 0 && newBody?.paragraphs.length !== 0)
		throw new UnreadableDocx('no_text', 'no paragraph to compare with')
	const body =
		oldBody && newBody
			? [{ story: oldBody, newPart: newBody.part, steps: planBlocks(readBlocks(oldBody), readBlocks(newBody), words) }]
			: []
	const notes = new NotePlans(old.stories, next.stories, { words, notCompared, added })
	for (const { steps } of body) notes.follow(steps)
	return { plans: [...body, ...notes.plans, ...planHeaders(old, next, words, notCompared)], removed: notes.removed }
}

function writePlans(
	file: DocxFile,
	plans: readonly StoryPlan[],
	removed: NotePlans['removed'],
	beside: { next: DocxFile; revisions: Revisions; notCompared: NotComparedList; added: AddedNotes },
): Set<string> {
	const formatting = new CarriedFormatting(file, beside.next, beside.notCompared)
	for (const { steps } of plans) matchNumberings(steps, formatting)
	const fresh = new NewBlocks(formatting, beside.revisions, beside.added)
	const touched = new Set<string>()
	const notes = beside.added.list
	for (const part of new Set([...plans.map(({ story }) => story.part), ...notes.map((note) => note.part)])) {
		const splices = new PlacedSplices()
		const touch = ({ paragraphIndex }: { paragraphIndex: number }) => touched.add(`${part}#${paragraphIndex}`)
		for (const { story, steps } of plans)
			if (story.part === part) writeSteps(steps, { splices, revisions: beside.revisions, fresh, formatting, removed, touch })
		const root = file.tree(part)
		if (root) for (const note of notes) if (note.part === part) splices.insert(root.contentEnd, fresh.note(note, new Markup(root)))
		if (splices.isEmpty) continue
		if (root) endPlaceholders(root, splices, beside.notCompared)
		// Where paragraphs are only inserted, no old one is written in, but the part is.
		touch({ paragraphIndex: -1 })
		file.splicePart(part, splices)
	}
	return touched
}
