import type { Alignable } from './alignable.ts'
import { nearestOf, RareWords } from './near-anchors.ts'
import type { Pair } from './rising-pairs.ts'

/** Shorter texts are no moves: 'Signature' may be deleted here and inserted there by chance. */
const fewestWords = 5
/** A moved text must be nearly unchanged, or the reader sees a move where there was none. */
const movedLikeness = 0.8

/**
 * Texts deleted in one place and inserted in another: at least a few words, the same or nearly the same.
 *
 * @param gone indexes of the old sequence that are paired with nothing, ascending.
 * @param come indexes of the new one likewise.
 */
export function findMoves(old: readonly Alignable[], next: readonly Alignable[], gone: readonly number[], come: readonly number[]): Pair[] {
	const moves: Pair[] = []
	const arrivals = new Map<string, number[]>()
	for (const at of come) {
		const item = next[at]
		if (!isSentence(item)) continue
		const same = arrivals.get(item.key)
		if (same) same.push(at)
		else arrivals.set(item.key, [at])
	}
	const leftGone: number[] = []
	const taken = new Set<number>()
	for (const at of gone) {
		const item = old[at]
		const arrival = isSentence(item) ? arrivals.get(item.key)?.shift() : undefined
		if (arrival === undefined) leftGone.push(at)
		else {
			taken.add(arrival)
			moves.push({ old: at, new: arrival })
		}
	}

	const places = come.filter((at) => isSentence(next[at]) && !taken.has(at))
	const leftCome = places.flatMap((at) => next[at] ?? [])
	const texts = new RareWords(leftCome, 0, leftCome.length)
	const reached = new Set<number>()
	for (const at of leftGone) {
		const item = old[at]
		if (!isSentence(item)) continue
		const nearest = nearestOf(
			item,
			leftCome,
			texts.candidates(item).filter((candidate) => !reached.has(candidate)),
			movedLikeness,
		)
		if (!nearest) continue
		reached.add(nearest.at)
		moves.push({ old: at, new: places[nearest.at] ?? 0 })
	}
	return moves.sort((one, other) => one.old - other.old)
}

function isSentence(item: Alignable | undefined): item is Alignable {
	return item !== undefined && item.kind === 'paragraph' && item.words.length >= fewestWords
}
