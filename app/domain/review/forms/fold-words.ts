import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { hashOfWord, noHash } from './word-hash.ts'

/** A word as forms are compared by it: lower case, without marks and numbering; empty for a blank to fill in. */
export interface FoldedWord extends Span {
	word: string
	hash: number
}

const token = /[\p{L}\p{N}]+(?:['’]\p{L}+)?|\[[^\][\n]{0,400}\]|\{[^{}\n]{0,200}\}|_{2,}|●|\([a-zA-Z]{1,4}\)/uy
const numbering =
	/^[ \t]*(?:(?:section|article)[ \t]+)?(?:\d{1,3}(?:\.\d{1,3}){0,4}\.|\d{1,3}(?:\.\d{1,3}){1,4}|[a-z]\.|[ivxlc]{1,6}\.)(?=\s)/gim

/** The words of a text in order. Numbers of clauses and letters of lists count for nothing, since Word often keeps them apart from the text. */
export function foldWords(text: string): FoldedWord[] {
	const words: FoldedWord[] = []
	const body = text.replace(numbering, (number) => ' '.repeat(number.length))
	for (let start = 0; start < body.length;) {
		const end = tokenEnd(body, start)
		if (end === start) {
			start++
			continue
		}
		const written = body.slice(start, end)
		const first = body.charCodeAt(start)
		if (opensBlank.has(first)) {
			// Two blanks side by side ask for no less than one.
			const last = words.at(-1)
			if (last?.word === '') last.end = end
			else words.push({ start, end, word: '', hash: noHash })
		} else if (first !== bracket) {
			const small = written.toLowerCase()
			const word = small.includes('’') ? small.replace('’', "'") : small
			words.push({ start, end, word, hash: hashOfWord(word) })
		}
		start = end
	}
	return words
}

/** Where the token that begins at a place ends; the place itself where none begins. Plain words need no pattern. */
function tokenEnd(text: string, start: number): number {
	let end = start
	while (end < text.length && isPlain(text.charCodeAt(end))) end++
	const next = text.charCodeAt(end)
	if (end > start && !(next === apostrophe || next > lastPlain)) return end
	if (end === start && !(next > lastPlain || opensToken.has(next))) return start
	token.lastIndex = start
	return start + (token.exec(text)?.[0].length ?? 0)
}

const apostrophe = 0x27
const bracket = 0x28
const opensBlank = new Set([...'[{_●'].map((sign) => sign.charCodeAt(0)))
const lastPlain = 0x7f
const opensToken = new Set([...'[{_('].map((sign) => sign.charCodeAt(0)))

function isPlain(code: number) {
	return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39)
}
