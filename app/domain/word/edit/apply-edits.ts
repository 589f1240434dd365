import type { Edit, EditOutcome } from './edits.ts'
import { says } from './edits.ts'
import { pathTo } from '../package/xml/element-paths.ts'
import { intendedTexts } from './expected-texts.ts'
import { newParagraphs } from './write/new-paragraph.ts'
import { addComments, type CommentWords } from '../package/comments-part.ts'
import { packProven } from '../prove/pack-proven.ts'
import { type DocxFile, openDocxFile } from '../package/docx-file.ts'
import { turnOnTracking } from '../package/settings-part.ts'
import { planOf, planOfTwin, type PlannedParagraph } from './plan/planned-edits.ts'
import { prove, receiptFor, type Receipt } from '../prove/prove.ts'
import { type FileParagraph, type FileStory, readStoriesLazily } from '../read/read-stories.ts'
import { orUnreadable } from '../package/word-errors.ts'
import { ResolvedEdits } from './plan/resolve-edits.ts'
import { RevisionIds } from '../changes/revision-ids.ts'
import { RunLooks } from './write/run-formatting.ts'
import { Splices } from '../package/xml/splices.ts'
import { initialsOf, type Stamp, writableStamp } from '../changes/stamp.ts'
import { writeRow, writeRowDeletion } from './write/table-rows.ts'
import { Tracking } from '../changes/tracking.ts'
import { writeParagraph, type Writing } from './write/write-paragraph.ts'

/** A file with edits written into it as tracked changes. */
export interface Redlined {
	bytes: Uint8Array
	/** One for each edit, in their order. */
	outcomes: EditOutcome[]
	receipt: Receipt
}

export interface ApplyOptions {
	/** Has Word track what is typed into the file later. */
	trackFurtherEdits?: boolean
	/** Author of an edit's comment, by the edit's index; left out, the author of the edits. */
	commentAuthors?: ReadonlyMap<number, Stamp>
	/** Replies to the comment of an edit, by the edit's index. */
	replies?: ReadonlyMap<number, readonly (Stamp & { text: string })[]>
}

/**
 * Writes edits into a Word file as tracked changes of one author. An edit that can't be made is left out with its
 * reason, the others are made. The written file is read back and proved: rejecting our changes gives the text before,
 * accepting all gives the intended text, and nothing else was touched.
 *
 * @throws UnreadableDocx when the file is no readable Word document, ProofFailed when the check finds the work wrong.
 */
export function applyEdits(bytes: Uint8Array, edits: readonly Edit[], stamp: Stamp, options: ApplyOptions = {}): Promise<Redlined> {
	return orUnreadable(async () => {
		const before = await openDocxFile(bytes)
		const stories = readStoriesLazily(before)
		const file = before.copy()
		const resolved = new ResolvedEdits(stories, edits)
		const comments = writeComments(file, edits, resolved, stamp, options)
		if (options.trackFurtherEdits) turnOnTracking(file)
		const tracking = new Tracking(RevisionIds.of(file), writableStamp(stamp), comments)
		const touched = writeStories(file, stories, resolved, tracking)

		const { bytes: written, proven } = await packProven(before, file, (after) =>
			prove(before, after, (settled) => intendedTexts(stories, resolved, settled), tracking.changeIdsOfBatch, touched),
		)
		return {
			bytes: written,
			outcomes: resolved.refusals.map((reason, index) => outcomeOf(reason, index, tracking)),
			receipt: receiptFor(bytes, written, proven),
		}
	})
}

