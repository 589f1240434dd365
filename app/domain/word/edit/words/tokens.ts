import { longPattern } from '#app/domain/text/long-pattern.ts'
/** A word or a sign of a text, in UTF-16 offsets. */
export interface Token {
	text: string
	start: number
	end: number
}

/**
 * Words with the signs inside them ("thirty-day", "1,000.50", "party's"), or one other sign. White space is no token:
 * it goes with the words around it.
 */
const word = /[\p{L}\p{M}\p{N}]+(?:[.,'’\-\u2011/][\p{L}\p{M}\p{N}]+)*|[^\s]/gu

/** What a text has where it has any address: nearly all texts are told apart by this. */
const addressSign = /@|:\/\/|\p{L}\.\p{Ll}/u

/** Mail addresses, web addresses, and names of hosts with the path behind them. */
const address = longPattern('gu')`
		(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+
		|(?<![a-z])(?:[a-z]{2,}:\/\/|www\.)[^\s<>"'“”]+
		|(?<![\p{L}\p{N}.-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.[a-z]{2,}(?![\p{L}\p{N}])(?:\/[^\s<>"'“”]*)?
	`

/** The scripts that are written without spaces between words: each character counts by itself, with the marks that it carries. */
const unspaced =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u

const partOfAddress = /[\p{L}\p{M}\p{N}]+|[^\s]/gu
const partOfUnspaced = new RegExp(`(?=${unspaced.source})[^]\\p{M}*|(?:(?!${unspaced.source})[^])+`, 'gu')

/**
 * The words and signs of a text by which it is compared. The parts of an address are compared one by one, and so are
 * the characters of scripts without spaces: one that changes takes no others with it.
 */
export function tokensOf(text: string): Token[] {
	const tokens = matchesOf(word, text)
	const addresses = addressSign.test(text) ? matchesOf(address, text) : []
	if (addresses.length === 0 && !unspaced.test(text)) return tokens
	let next = 0
	return tokens.flatMap((token) => {
		while ((addresses[next]?.end ?? Infinity) <= token.start) next++
		const around = addresses[next]
		if (around && around.start <= token.start && token.end <= around.end) return partsOf(token, partOfAddress)
		return unspaced.test(token.text) ? partsOf(token, partOfUnspaced) : [token]
	})
}

function partsOf({ text, start }: Token, part: RegExp): Token[] {
	return matchesOf(part, text).map((found) => ({ text: found.text, start: start + found.start, end: start + found.end }))
}

function matchesOf(pattern: RegExp, text: string): Token[] {
	return Array.from(text.matchAll(pattern), (match) => ({ text: match[0], start: match.index, end: match.index + match[0].length }))
}
