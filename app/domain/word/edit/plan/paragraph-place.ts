import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { isWithin, nextBlock, pathTo } from '#app/domain/word/package/xml/element-paths.ts'
import type { FileParagraph, FileStory } from '#app/domain/word/read/read-stories.ts'

/** Word offers comments in the body alone: in notes, headers, footers and text boxes it has no place for them. */
export function canCarryComment(story: FileStory, path: readonly XmlElement[]): boolean {
	return story.kind === 'body' && !path.some(({ name }) => name === 'w:txbxContent')
}

/** Whether another paragraph follows in the same container, so that this one's mark can come and go. */
export function runsIntoNext(path: readonly XmlElement[]): boolean {
	const [container, paragraph] = path.slice(-2)
	return container !== undefined && paragraph !== undefined && nextBlock(container, paragraph)?.name === 'w:p' && !hasDeletedMark(paragraph)
}

export function hasDeletedMark(paragraph: XmlElement): boolean {
	return paragraph.at('w:pPr', 'w:rPr')?.children.some(({ name }) => name === 'w:del' || name === 'w:moveFrom') ?? false
}

/** The paragraphs of a row, tables in it included, text boxes not. */
export function paragraphsOf({ paragraphs, root }: FileStory, row: XmlElement): FileParagraph[] {
	const inside = paragraphs.filter(({ story: { element } }) => isWithin(element, row))
	return inside.filter(({ story: { element } }) => {
		const path = pathTo(root, element)
		return !path.slice(path.indexOf(row)).some(({ name }) => name === 'w:txbxContent')
	})
}
