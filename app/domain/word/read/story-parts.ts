import type { DocumentPart } from './document-part.ts'
import type { XmlElement } from '../package/xml/xml-element.ts'
import type { DocxFile } from '../package/docx-file.ts'

/** A part of a package that holds text of the document, comments left out. */
export interface StoryPart {
	part: string
	kind: DocumentPart
}

const sideStories: [type: string, kind: DocumentPart][] = [
	['footnotes', 'footnote'],
	['endnotes', 'endnote'],
	['header', 'header'],
	['footer', 'footer'],
]

/**
 * Every part with text that the main part refers to, headers that no section shows included: body, footnotes,
 * endnotes, headers, footers. A package with two parts of footnotes has one, the first, as extraction sees it.
 */
export function storyParts(file: DocxFile): StoryPart[] {
	const parts: StoryPart[] = [{ part: file.mainPart, kind: 'body' }]
	for (const [type, kind] of sideStories) {
		const targets =
			kind === 'header' || kind === 'footer'
				? file.relationshipsOf(file.mainPart).flatMap((each) => (each.type === type ? [each.target] : []))
				: [file.related(type)]
		for (const target of targets) {
			if (target !== null && file.part(target) !== null && !parts.some(({ part }) => part === target)) parts.push({ part: target, kind })
		}
	}
	return parts
}

/** One story of a part: the note it is, `null` when the whole part is one, and the element around its blocks. */
export interface StoryRoot {
	note: string | null
	container: XmlElement
}

/** The stories of a parsed part: each note by itself, separators too; of any other part its one story. */
export function storyRoots(root: XmlElement): StoryRoot[] {
	switch (root.name) {
		case 'w:document':
			return root.children.filter(({ name }) => name === 'w:body').map((container) => ({ note: null, container }))
		case 'w:footnotes':
		case 'w:endnotes':
			return root.children
				.filter(({ name }) => `${name}s` === root.name)
				.map((container) => ({ note: container.attribute('w:id') ?? '', container }))
		default:
			return [{ note: null, container: root }]
	}
}