function writeComments(
	file: DocxFile,
	edits: readonly Edit[],
	resolved: ResolvedEdits,
	stamp: Stamp,
	{ commentAuthors, replies }: ApplyOptions,
): Map<number, number[]> {
	const commented = resolved.commented.map((edit) => ({ edit, text: commentOf(edits[edit]) }))
	const signed = (by: Stamp, text: string): CommentWords => ({ ...writableStamp(by), initials: initialsOf(by), text })
	const ids = addComments(
		file,
		commented.map(({ edit, text }) => ({
			...signed(commentAuthors?.get(edit) ?? stamp, text),
			replies: replies?.get(edit)?.map((reply) => signed(reply, reply.text)),
		})),
	)
	return new Map(commented.map(({ edit }, index) => [edit, ids[index] ?? []]))
}

function commentOf(edit: Edit | undefined): string {
	return edit?.kind === 'comment' ? edit.text : (edit?.comment ?? '')
}

function writeStories(file: DocxFile, stories: readonly FileStory[], resolved: ResolvedEdits, tracking: Tracking): Set<string> {
	const looks = new RunLooks(file)
	const splices = new Map<string, Splices>()
	const touched = new Set<string>()
	for (const story of stories) {
		const held = splices.get(story.part) ?? new Splices()
		splices.set(story.part, held)
		for (const key of writeStory(story, resolved, { splices: held, tracking, looks })) touched.add(key)
	}
	for (const [part, held] of splices) if (!held.isEmpty) file.splicePart(part, held)
	return touched
}

function writeStory(story: FileStory, resolved: ResolvedEdits, writing: Writing): string[] {
	const touched: string[] = []
	const besides = new Set(resolved.siblings.map(({ beside }) => beside))
	for (const paragraph of story.paragraphs) {
		const planned = resolved.paragraphs.get(paragraph)
		if (!planned && !besides.has(paragraph)) continue
		const siblings = resolved.siblings.filter(({ beside }) => beside === paragraph)
		const [first] = paragraph.story.contents
		for (const { where, texts, container, edit, commented } of siblings) {
			if (where === 'before' && first)
				writing.splices.insert(first.element.start, newParagraphs(texts, paragraph.story, container.scope, edit, commented, writing))
		}
		if (planned) touched.push(...writePlanned(planned, paragraph, writing))
		for (const { where, texts, container, edit, commented } of siblings) {
			if (where === 'after')
				writing.splices.insert(
					paragraph.story.element.end,
					newParagraphs(texts, paragraph.story, container.scope, edit, commented, writing),
				)
		}
		const around = pathTo(story.root, paragraph.story.element).slice(0, planned ? undefined : -1)
		const written = [...around, ...(planned ? paragraph.story.contents.map(({ element }) => element) : [])]
		touched.push(...written.map(({ paragraphIndex }) => `${story.part}#${paragraphIndex}`))
	}
	for (const { edit, row, added, paragraphs, commented } of resolved.rows.toSorted((one, other) => one.row.start - other.row.start)) {
		if (!paragraphs.some((paragraph) => story.paragraphs.includes(paragraph))) continue
		if (added) writeRow(added, edit, commented, writing)
		else writeRowDeletion(row, edit, writing)
		touched.push(...pathTo(story.root, row).map(({ paragraphIndex }) => `${story.part}#${paragraphIndex}`))
	}
	return touched
}

/** @returns the paragraph's twin, where it has one that was written as well, as `prove` takes it. */
function writePlanned(planned: PlannedParagraph, { part, story }: FileParagraph, writing: Writing): string[] {
	writeParagraph(planOf(planned), story.element, planned.deletedMark, writing)
	const plan = planned.twin && planOfTwin(planned, planned.twin)
	if (!planned.twin || !plan) return []
	writeParagraph(plan, planned.twin.story.element, planned.deletedMark, writing)
	return planned.twin.story.contents.map(({ element }) => `${part}#${element.paragraphIndex}`)
}

function outcomeOf(reason: Parameters<typeof says>[0] | null, index: number, tracking: Tracking): EditOutcome {
	if (reason !== null) return { index, status: 'refused', reason, says: says(reason) }
	return { index, status: 'applied', changeIds: tracking.changeIds(index), commentId: tracking.commentIds(index)[0] ?? null }
}
