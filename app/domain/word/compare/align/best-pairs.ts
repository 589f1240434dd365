import type { Alignable, Stretch } from './alignable.ts'
import type { Pair } from './rising-pairs.ts'
import { sharedWords } from './word-bag.ts'

/** Below this number of words in common a pair still counts a little when it reads the same, as two empty paragraphs do. */
const weightOfSame = 0.5

/**
 * The pairs of a stretch that have the most words in common altogether, none crossing another (Needleman and Wunsch
 * without a price for gaps). Takes the product of both lengths in time and memory.
 */
export function bestPairs(old: readonly Alignable[], next: readonly Alignable[], { oldStart, oldEnd, newStart, newEnd }: Stretch): Pair[] {
	const olds = oldEnd - oldStart
	const news = newEnd - newStart
	const width = news + 1
	const weights = new Float32Array(olds * news)
	const best = new Float32Array((olds + 1) * width)
	for (let i = olds - 1; i >= 0; i--) {
		for (let j = news - 1; j >= 0; j--) {
			const weight = weigh(old[oldStart + i], next[newStart + j])
			weights[i * news + j] = weight
			const skipped = Math.max(best[(i + 1) * width + j] ?? 0, best[i * width + j + 1] ?? 0)
			const paired = weight > 0 ? weight + (best[(i + 1) * width + j + 1] ?? 0) : 0
			best[i * width + j] = Math.max(skipped, paired)
		}
	}

	const pairs: Pair[] = []
	for (let i = 0, j = 0; i < olds && j < news;) {
		const here = best[i * width + j] ?? 0
		const weight = weights[i * news + j] ?? 0
		if (weight > 0 && here === Math.fround(weight + (best[(i + 1) * width + j + 1] ?? 0)))
			pairs.push({ old: oldStart + i++, new: newStart + j++ })
		else if (here === best[(i + 1) * width + j]) i++
		else j++
	}
	return pairs
}

function weigh(one: Alignable | undefined, other: Alignable | undefined): number {
	if (!one || !other || one.kind !== other.kind) return 0
	if (one.key === other.key) return one.words.length + weightOfSame
	const words = one.words.length + other.words.length
	const shorter = Math.min(one.words.length, other.words.length)
	const enough = one.isVersionWhenLonger ? Math.min(one.likeness * words, shorter) : one.likeness * words
	// The shorter one can't share more words than it has.
	if (words === 0 || 2 * shorter < enough) return 0
	const shared = sharedWords(one.words, other.words)
	return 2 * shared >= enough ? shared : 0
}
