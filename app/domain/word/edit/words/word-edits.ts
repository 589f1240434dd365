import { alignTokens } from './token-alignment.ts'
import { tokensOf } from './tokens.ts'

/** A stretch of the old text and what stands in its place: `start === end` inserts, an empty `text` deletes. */
export interface WordEdit {
	start: number
	end: number
	text: string
}

/**
 * The smallest change of words that turns one text into another: a word that stays is never struck, and changes
 * with nothing but white space between them are one. Edits are in order, apart from one another, and in UTF-16
 * offsets of `before`.
 *
 * Texts that differ almost everywhere are replaced in one piece (`alignTokens` says when).
 */
export function wordEdits(before: string, after: string): WordEdit[] {
	if (before === after) return []
	const old = tokensOf(before)
	const fresh = tokensOf(after)
	const edits: WordEdit[] = []
	let oldFrom = 0
	let freshFrom = 0
	const pairs = alignTokens(
		old.map(({ text }) => text),
		fresh.map(({ text }) => text),
	)
	for (const [oldIndex, freshIndex] of pairs) {
		const oldToken = old[oldIndex]
		const freshToken = fresh[freshIndex]
		if (!oldToken || !freshToken) continue
		edits.push(...gapEdit(before, oldFrom, oldToken.start, after.slice(freshFrom, freshToken.start)))
		oldFrom = oldToken.end
		freshFrom = freshToken.end
	}
	return [...edits, ...gapEdit(before, oldFrom, before.length, after.slice(freshFrom))]
}

function gapEdit(before: string, start: number, end: number, text: string): WordEdit[] {
	const old = before.slice(start, end)
	if (old === text) return []
	const shorter = Math.min(old.length, text.length)
	let head = 0
	while (head < shorter && old[head] === text[head] && /\s/.test(old[head] ?? '')) head++
	let tail = 0
	while (tail < shorter - head && old.at(-1 - tail) === text.at(-1 - tail) && /\s/.test(old.at(-1 - tail) ?? '')) tail++
	return [{ start: start + head, end: end - tail, text: text.slice(head, text.length - tail) }]
}
