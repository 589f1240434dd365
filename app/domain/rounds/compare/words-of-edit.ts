import type { NewWord } from './new-words.ts'
import { type MarkedRun, type MarkedText, type Word, wordsOf } from './words.ts'

const opening: Record<string, string> = { ')': '(', ']': '[' }
/** How far the closing bracket is searched after words that this reading hides. */
const farthest = 400
const wordCharacter = /[\p{L}\p{N}]/u

/**
 * The deleted and inserted words of one author at one place, each with the brackets and punctuation between the words,
 * which may be equal on both sides or not edited at all.
 *
 * @param group new words of one author, with nothing else between them
 */
export function wordsOfEdit(group: readonly NewWord[], text: MarkedText): { before: Word[]; after: Word[]; from: number; to: number } {
	const author = group[0]?.mark.author
	const byThem = (mark: MarkedRun['inserted']) => mark?.author === author
	const before = filled(
		text,
		group.filter(({ gone }) => gone),
		({ inserted, deleted }) => !byThem(inserted) && (!deleted || byThem(deleted)),
	)
	const after = filled(
		text,
		group.filter(({ gone }) => !gone),
		({ deleted }) => !deleted,
	)
	// A loop: an edit may have more words than a call can take arguments.
	const from = group.reduce((least, { word }) => Math.min(least, word.from), Infinity)
	const to = [...before, ...after].reduce((most, word) => Math.max(most, word.to), 0)
	return { before, after, from, to }
}

function filled(text: MarkedText, group: readonly NewWord[], shown: (run: MarkedRun) => boolean): Word[] {
	const words = group.map(({ word }) => word)
	const [first, last] = [words[0], words[words.length - 1]]
	if (!first || !last) return []
	const taken = new Set<number>()
	for (const { from, to } of words) for (let at = from; at < to; at++) taken.add(at)
	const isFree = (sign: Word) => {
		for (let at = sign.from; at < sign.to; at++) if (taken.has(at)) return false
		return !wordCharacter.test(sign.text)
	}
	const between = wordsOf(text, shown, first.from, last.to).filter((sign) => sign.key !== '\n' && isFree(sign))
	const all = [...words, ...between].sort((one, other) => one.from - other.from)
	const [next] = wordsOf(text, shown, last.to, last.to + farthest)
	return next && closesBracket(next, all) ? [...all, next] : all
}

/** Whether a word is the missing closing bracket, as after "twelve (12". */
export function closesBracket({ key }: Word, words: readonly Word[]): boolean {
	const count = (sign: string | undefined) => words.filter((word) => word.key === sign).length
	return opening[key] !== undefined && count(opening[key]) > count(key)
}
