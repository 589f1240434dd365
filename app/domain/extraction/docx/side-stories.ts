import type { DocumentPart } from '#app/domain/word/read/document-part.ts'
import type { Body } from './body.ts'
import type { DocumentBuilder } from './document-builder.ts'
import { type DocxPackage, readPartXml, readRelatedXml } from '#app/domain/word/package/docx-package.ts'
import { firstParagraphIndex, shownParts, takeNumber } from '#app/domain/word/read/story-ids.ts'
import { StoryProgress } from '#app/domain/word/read/story-progress.ts'
import { readStory } from '#app/domain/word/read/story.ts'
import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'

/**
 * Reads the footnotes, then the endnotes that the body refers to, in the order of their marks. A note whose mark
 * is deleted is not part of the document any more.
 *
 * @returns the counts so far, to go on with.
 */
export async function readNotes(docx: DocxPackage, builder: DocumentBuilder, body: Body): Promise<StoryProgress> {
	let progress = body.progress
	for (const [kind, prefix] of [
		['footnote', 'fn'],
		['endnote', 'en'],
	] as const) {
		const root = await readRelatedXml(docx, `${kind}s`)
		if (!root) continue
		const elements = new Map(
			root.children.filter(({ name }) => name === `w:${kind}`).map((element) => [element.attribute('w:id') ?? '', element]),
		)
		progress = new StoryProgress(root.scope.source, progress)
		for (const { id, page } of body.notes.filter((note) => note.kind === kind)) {
			const element = elements.get(id)
			if (element) addStory(builder, element, progress, { prefix: `${prefix}${id}`, part: kind, page })
		}
	}
	return progress
}

/**
 * Reads the headers, then the footers that some section shows, each part once.
 *
 * @param shown relationship ids of the sections' references.
 * @returns the counts of the whole document.
 */
export async function readHeadersAndFooters(
	docx: DocxPackage,
	builder: DocumentBuilder,
	before: StoryProgress,
	shown: readonly string[],
): Promise<StoryProgress> {
	let progress = before
	for (const [kind, prefix] of [
		['header', 'hd'],
		['footer', 'ft'],
	] as const) {
		const taken = new Set<number>()
		for (const part of shownParts(docx.relationships, kind, (id) => shown.includes(id))) {
			const root = await readPartXml(docx, part)
			if (!root) continue
			progress = new StoryProgress(root.scope.source, progress)
			addStory(builder, root, progress, { prefix: `${prefix}${takeNumber(part, taken)}`, part: kind, page: null })
		}
	}
	return progress
}

function addStory(
	builder: DocumentBuilder,
	root: XmlElement,
	progress: StoryProgress,
	as: { prefix: string; part: DocumentPart; page: number | null },
): void {
	const first = firstParagraphIndex(root) ?? 0
	for (const story of readStory(root.children, progress)) {
		builder.add(story, `${as.prefix}-${story.element.paragraphIndex - first}`, as.part, as.page)
	}
}
