import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { allMatches } from '../clauses/search/all-matches.ts'
import { legible, plainCharacters } from '../reading-view.ts'

/** A text in which quotes can be looked up: white space folded, with the place of each character. */
export interface FoldedText {
	/** The document's own words. */
	text: string
	/** As the parties read it, each character at its place in `text`. */
	view: string
	folded: string
	/** The same in small letters, character for character. */
	lowered: string
	/** Offset in `text` of each character of `folded`. */
	places: Uint32Array
}

/**
 * Folds the words of a document.
 *
 * @param view the same document as the parties read it (`readingView`), of the same length
 */
export function foldText(text: string, view: string): FoldedText {
	const places = new Uint32Array(view.length + 1)
	const pieces: string[] = []
	let length = 0
	for (const { 0: run, index } of allMatches(view, /\s+|\S+/g)) {
		if (/^\s/.test(run)) {
			places[length++] = index
			pieces.push(' ')
		} else {
			for (let at = 0; at < run.length; at++) places[length++] = index + at
			pieces.push(run)
		}
	}
	places[length] = view.length
	const folded = pieces.join('')
	return { text, view, folded, lowered: inSmallLetters(folded), places: places.subarray(0, length + 1) }
}

/** In lower case; a character that becomes two stays as it is, so that places do not move. */
function inSmallLetters(words: string): string {
	const small = words.toLowerCase()
	return small.length === words.length
		? small
		: words.replace(/[^]/gu, (letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter))
}

/** Fewer words are found anywhere and prove nothing. */
const fewestWords = 3

const longestQuote = 3000

/**
 * Where a quote stands in the document, letter by letter; only the kind of white space and of quotation marks may
 * differ. Whole words only ("able to assign" is not quoted from "unable to assign"), and nothing over words that the
 * parties do not see.
 *
 * @param near searched first: where the same words stand twice, the place that was read counts
 * @param least words that prove something; fewer do only inside of words that are proven already
 */
export function locateQuote(folded: FoldedText, quote: string, near: Span, least = fewestWords): Span | null {
	const wanted = foldWords(quote)
	if (wanted === '' || wanted.length > longestQuote || wanted.split(' ').length < least) return null
	const places = occurrences(folded, wanted)
	return places.find(({ start, end }) => near.start <= start && end <= near.end) ?? places[0] ?? null
}

/** A quote as it is looked up. */
export function foldWords(words: string): string {
	return plainCharacters(words).replace(/\s+/g, ' ').trim()
}

/** Whether the document has these words somewhere, in whatever letter case: prose begins a quote with a small letter or a capital. */
export function hasWords(folded: FoldedText, words: string): boolean {
	const wanted = foldWords(words)
	return wanted !== '' && wanted.length <= longestQuote && occurrences(folded, inSmallLetters(wanted), folded.lowered).length > 0
}

function occurrences({ text, view, folded, places }: FoldedText, wanted: string, within = folded): Span[] {
	const found: Span[] = []
	for (let at = within.indexOf(wanted); at !== -1; at = within.indexOf(wanted, at + 1)) {
		if (insideWord(folded, at) || insideWord(folded, at + wanted.length)) continue
		const span = { start: places[at]!, end: places[at + wanted.length - 1]! + 1 }
		if (shownAlike(text, view, span)) found.push(span)
	}
	return found
}

function insideWord(folded: string, at: number): boolean {
	return /[\p{L}\p{N}]/u.test(folded.charAt(at - 1)) && /[\p{L}\p{N}]/u.test(folded.charAt(at))
}

/**
 * Hidden words, blanked out of the view, would be in the quote, and behind characters without width the view stands a
 * little to the left of the text.
 */
function shownAlike(text: string, view: string, { start, end }: Span): boolean {
	return letters(legible(text.slice(start, end))) === letters(view.slice(start, end))
}

function letters(words: string): string {
	return words.replace(/\s/g, '')
}
