import { firstIndexWhere } from '#app/domain/word/package/binary-search.ts'
import type { MarkedPiece, MarkedStory } from './marked-story.ts'

/** A stretch of a story's characters with one state. */
export interface MarkedRun extends Pick<MarkedPiece, 'inserted' | 'deleted' | 'computed'> {
	from: number
	to: number
	/** Index of its paragraph in the story. */
	paragraph: number
}

/** All characters of a story, deleted ones too, each paragraph ended by ' ', with the tracked state of each run. */
export interface MarkedText {
	text: string
	runs: MarkedRun[]
}

/** A word, a punctuation mark, or the end of a paragraph (' '), as a reading of a story shows it. */
export interface Word {
	/** The compared text: quotation marks and dashes of any shape are equal. */
	key: string
	text: string
	/** Whether a space comes before it. */
	spaced: boolean
	/** Start of its first and end of its last character in the story. Some characters between may be hidden. */
	from: number
	to: number
	paragraph: number
}

/** Joins the paragraphs of a story into one text. */
export function markedText(story: MarkedStory): MarkedText {
	const runs: MarkedRun[] = []
	let text = ''
	for (const [paragraph, { pieces, end }] of story.paragraphs.entries()) {
		for (const piece of [...pieces, { text: '\n', ...end, computed: false }]) {
			if (piece.text === '') continue
			runs.push({
				from: text.length,
				to: text.length + piece.text.length,
				paragraph,
				inserted: piece.inserted,
				deleted: piece.deleted,
				computed: piece.computed,
			})
			text += piece.text
		}
	}
	return { text, runs }
}

/** Amounts and dotted numbers stay whole; each half of a hyphenated word is a word. */
const wordPattern = /\n|[\p{L}\p{N}]+(?:(?:['’]|(?<=\p{N})[.,](?=\p{N}))[\p{L}\p{N}]+)*|\S/gu
const numeral = /^(?:\d{1,6}|[ivxlc]{1,8})$/i
const opensAndEnds = /^[^\p{L}\p{N}'’]$|^[^\p{L}\p{N}'’].*[^\p{L}\p{N}'’]$/su
const hidesWords = (hidden: string) => opensAndEnds.test(hidden)
/** Replaces hidden words in a reading: no word spans it. */
const seam = '\v'
const unseen = /[\u00ad\u200b\ufeff]/

/**
 * The words of one reading of a story, without spaces: an edit of only spaces or empty paragraphs is none. Page
 * numbers computed from the layout are left out.
 *
 * @param shown which runs the reading shows
 * @param from start and end, in the story's characters
 */
export function wordsOf({ text, runs }: MarkedText, shown: (run: MarkedRun) => boolean, from = 0, to = text.length): Word[] {
	let view = ''
	const places: number[] = []
	const owners: MarkedRun[] = []
	for (let index = firstRunEndingAfter(runs, from); index < runs.length && (runs[index]?.from ?? to) < to; index++) {
		const run = runs[index]
		if (!run || !shown(run)) continue
		for (let at = Math.max(run.from, from); at < Math.min(run.to, to); at++) {
			const character = text.charAt(at)
			if (unseen.test(character)) continue
			// Hidden whole words separate the words around them; a hidden half of a word does not.
			const last = places[places.length - 1]
			if (last !== undefined && last < at - 1 && hidesWords(text.slice(last + 1, at))) {
				view += seam
				places.push(at)
				owners.push(run)
			}
			view += character
			places.push(at)
			owners.push(run)
		}
	}
	const words: Word[] = []
	for (const match of view.matchAll(wordPattern)) {
		const first = match.index
		const last = first + match[0].length - 1
		const owner = owners[first]
		if (!owner) continue
		if (match[0] === '\n' && (words.length === 0 ? from === 0 : words[words.length - 1]?.key === '\n')) continue
		if (numeral.test(match[0]) && owners.slice(first, last + 1).every(({ computed }) => computed)) continue
		const beside = view.charAt(first - 1) === seam ? first - 2 : first - 1
		const before = beside >= 0 ? view.charAt(beside) : from > 0 ? text.charAt(from - 1) : '\n'
		words.push({
			key: keyOf(match[0]),
			text: match[0],
			spaced: before !== '\n' && /\s/.test(before),
			from: places[first] ?? 0,
			to: (places[last] ?? 0) + 1,
			paragraph: owner.paragraph,
		})
	}
	return words
}

/** Index of the first run that ends after a place. */
export function firstRunEndingAfter(runs: readonly MarkedRun[], place: number): number {
	return firstIndexWhere(runs, ({ to }) => to > place)
}

/** Words as readable text, without spaces and line ends around them. */
export function spoken(words: readonly Pick<Word, 'text' | 'spaced'>[]): string {
	return words
		.map(({ text, spaced }, index) => (spaced && index > 0 ? ` ${text}` : text))
		.join('')
		.trim()
}

const plainLetters = /^[ -~\n]*$/

function keyOf(word: string): string {
	if (plainLetters.test(word)) return word
	return word
		.normalize('NFKC')
		.replace(/[‘’‚‛′]/g, "'")
		.replace(/[“”„‟″]/g, '"')
		.replace(/[‐‑‒–—―−]/g, '-')
}
