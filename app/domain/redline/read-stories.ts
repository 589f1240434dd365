import type { NoteReference } from '../extraction/docx/paragraph-content.ts'
import { StoryProgress } from '../extraction/docx/story-progress.ts'
import { readStory, type StoryParagraph } from '../extraction/docx/story.ts'
import type { XmlElement } from '../extraction/docx/xml-element.ts'
import type { DocumentPart } from '../extraction/extracted-document.ts'
import type { DocxFile } from './package/docx-file.ts'

/** A paragraph of the accepted view and where it stands in the file. */
export interface FileParagraph {
	/** As extraction names it; empty paragraphs, which extraction leaves out, have ids too. */
	id: string
	/** Name of the part in the package. */
	part: string
	kind: DocumentPart
	text: string
	story: StoryParagraph
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
	const root = file.tree(file.mainPart)
	const container = root?.child('w:body')
	if (!root || !container) return []
	const progress = new StoryProgress(root.scope.source)
	const body = readOne({ part: file.mainPart, kind: 'body', note: null, root, container }, progress, 'b', 0)
	return [body, ...readNotes(file, body), ...readHeadersAndFooters(file, progress.headersAndFooters)]
}

function readNotes(file: DocxFile, body: FileStory): FileStory[] {
	const marks = new Map<string, NoteReference>()
	for (const { story } of body.paragraphs) {
		for (const mark of story.contents.flatMap(({ notes }) => notes)) marks.set(`${mark.kind} ${mark.id}`, marks.get(`${mark.kind} ${mark.id}`) ?? mark)
	}
	return (['footnote', 'endnote'] as const).flatMap((kind) => {
		const part = file.related(`${kind}s`)
		const root = part === null ? null : file.tree(part)
		if (part === null || !root) return []
		const elements = new Map(root.children.filter(({ name }) => name === `w:${kind}`).map((element) => [element.attribute('w:id') ?? '', element]))
		const progress = new StoryProgress(root.scope.source)
		return [...marks.values()].flatMap((mark) => {
			const container = mark.kind === kind ? elements.get(mark.id) : undefined
			return container ? [readOne({ part, kind, note: mark.id, root, container }, progress, `${kind === 'footnote' ? 'fn' : 'en'}${mark.id}-`)] : []
		})
	})
}

/** @param shown relationship ids of the sections' references. */
function readHeadersAndFooters(file: DocxFile, shown: readonly string[]): FileStory[] {
	return (['header', 'footer'] as const).flatMap((kind) => {
		const targets = file.relationshipsOf(file.mainPart).flatMap(({ id, type, target }) => (type === kind && target !== null && shown.includes(id) ? [target] : []))
		const parts = [...new Set(targets)].sort((one, other) => numberOf(one) - numberOf(other) || (one < other ? -1 : 1))
		const taken = new Set<number>()
		return parts.flatMap((part) => {
			const root = file.tree(part)
			if (!root) return []
			let number = numberOf(part)
			while (taken.has(number)) number++
			taken.add(number)
			return [readOne({ part, kind, note: null, root, container: root }, new StoryProgress(root.scope.source), `${kind === 'header' ? 'hd' : 'ft'}${number}-`)]
		})
	})
}

/** @param first index of the `w:p` that is number 0; that of the story's first one when left out. */
function readOne(story: Omit<FileStory, 'paragraphs'>, progress: StoryProgress, prefix: string, first = firstParagraphIndex(story.container) ?? 0): FileStory {
	const paragraphs = [...readStory(story.container.children, progress)].map((read) => ({
		id: `${prefix}${read.element.paragraphIndex - first}`,
		part: story.part,
		kind: story.kind,
		text: read.contents.map(({ atoms }) => atoms.map(({ text }) => text).join('')).join(''),
		story: read,
	}))
	return { ...story, paragraphs }
}

function firstParagraphIndex(element: XmlElement): number | null {
	if (element.paragraphIndex >= 0) return element.paragraphIndex
	for (const child of element.children) {
		const index = firstParagraphIndex(child)
		if (index !== null) return index
	}
	return null
}

/** 'word/header12.xml' → 12; 0 where the name has no number. */
function numberOf(part: string): number {
	return Number(/(\d{1,6})\.xml$/i.exec(part)?.[1] ?? 0)
}
