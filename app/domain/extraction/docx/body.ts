import type { DocumentBuilder } from './document-builder.ts'
import { type DocxPackage, readPartXml } from '#app/domain/word/package/docx-package.ts'
import { countedPages, numberPages, type PagesReached } from '#app/domain/word/read/page-numbers.ts'
import type { NoteReference } from '#app/domain/word/read/paragraph-content.ts'
import { Refusal } from '#app/domain/word/package/refusal.ts'
import { StoryProgress } from '#app/domain/word/read/story-progress.ts'
import { readStory } from '#app/domain/word/read/story.ts'
import { readChildren } from '#app/domain/word/package/xml/xml-scanner.ts'

/** Where the blocks of the body stand in the main part. */
export const bodyPath = ['w:document', 'w:body'] as const

/** What the body says about the parts around it. */
export interface Body {
	progress: StoryProgress
	pages: number | null
	/** In the order of their marks, each once, with the page of its mark. */
	notes: (NoteReference & { page: number | null })[]
	/** Paragraph ids by comment id. */
	commentAnchors: Map<string, string>
}

/**
 * Reads the main part into the builder.
 *
 * @throws Refusal 'corrupt', 'xml_entities' or 'expands_too_much'; TextTooLong.
 */
export async function readBody(docx: DocxPackage, builder: DocumentBuilder): Promise<Body> {
	const source = await docx.readXml(docx.mainPart)
	if (source === null) throw new Refusal('corrupt', 'package has no main part')
	const progress = new StoryProgress(source)
	const reached: PagesReached[] = []
	const notes = new Map<string, NoteReference & { reached: PagesReached }>()
	const commentAnchors = new Map<string, string>()

	for (const story of readStory(readChildren(source, bodyPath), progress)) {
		const id = `b${story.element.paragraphIndex}`
		const added = builder.add(story, id, 'body', null)
		const [first] = story.contents
		if (added && first) reached.push(first.page)
		for (const content of story.contents) {
			for (const note of content.notes) {
				const key = `${note.kind} ${note.id}`
				if (!notes.has(key)) notes.set(key, { ...note, reached: content.page })
			}
			for (const comment of added ? content.comments : []) if (!commentAnchors.has(comment)) commentAnchors.set(comment, id)
		}
	}

	// Only now is it known which page marks can be trusted.
	const counted = countedPages(await readPartXml(docx, 'docProps/app.xml'))
	const { pages, pageAt } = numberPages({ counted, end: progress.page, characters: builder.text.length })
	for (const [index, paragraph] of builder.paragraphs.entries()) paragraph.page = pageAt(reached[index] ?? progress.page)
	return {
		progress,
		pages,
		notes: [...notes.values()].map(({ kind, id, reached: at }) => ({ kind, id, page: pageAt(at) })),
		commentAnchors,
	}
}
