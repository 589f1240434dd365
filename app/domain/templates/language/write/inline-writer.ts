import { escapeText, qualifiedName } from '#app/domain/word/package/xml/write-markup.ts'
import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { controlOpening } from '../compile/compile-blocks.ts'
import { isProperties } from '../compile/paragraph-pieces.ts'
import type { PartWriter } from './part-writer.ts'

/** Writes the inside of a paragraph: the elements around what is put are opened and closed as it needs them. */
export class InlineWriter {
	/** Whether anything was put that a reader sees. */
	hasContent = false
	/** Called between two paragraphs that one becomes. */
	private readonly onBreak: () => void
	private readonly writer: PartWriter
	private open: readonly XmlElement[] = []
	private text: XmlElement | null = null

	constructor(writer: PartWriter, onBreak: () => void) {
		this.writer = writer
		this.onBreak = onBreak
	}

	/** Words in a text element, in the run of their template; tabs and line ends as Word writes them. */
	words(path: readonly XmlElement[], text: XmlElement, words: string): void {
		if (words === '') return
		if (/\S/.test(words)) this.hasContent = true
		for (const piece of words.split(/([\t\n])/)) {
			if (piece === '') continue
			this.openPath(path)
			const prefix = prefixOf(text)
			if (piece === '\t' || piece === '\n') {
				this.closeText()
				this.writer.put(`<${prefix}${piece === '\t' ? 'tab' : 'br'}/>`)
				continue
			}
			if (!this.text) this.writer.put(`<${prefix}t xml:space="preserve">`)
			this.text = text
			this.writer.put(escapeText(piece))
		}
	}

	/** Something that is no text, inside these elements. */
	leaf(path: readonly XmlElement[], isContent: boolean, write: () => void): void {
		if (isContent) this.hasContent = true
		this.openPath(path)
		this.closeText()
		write()
	}

	/** Ends the paragraph and begins one like it. */
	breakParagraph(): void {
		this.close()
		this.onBreak()
	}

	/** Closes what is open. */
	close(): void {
		this.openPath([])
	}

	private openPath(path: readonly XmlElement[]): void {
		let shared = 0
		while (shared < path.length && path[shared] === this.open[shared]) shared++
		if (shared < this.open.length || shared < path.length) this.closeText()
		for (const element of this.open.slice(shared).reverse()) this.writer.put(closingOf(element))
		for (const element of path.slice(shared)) this.writer.putSource(openingOf(element))
		this.open = path
	}

	private closeText(): void {
		if (this.text) this.writer.put(`</${prefixOf(this.text)}t>`)
		this.text = null
	}
}

const openings = new WeakMap<XmlElement, string>()

/** Everything of an element that stands before its content. The content of a control belongs to the control. */
function openingOf(element: XmlElement): string {
	const known = openings.get(element)
	if (known !== undefined) return known
	const opening = element.name === 'w:sdt' ? controlOpening(element) : element.name === 'w:sdtContent' ? '' : plainOpening(element)
	openings.set(element, opening)
	return opening
}

function plainOpening(element: XmlElement): string {
	const { source } = element.scope
	const properties = element.children.filter(isProperties)
	return source.slice(element.start, element.contentStart) + properties.map(({ start, end }) => source.slice(start, end)).join('')
}

function closingOf(element: XmlElement): string {
	const { source } = element.scope
	if (element.name === 'w:sdtContent') return ''
	const content = element.name === 'w:sdt' ? element.child('w:sdtContent') : undefined
	return source.slice(content ? content.contentEnd : element.contentEnd, element.end)
}

/** As 'w:', or ''. */
export function prefixOf(element: XmlElement): string {
	const name = qualifiedName(element)
	return name.slice(0, name.indexOf(':') + 1)
}
