import type { Inline } from './block.ts'

const part = /(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|\[\[[^\]]+\]\])/

/** Reads the marks inside a paragraph: **bold**, *italic* and [[references]] to the label of a numbered paragraph. */
export function readInline(source: string): Inline[] {
	const words = typographic(source)
	return words
		.split(part)
		.filter((piece) => piece !== '')
		.map((piece) => {
			if (piece.startsWith('[[') && piece.endsWith(']]')) return { refersTo: piece.slice(2, -2) }
			if (piece.startsWith('**') && piece.endsWith('**') && piece.length > 4) return { text: piece.slice(2, -2), bold: true }
			if (part.test(piece) && piece.startsWith('*')) return { text: piece.slice(1, -1), italic: true }
			return { text: piece }
		})
}

/** The words of a paragraph without their marks. */
export function plainWords(words: readonly Inline[]): string {
	return words.map((piece) => ('text' in piece ? piece.text : piece.refersTo)).join('')
}

/** Sets quotation marks and apostrophes as print does; what stands between braces is the language's and stays. */
export function typographic(words: string): string {
	return words
		.split(/(\{\{[^{}]*\}\})/)
		.map((piece, at, all) => (piece.startsWith('{{') ? piece : withQuotes(piece, at > 0 && all[at - 1] !== '')))
		.join('')
}

/** @param follows whether a placeholder stands right before, so that a mark at the start closes. */
function withQuotes(words: string, follows: boolean): string {
	return words
		.replace(/(^|[\s([—/])(\*{0,2})"/g, (all: string, before: string, marks: string, at: number) =>
			at === 0 && before === '' && follows ? all : `${before}${marks}“`,
		)
		.replaceAll('"', '”')
		.replaceAll("'", '’')
}
