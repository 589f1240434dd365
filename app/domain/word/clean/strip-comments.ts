import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import type { DocxFile } from '../package/docx-file.ts'
import { dropElements } from './drop-elements.ts'
import type { Tally } from './trace.ts'
import { xmlPartsWith } from './xml-parts.ts'

/** Names of the roots of the parts that hold comments, thread and date them, whatever their namespace. */
const commentRoots = /[:}](comments|commentsEx|commentsIds|commentsExtensible)$/
const headLength = 4096
const marks = new Set(['w:commentRangeStart', 'w:commentRangeEnd', 'w:commentReference'])

/**
 * Removes every margin comment: its words, the parts for threads and dates, even those that nothing leads to, and its
 * marks in the text.
 */
export function stripComments(file: DocxFile, tally: Tally): void {
	let count = 0
	for (const part of file.partNames.filter(
		(name) => /\.xml$/i.test(name) && /comments/.test((file.part(name) ?? '').slice(0, headLength)),
	)) {
		const root = file.tree(part)
		if (!root || !commentRoots.test(root.name)) continue
		count += root.children.filter(({ name }) => name === 'w:comment').length
		file.removePart(part)
	}
	for (const { part } of xmlPartsWith(file, /comment(Range|Reference)/))
		dropElements(file, part, (element) => marks.has(element.name) || isOnlyReference(element))
	tally.strip('comments', count)
}

function isOnlyReference({ name, children }: XmlElement): boolean {
	return (
		name === 'w:r' &&
		children.some((child) => child.name === 'w:commentReference') &&
		children.every((child) => child.name === 'w:commentReference' || child.name === 'w:rPr')
	)
}
