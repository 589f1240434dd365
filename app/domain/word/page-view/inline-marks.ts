import type { ParagraphContent } from '#app/domain/word/read/paragraph-content.ts'
import { readableBranch } from '#app/domain/word/read/paragraph-content.ts'
import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { textOfLeaf } from '../changes/leaf-text.ts'

/** What stands in a paragraph beside its accepted words. `offset` counts characters of the part, not of the text. */
export type InlineMark = { offset: number } & (
	| { kind: 'note'; of: 'footnote' | 'endnote'; id: string }
	| { kind: 'picture'; says: string }
	| { kind: 'deleted'; text: string; author: string }
)

export interface InlineMarks {
	marks: InlineMark[]
	/** Tracked insertions as stretches of the part. */
	inserted: { start: number; end: number; author: string }[]
}

/** Reads the marks of a `w:p`, in order. Text boxes are left to their own paragraphs. */
export function readInlineMarks({ element }: ParagraphContent): InlineMarks {
	const found: InlineMarks = { marks: [], inserted: [] }
	for (const child of element.children) read(child, found)
	return found
}

function read(element: XmlElement, found: InlineMarks): void {
	const { start, end } = element
	switch (element.name) {
		case 'w:pPr':
		case 'w:rPr':
		case 'w:txbxContent':
			return
		case 'w:del':
		case 'w:moveFrom': {
			const text = deletedText(element)
			if (text !== '') found.marks.push({ offset: start, kind: 'deleted', text, author: authorOf(element) })
			return
		}
		case 'w:ins':
		case 'w:moveTo':
			found.inserted.push({ start, end, author: authorOf(element) })
			break
		case 'w:footnoteReference':
		case 'w:endnoteReference':
			found.marks.push({
				offset: start,
				kind: 'note',
				of: element.name === 'w:footnoteReference' ? 'footnote' : 'endnote',
				id: element.attribute('w:id') ?? '',
			})
			return
		case 'w:drawing':
		case 'w:pict':
		case 'w:object':
			if (!holds(element, 'w:txbxContent')) found.marks.push({ offset: start, kind: 'picture', says: alternativeText(element) })
			return
		case 'mc:AlternateContent':
			for (const child of readableBranch(element)) read(child, found)
			return
	}
	for (const child of element.children) read(child, found)
}

function deletedText(element: XmlElement): string {
	if (element.name === 'w:rPr' || element.name === 'w:txbxContent') return ''
	return textOfLeaf(element) + element.children.map(deletedText).join('')
}

function alternativeText(element: XmlElement): string {
	for (const name of ['descr', 'title', 'alt']) {
		const found = firstAttribute(element, name)
		if (found) return found.slice(0, 300)
	}
	return ''
}

function firstAttribute(element: XmlElement, name: string): string | null {
	const own = ['wp:docPr', 'v:shape', 'v:imagedata'].includes(element.name) ? element.attribute(name) : null
	if (own) return own
	for (const child of element.children) {
		const found = firstAttribute(child, name)
		if (found) return found
	}
	return null
}

function holds(element: XmlElement, name: string): boolean {
	return element.children.some((child) => child.name === name || holds(child, name))
}

function authorOf(element: XmlElement): string {
	return element.attribute('w:author')?.trim() || 'Unknown author'
}
