import type { ViewParagraph } from '#app/domain/word/page-view/view-document.ts'

export interface WordsPlace {
	paragraphId: string
	start: number
	end: number
	/** As the document has them. */
	expected: string
}

/**
 * The places of words, at most two. Any white space equals one space, and curly quotes equal straight ones: people
 * type neither as printed.
 */
export function* placesOf(words: string, paragraphs: Iterable<Pick<ViewParagraph, 'id' | 'text'>>): Generator<WordsPlace> {
	const searched = plain(words.trim())
	if (searched.text === '') return
	let found = 0
	for (const { id, text } of paragraphs) {
		const { text: here, offsets } = plain(text)
		for (let at = here.indexOf(searched.text); at >= 0 && found < 2; at = here.indexOf(searched.text, at + 1)) {
			found++
			const start = offsets[at] ?? 0
			const end = offsets[at + searched.text.length] ?? text.length
			yield { paragraphId: id, start, end, expected: text.slice(start, end) }
		}
	}
}

const straight: Record<string, string> = { '‘': "'", '’': "'", '“': '"', '”': '"', '\u2011': '-', '\u00a0': ' ' }

/** The text with every run of white space as one space, and the original offset of each character. */
function plain(text: string): { text: string; offsets: number[] } {
	let written = ''
	const offsets: number[] = []
	for (let at = 0; at < text.length; at++) {
		const character = straight[text.charAt(at)] ?? text.charAt(at)
		const blank = /\s/.test(character)
		if (blank && written.endsWith(' ')) continue
		offsets.push(at)
		written += blank ? ' ' : character
	}
	offsets.push(text.length)
	return { text: written, offsets }
}
