import type { DocumentPart } from '#app/domain/word/read/document-part.ts'
import type { Paragraph, Span } from '../extracted-document.ts'
import { maximumTextLength } from '../limits.ts'
import type { NumberingCounter } from '#app/domain/word/read/numbering-counter.ts'
import { describeParagraph, lookAt } from '#app/domain/word/read/paragraph-properties.ts'
import { TextTooLong } from './text-too-long.ts'
import type { StoryParagraph } from '#app/domain/word/read/story.ts'
import type { StyleSheet } from '#app/domain/word/read/styles.ts'

/** Puts the paragraphs of all parts behind one another: one text, every paragraph and hidden span with its place in it. */
export class DocumentBuilder {
	readonly paragraphs: Paragraph[] = []
	readonly hiddenSpans: Span[] = []
	private readonly texts: string[] = []
	private length = 0
	private readonly styles: StyleSheet
	private readonly counter: NumberingCounter

	constructor(styles: StyleSheet, counter: NumberingCounter) {
		this.styles = styles
		this.counter = counter
	}

	get text(): string {
		return this.texts.join('\n')
	}

	/**
	 * Adds a paragraph. One without words is counted where it has a number, and left out.
	 *
	 * @returns whether it was added.
	 * @throws TextTooLong.
	 */
	add(story: StoryParagraph, id: string, part: DocumentPart, page: number | null): boolean {
		const described = describeParagraph(story, this.styles, this.counter)
		const atoms = story.contents.flatMap((content) => content.atoms)
		const text = atoms.map((atom) => atom.text).join('')
		if (text.trim() === '') return false

		const look = lookAt(story, atoms, this.styles)
		const start = this.texts.length === 0 ? 0 : this.length + 1
		this.length = start + text.length
		if (this.length > maximumTextLength) throw new TextTooLong('text is too long')
		this.texts.push(text)
		this.paragraphs.push({
			id,
			part,
			start,
			end: this.length,
			page,
			...described,
			cell: story.place.cell,
			emphasised: look.emphasised,
			confidence: null,
		})

		let at = start
		for (const [index, atom] of atoms.entries()) {
			if (look.hidden[index]) this.hide(at, at + atom.text.length)
			at += atom.text.length
		}
		return true
	}

	/** Blank stretches hide nothing, but may lie within a hidden one. */
	private hide(start: number, end: number): void {
		const last = this.hiddenSpans[this.hiddenSpans.length - 1]
		if (last && last.end === start) last.end = end
		else this.hiddenSpans.push({ start, end })
	}
}
