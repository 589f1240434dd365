import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { Sentence } from '../../clauses/clause.ts'

/** A word, number or mark of a sentence; what stands in brackets or quotation marks is one token. */
export interface Token extends Span {
	text: string
	/** Lower case, with straight apostrophes. */
	lower: string
	kind: 'word' | 'number' | 'mark' | 'paren' | 'quote' | 'item'
	/** What stands in the brackets or quotation marks; empty for all other tokens. */
	inside: Token[]
}

const itemLetter = /^(?:[a-z]{1,2}|[ivx]{1,5}|[A-Z]|\d{1,2})$/
const refers = /^(?:sections?|clauses?|articles?|paragraphs?|subsections?|subparagraphs?|schedules?|exhibits?|rules?|items?|and|or|to|§)$/

/** How deep brackets are followed; deeper ones are read as marks. */
const deepest = 3

/**
 * The tokens of a text. Brackets and quotations are folded into one token each, except list letters: "(a)".
 *
 * @param offset of the text's first character in the document
 */
export function tokenise(text: string, offset: number): Token[] {
	const flat: Token[] = []
	for (let at = 0; at < text.length;) {
		const sort = sortOf(text, at)
		if (sort === 'space') {
			at++
			continue
		}
		const end = sort === 'letter' ? wordEnd(text, at) : sort === 'digit' ? numberEnd(text, at) : markEnd(text, at)
		const word = text.slice(at, end)
		const kind =
			sort === 'letter' ? 'word' : sort === 'digit' ? 'number' : end - at > 1 ? (word.startsWith("'") ? 'word' : 'number') : 'mark'
		flat.push({ start: offset + at, end: offset + end, text: word, lower: lowerOf(word), kind, inside: none })
		at = end
	}
	return fold(flat, 0)
}

/** The tokens of a sentence, cut once for all readers, which must not change them. */
export function tokensOf(sentence: Sentence): readonly Token[] {
	let tokens = cut.get(sentence)
	if (!tokens) cut.set(sentence, (tokens = tokenise(sentence.text, sentence.start)))
	return tokens
}

const cut = new WeakMap<Sentence, readonly Token[]>()

const none: Token[] = []

/** Every word once, so that the many comparisons of it are of one string with itself. */
const lowers = new Map<string, string>()
/** Hostile text has endless words; a contract has few. */
const mostWords = 30_000

function lowerOf(word: string): string {
	let lower = lowers.get(word)
	if (lower === undefined) {
		if (lowers.size > mostWords) lowers.clear()
		lower = word.toLowerCase()
		const known = lowers.get(lower)
		if (known === undefined) lowers.set(lower, lower)
		else lower = known
		lowers.set(word, lower)
	}
	return lower
}

const letter = /\p{L}/u

function sortOf(text: string, at: number): 'space' | 'letter' | 'digit' | 'mark' {
	if (at >= text.length) return 'space'
	const code = text.charCodeAt(at)
	if (code <= 32 || code === 160) return 'space'
	if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90)) return 'letter'
	if (code >= 48 && code <= 57) return 'digit'
	if (code < 128) return 'mark'
	return letter.test(text[at] ?? '') ? 'letter' : /\s/.test(text[at] ?? '') ? 'space' : 'mark'
}

/** "sub-license", "U.S", "don't" are one word each; "'s" and "'ll" are words of their own. */
function wordEnd(text: string, start: number): number {
	let at = start + 1
	for (; at < text.length; at++) {
		const sort = sortOf(text, at)
		if (sort === 'letter' || sort === 'digit') continue
		const code = text.charCodeAt(at)
		if ((code === 45 || code === 47 || code === 38 || code === 46) && isWordPart(text, at + 1)) continue
		if (code === 39 && (text[at + 1] === 't' || text[at + 1] === 'T') && !isLetterAt(text, at + 2) && /[nN]/.test(text[at - 1] ?? ''))
			return at + 2
		break
	}
	return at
}

function numberEnd(text: string, start: number): number {
	let at = start + 1
	while (at < text.length && (sortOf(text, at) === 'digit' || ((text[at] === '.' || text[at] === ',') && sortOf(text, at + 1) === 'digit')))
		at++
	return at
}

function markEnd(text: string, start: number): number {
	const mark = text[start] ?? ''
	if (/[$€£]/.test(mark) && sortOf(text, start + 1) === 'digit') return numberEnd(text, start + 1)
	if (mark === "'") {
		const ending = /^(?:ll|re|ve|[sdm])/i.exec(text.slice(start + 1, start + 3))?.[0].length ?? 0
		if (ending > 0 && !isLetterAt(text, start + 1 + ending)) return start + 1 + ending
	}
	return start + 1
}

function isWordPart(text: string, at: number): boolean {
	const sort = sortOf(text, at)
	return sort === 'letter' || sort === 'digit'
}

function isLetterAt(text: string, at: number): boolean {
	return sortOf(text, at) === 'letter'
}

function fold(flat: readonly Token[], depth: number): Token[] {
	const tokens: Token[] = []
	for (let at = 0; at < flat.length; at++) {
		const token = flat[at] as Token
		const close = token.text === '(' || token.text === '[' ? closing(flat, at) : token.text === '"' ? closingQuote(flat, at) : -1
		if (close === -1 || depth >= deepest) {
			tokens.push(token)
			continue
		}
		const inside = flat.slice(at + 1, close)
		if (token.text === '[') tokens.push(...fold(inside, depth + 1))
		else if (token.text === '"') tokens.push(folded(flat, at, close, 'quote', inside))
		else if (isItem(inside, flat[at - 1], token)) tokens.push(folded(flat, at, close, 'item', none))
		else tokens.push(folded(flat, at, close, 'paren', fold(inside, depth + 1)))
		at = close
	}
	return tokens
}

/** One token for those from `open` to `close`. Written out, since tokens of one shape are read faster than of two. */
function folded(flat: readonly Token[], open: number, close: number, kind: Token['kind'], inside: Token[]): Token {
	let text = (flat[open] as Token).text
	for (let at = open + 1; at <= close; at++) text += ` ${(flat[at] as Token).text}`
	return { start: (flat[open] as Token).start, end: (flat[close] as Token).end, text, lower: '', kind, inside }
}

function isItem(inside: readonly Token[], before: Token | undefined, open: Token): boolean {
	if (inside.length !== 1 || !itemLetter.test(inside[0]?.text ?? '')) return false
	if (before === undefined) return true
	return before.end < open.start && !refers.test(before.lower) && before.kind !== 'number'
		? true
		: before.end < open.start && /^(?:and|or)$/.test(before.lower)
}

/** Where the bracket at `open` is closed; -1 when it is not, or only far away. */
function closing(flat: readonly Token[], open: number): number {
	const mark = flat[open]?.text === '[' ? ['[', ']'] : ['(', ')']
	let depth = 0
	for (let at = open; at < Math.min(flat.length, open + 160); at++) {
		if (flat[at]?.text === mark[0]) depth++
		else if (flat[at]?.text === mark[1] && --depth === 0) return at
	}
	return -1
}

function closingQuote(flat: readonly Token[], open: number): number {
	for (let at = open + 1; at < Math.min(flat.length, open + 14); at++) if (flat[at]?.text === '"') return at
	return -1
}
