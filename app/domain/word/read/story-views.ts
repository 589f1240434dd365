import type { XmlElement } from '../package/xml/xml-element.ts'
import type { DocxFile } from '../package/docx-file.ts'
import { progressOf } from './part-fields.ts'
import type { Reading } from './revision-elements.ts'
import { storyParts, storyRoots } from './story-parts.ts'
import { readStoryTexts } from './story-texts.ts'

/**
 * How tracked changes are read: all accepted, as extraction does; all rejected; or those with the given revision
 * ids (`w:id`) rejected and every other accepted.
 */
export type View = 'accepted' | 'rejected' | { reject: ReadonlySet<number> }

/** The text of one story: the body, one note, one header. */
export interface StoryView {
	part: string
	/** Id of the note, `null` in parts that are one story. */
	note: string | null
	/** In reading order, empty ones too. */
	paragraphs: string[]
}

/**
 * The text of every story of a file: body, all notes, all headers and footers, whether or not anything refers to
 * them; comments left out. The accepted view is extraction's text, character by character. This is what redlining
 * is proved with, so it shares no code with what writes.
 *
 * @throws Refusal when a part is damaged.
 */
export function viewStories(file: DocxFile, view: View): StoryView[] {
	return storyParts(file).flatMap(({ part }) => viewPart(file, part, view))
}

/** The stories of one part, none when the package has no such part. @throws Refusal when it is damaged. */
export function viewPart(file: DocxFile, part: string, view: View): StoryView[] {
	const root = file.tree(part)
	return root ? viewRoot(root, part, view) : []
}

/** The same of a part that is parsed already. */
export function viewRoot(root: XmlElement, part: string, view: View | Reading): StoryView[] {
	const progress = progressOf(root)
	const reading = readingOf(view)
	return storyRoots(root).map(({ note, container }) => ({ part, note, paragraphs: readStoryTexts(container.children, reading, progress) }))
}

/** What a view takes for rejected. */
export function readingOf(view: View | Reading): Reading {
	if (view === 'accepted') return { rejects: () => false }
	if (view === 'rejected') return { rejects: () => true }
	if ('rejects' in view) return view
	return { rejects: (revision) => view.reject.has(Number(revision.attribute('w:id') ?? NaN)) }
}
