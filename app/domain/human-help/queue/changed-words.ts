/** The replacement of a stretch of a text. */
export interface ChangedWords {
	start: number
	end: number
	/** What stands there. */
	expected: string
	text: string
}

/** The smallest stretch of whole words by which a text becomes another; `null` when they are the same. */
export function changedWords(before: string, after: string): ChangedWords | null {
	if (before === after) return null
	const shorter = Math.min(before.length, after.length)
	let start = 0
	while (start < shorter && before[start] === after[start]) start++
	let tail = 0
	while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail++
	// A change within a word is a change of the word.
	const inside = (at: (text: string) => number) => [before, after].some((text) => insideWord(text, at(text)))
	while (start > 0 && inside(() => start)) start--
	while (tail > 0 && inside(({ length }) => length - tail)) tail--
	const end = before.length - tail
	return { start, end, expected: before.slice(start, end), text: after.slice(start, after.length - tail) }
}

const letter = /[\p{L}\p{N}\p{M}]/u

/** Whether a place lies between two characters of one word. */
function insideWord(text: string, at: number): boolean {
	return letter.test(text[at - 1] ?? '') && letter.test(text[at] ?? '')
}
