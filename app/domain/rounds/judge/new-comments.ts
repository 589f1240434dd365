import { readComments } from '#app/domain/word/read/margin-comments.ts'
import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import type { MarginComment } from '#app/domain/word/read/margin-comments.ts'
import type { DocxFile } from '#app/domain/word/package/docx-file.ts'

/** Comments of a returned file that the sent one lacks, replies to ours too. Matched by their words: ids and names are rewritten. */
export function newComments(sent: DocxFile, returned: DocxFile): MarginComment[] {
	const known = new Map<string, number>()
	for (const { text } of commentsOf(sent)) known.set(plain(text), (known.get(plain(text)) ?? 0) + 1)
	return commentsOf(returned).filter(({ text }) => {
		const left = known.get(plain(text)) ?? 0
		if (left > 0) known.set(plain(text), left - 1)
		return left === 0 && text !== ''
	})
}

function commentsOf(file: DocxFile): MarginComment[] {
	const main = file.tree(file.mainPart)
	return readComments(file.relatedTree('comments'), main ? anchorsOf(main) : new Map())
}

function anchorsOf(main: XmlElement): Map<string, string> {
	const anchors = new Map<string, string>()
	const walk = (element: XmlElement, paragraph: string | null) => {
		for (const child of element.children) {
			const id = child.name === 'w:commentRangeStart' || child.name === 'w:commentReference' ? child.attribute('w:id') : null
			if (id !== null && paragraph !== null && !anchors.has(id)) anchors.set(id, paragraph)
			walk(child, child.paragraphIndex >= 0 ? `b${child.paragraphIndex}` : paragraph)
		}
	}
	walk(main, null)
	return anchors
}

function plain(text: string): string {
	return text.replace(/\s+/g, ' ').trim()
}
