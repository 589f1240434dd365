import type { NoteReference } from './paragraph-content.ts'
import { firstParagraphIndex, shownParts, takeNumber } from './story-ids.ts'
import { StoryProgress } from './story-progress.ts'
import { readStory, type StoryParagraph } from './story.ts'
import type { XmlElement } from '../package/xml/xml-element.ts'
import type { DocumentPart } from './document-part.ts'
import type { DocxFile } from '../package/docx-file.ts'
import { progressOf } from './part-fields.ts'
import { paragraphOf, PlainParagraph, readPlainLater } from './lazy-paragraphs.ts'

/** A paragraph of the accepted view and where it stands in the file. */
export interface FileParagraph {
	/** As extraction names it; empty paragraphs, which extraction leaves out, have ids too. */
	id: string
	/** Name of the part in the package. */
	part: string
	kind: DocumentPart
	readonly text: string
	readonly story: StoryParagraph
}

/** One story of the file: the body, one note, one header or footer. */
export interface FileStory {
	part: string
	kind: DocumentPart
	/** Id of the note; `null` in parts that are one story. */
	note: string | null
	/** Root element of the part. */
	root: XmlElement
	/** The element around the story's blocks. */
	container: XmlElement
	/** In reading order, empty ones too. */
	paragraphs: FileParagraph[]
}

/**
 * The paragraphs of a file as extraction reads them, with the elements behind them: body, then the footnotes and
 * endnotes that the body refers to in the order of their marks, then the headers and footers that a section shows.
 *
 * @throws Refusal when a part is damaged.
 */
export function readStories(file: DocxFile): FileStory[] {
	return readFile(file, readEagerly)
}

/**
 * The same, but what plain paragraphs of the body read is found out when it is asked for: those without notes,
 * fields, text boxes and deletions, which nothing around them can change. Page numbers and comments of their `story`
 * are not those of the file.
 */
export function readStoriesLazily(file: DocxFile): FileStory[] {
	return readFile(file, readPlainLater)
}

type Reader = (story: Omit<FileStory, 'paragraphs'>, progress: StoryProgress, prefix: string) => FileParagraph[]

function readFile(file: DocxFile, readBody: Reader): FileStory[] {
	const root = file.tree(file.mainPart)
	const container = root?.child('w:body')
	if (!root || !container) return []
	const progress = progressOf(root)
	const story = { part: file.mainPart, kind: 'body' as const, note: null, root, container }
	const body = { ...story, paragraphs: readBody(story, progress, 'b') }
	return [body, ...readNotes(file, body), ...readHeadersAndFooters(file, progress.headersAndFooters)]
}

function readNotes(file: DocxFile, body: FileStory): FileStory[] {
	const marks = new Map<string, NoteReference>()
	for (const paragraph of body.paragraphs) {
		if (paragraph instanceof PlainParagraph) continue
		for (const mark of paragraph.story.contents.flatMap(({ notes }) => notes))
			marks.set(`${mark.kind} ${mark.id}`, marks.get(`${mark.kind} ${mark.id}`) ?? mark)
	}
	return (['footnote', 'endnote'] as const).flatMap((kind) => {
		const part = file.related(`${kind}s`)
		const root = part === null ? null : file.tree(part)
		if (part === null || !root) return []
		const elements = new Map(
			root.children.filter(({ name }) => name === `w:${kind}`).map((element) => [element.attribute('w:id') ?? '', element]),
		)
		const progress = new StoryProgress(root.scope.source)
		return [...marks.values()].flatMap((mark) => {
			const container = mark.kind === kind ? elements.get(mark.id) : undefined
			return container
				? [readOne({ part, kind, note: mark.id, root, container }, progress, `${kind === 'footnote' ? 'fn' : 'en'}${mark.id}-`)]
				: []
		})
	})
}

/** @param shown relationship ids of the sections' references. */
function readHeadersAndFooters(file: DocxFile, shown: readonly string[]): FileStory[] {
	return (['header', 'footer'] as const).flatMap((kind) => {
		const taken = new Set<number>()
		return shownParts(file.relationshipsOf(file.mainPart), kind, (id) => shown.includes(id)).flatMap((part) => {
			const root = file.tree(part)
			if (!root) return []
			return [
				readOne(
					{ part, kind, note: null, root, container: root },
					new StoryProgress(root.scope.source),
					`${kind === 'header' ? 'hd' : 'ft'}${takeNumber(part, taken)}-`,
				),
			]
		})
	})
}

function readOne(story: Omit<FileStory, 'paragraphs'>, progress: StoryProgress, prefix: string): FileStory {
	return { ...story, paragraphs: readEagerly(story, progress, prefix) }
}

/** Ids count from the story's first `w:p`; those of the body from the part's. */
function readEagerly(story: Omit<FileStory, 'paragraphs'>, progress: StoryProgress, prefix: string): FileParagraph[] {
	const first = story.kind === 'body' ? 0 : (firstParagraphIndex(story.container) ?? 0)
	return [...readStory(story.container.children, progress)].map((read) =>
		paragraphOf(read, story, `${prefix}${read.element.paragraphIndex - first}`),
	)
}
