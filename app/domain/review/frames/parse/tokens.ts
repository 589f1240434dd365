import type { Span } from '#app/domain/extraction/extracted-document.ts'

/** A word, number or mark of a sentence; what stands in brackets or quotation marks is one token. */
export interface Token extends Span {
	text: string
	/** Lower case, with straight apostrophes. */
	lower: string
	kind: 'word' | 'number' | 'mark' | 'paren' | 'quote' | 'item'
	/** What stands in the brackets or quotation marks; empty for all other tokens. */
	inside: Token[]
}

const pattern = /'(?:s|ll|re|ve|d|m)(?![\p{L}])|\p{L}[\p{L}\p{N}]*(?:[-/&.][\p{L}\p{N}]+)*(?:'t(?!\p{L}))?|[$€£]?\d[\d.,]*\d|[$€£]?\d|\S/gu
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
	for (const match of text.matchAll(pattern)) {
		const word = match[0]
		const start = offset + match.index
		const code = word.charCodeAt(0)
		const kind = (code >= 48 && code <= 57) || (word.length > 1 && (code === 36 || code === 163 || code === 8364)) ? 'number' : /^\p{L}/u.test(word) || (code === 39 && word.length > 1) ? 'word' : 'mark'
		flat.push({ start, end: start + word.length, text: word, lower: word.toLowerCase(), kind, inside: [] })
	}
	return fold(flat, 0)
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
		const last = flat[close] as Token
		const span = { start: token.start, end: last.end, text: [token, ...inside, last].map((each) => each.text).join(' '), lower: '' }
		if (token.text === '[') tokens.push(...fold(inside, depth + 1))
		else if (token.text === '"') tokens.push({ ...span, kind: 'quote', inside: [...inside] })
		else if (isItem(inside, flat[at - 1], token)) tokens.push({ ...span, kind: 'item', inside: [] })
		else tokens.push({ ...span, kind: 'paren', inside: fold(inside, depth + 1) })
		at = close
	}
	return tokens
}

function isItem(inside: readonly Token[], before: Token | undefined, open: Token): boolean {
	if (inside.length !== 1 || !itemLetter.test(inside[0]?.text ?? '')) return false
	if (before === undefined) return true
	return before.end < open.start && !refers.test(before.lower) && before.kind !== 'number' ? true : before.end < open.start && /^(?:and|or)$/.test(before.lower)
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
