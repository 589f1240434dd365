import type { XmlElement } from '#app/domain/extraction/docx/xml-element.ts'
import type { DocxFile } from '../package/docx-file.ts'
import { dropElements } from './drop-elements.ts'
import type { Tally } from './trace.ts'

const commentParts = new Set(['comments', 'commentsExtended', 'commentsIds', 'commentsExtensible'])
const marks = new Set(['w:commentRangeStart', 'w:commentRangeEnd', 'w:commentReference'])

/** Takes out every margin comment: its words, the parts that thread and date it, and its marks in the text. */
export function stripComments(file: DocxFile, tally: Tally): void {
	const comments = file.related('comments')
	const count = comments === null ? 0 : (file.tree(comments)?.children.filter(({ name }) => name === 'w:comment').length ?? 0)
	for (const { type, target } of [...file.relationshipsOf(file.mainPart)]) {
		if (target !== null && commentParts.has(type)) file.removePart(target)
	}
	for (const part of file.partNames) {
		if (/\.xml$/i.test(part) && /comment(Range|Reference)/.test(file.part(part) ?? '')) dropElements(file, part, (element) => marks.has(element.name) || isOnlyReference(element))
	}
	tally.strip('comments', count)
}

/** A run that holds nothing beside the mark of a comment. */
function isOnlyReference({ name, children }: XmlElement): boolean {
	return name === 'w:r' && children.some((child) => child.name === 'w:commentReference') && children.every((child) => child.name === 'w:commentReference' || child.name === 'w:rPr')
}
