import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { hashOfWord, noHash } from './word-hash.ts'

/** A word as forms are compared by it: lower case, without marks and numbering; empty for a blank to fill in. */
export interface FoldedWord extends Span {
	word: string
	hash: number
}

const token = /[\p{L}\p{N}]+(?:['’]\p{L}+)?|\[[^\][\n]{0,400}\]|\{[^{}\n]{0,200}\}|_{2,}|●|\([a-zA-Z]{1,4}\)/gu
const numbering = /^[ \t]*(?:(?:section|article)[ \t]+)?(?:\d{1,3}(?:\.\d{1,3}){0,4}\.|\d{1,3}(?:\.\d{1,3}){1,4}|[a-z]\.|[ivxlc]{1,6}\.)(?=\s)/gim

/** The words of a text in order. Numbers of clauses and letters of lists count for nothing, since Word often keeps them apart from the text. */
export function foldWords(text: string): FoldedWord[] {
	const words: FoldedWord[] = []
	const body = text.replace(numbering, (number) => ' '.repeat(number.length))
	for (const match of body.matchAll(token)) {
		const [written] = match
		const start = match.index
		const end = start + written.length
		if (/^[[{_●]/.test(written)) {
			// Two blanks side by side ask for no less than one.
			const last = words.at(-1)
			if (last?.word === '') last.end = end
			else words.push({ start, end, word: '', hash: noHash })
		} else if (!written.startsWith('(')) {
			const word = written.toLowerCase().replace('’', "'")
			words.push({ start, end, word, hash: hashOfWord(word) })
		}
	}
	return words
}
