import { firstIndexWhere } from '#app/domain/word/package/binary-search.ts'

/** Places of two sequences that belong together: index in the old one, index in the new one. */
export interface Pair {
	old: number
	new: number
}

/**
 * The most pairs that can be kept without one crossing another: the longest chain that rises in both sequences
 * (patience sorting, n log n).
 *
 * @param pairs ascending by `old`, each index at most once on either side.
 */
export function risingPairs(pairs: readonly Pair[]): Pair[] {
	const tails: number[] = []
	const before: number[] = []
	for (const [index, pair] of pairs.entries()) {
		const low = firstIndexWhere(tails, (tail) => (pairs[tail]?.new ?? 0) >= pair.new)
		before[index] = low > 0 ? (tails[low - 1] ?? -1) : -1
		tails[low] = index
	}
	const chain: Pair[] = []
	for (let at = tails[tails.length - 1] ?? -1; at >= 0; at = before[at] ?? -1) {
		const pair = pairs[at]
		if (pair) chain.push(pair)
	}
	return chain.reverse()
}
