import type { StoryProgress } from '../read/story-progress.ts'
import { readStory } from '../read/story.ts'
import type { XmlElement } from '../package/xml/xml-element.ts'
import { findChanges } from './find-changes.ts'
import type { FoundChange } from './found-change.ts'
import { type DocxFile, openDocxFile } from '../package/docx-file.ts'
import { readStories } from '../read/read-stories.ts'
import { orUnreadable } from '../package/word-errors.ts'
import { storyParts } from '../read/story-parts.ts'
import type { ChangeKind, TrackedChange } from './tracked-change.ts'

/** The changes of one part, each with the elements that make it. */
export interface PartChanges {
	part: string
	root: XmlElement
	changes: { change: TrackedChange; found: FoundChange }[]
}

/** Parts beside the stories that may carry changes: in comments words, in the others formatting. */
const otherParts = ['comments', 'styles', 'numbering']

/**
 * Every tracked change of a file in document order, part by part: adjacent pieces of one kind, author and date are
 * one change, as Word shows them; a new or deleted row is one change with its words.
 *
 * @throws UnreadableDocx
 */
export async function listChanges(bytes: Uint8Array): Promise<TrackedChange[]> {
	const file = await openDocxFile(bytes)
	return orUnreadable(async () => changesOf(file))
}

/** The same of an opened file. @throws Refusal when a part is damaged. */
export function changesOf(file: DocxFile): TrackedChange[] {
	return changesByPart(file).flatMap(({ changes }) => changes.map(({ change }) => change))
}

/** The changes of each part that has any. @throws Refusal when a part is damaged. */
export function changesByPart(file: DocxFile, parts = partsWithChanges(file)): PartChanges[] {
	const found = parts.flatMap((part) => {
		const root = file.tree(part)
		const changes = root ? findChanges([root]) : []
		return root && changes.length > 0 ? [{ part, root, changes }] : []
	})
	const paragraphIds = found.length === 0 ? new Map<string, string>() : idsOfParagraphs(file)
	return found.map(({ part, root, changes }) => {
		const taken = new Map<string, number>()
		return { part, root, changes: changes.map((each) => ({ found: each, change: describe(each, part, paragraphIds, taken) })) }
	})
}

/**
 * The changes of some blocks of the main part. One that began before the blocks or goes on behind them is cut off.
 *
 * @param progress at the blocks.
 */
export function changesOfBlocks(part: string, blocks: readonly XmlElement[], progress: StoryProgress): TrackedChange[] {
	const found = findChanges(blocks)
	if (found.length === 0) return []
	const ids = new Map<string, string>()
	for (const { contents, element } of readStory(blocks, progress)) {
		for (const content of contents) ids.set(`${part}#${content.element.paragraphIndex}`, `b${element.paragraphIndex}`)
	}
	const taken = new Map<string, number>()
	return found.map((each) => describe(each, part, ids, taken))
}

function partsWithChanges(file: DocxFile): string[] {
	const others = otherParts.map((type) => file.related(type)).filter((part) => part !== null)
	return [...new Set([...storyParts(file).map(({ part }) => part), ...others])]
}

function describe(found: FoundChange, part: string, paragraphIds: ReadonlyMap<string, string>, taken: Map<string, number>): TrackedChange {
	const { author, date, text, move, paragraphIndex } = found
	const ids = [...new Set(found.marks.map((mark) => mark.attribute('w:id') ?? '').filter((id) => /^-?\d{1,10}$/.test(id)))].map(Number)
	const paragraphId = paragraphIds.get(`${part}#${paragraphIndex}`) ?? null
	return { key: keyOf(`${part}#${ids[0] ?? ''}`, taken), kind: kindOfFound(found), author, date, part, paragraphId, text, ids, move }
}

function kindOfFound({ kind, onlyParagraphMarks }: FoundChange): ChangeKind {
	if (!onlyParagraphMarks) return kind
	return kind === 'insertion' ? 'paragraph_insertion' : kind === 'deletion' ? 'paragraph_deletion' : kind
}

function keyOf(wanted: string, taken: Map<string, number>): string {
	const number = (taken.get(wanted) ?? 0) + 1
	taken.set(wanted, number)
	return number === 1 ? wanted : `${wanted}~${number}`
}

/** By part and index of the `w:p`. One that runs on into the next has the id of the paragraph that they are together. */
function idsOfParagraphs(file: DocxFile): Map<string, string> {
	const ids = new Map<string, string>()
	for (const { part, paragraphs } of readStories(file)) {
		for (const { id, story } of paragraphs) for (const { element } of story.contents) ids.set(`${part}#${element.paragraphIndex}`, id)
	}
	return ids
}
