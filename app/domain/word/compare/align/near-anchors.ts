import type { Alignable, Stretch } from './alignable.ts'
import { type Pair, risingPairs } from './rising-pairs.ts'
import { similarity } from './word-bag.ts'

/** A word in more texts than this does not tell them apart. */
const mostTextsOfRareWord = 4
const mostCandidates = 12
const anchorLikeness = 0.6

/**
 * Texts of a stretch that are each other's nearest by their rare words, as far as they have not changed places: what a
 * stretch is cut at that is too long to compare each with each.
 */
export function nearAnchors(
	old: readonly Alignable[],
	next: readonly Alignable[],
	{ oldStart, oldEnd, newStart, newEnd }: Stretch,
): Pair[] {
	const texts = new RareWords(next, newStart, newEnd)
	const taken = new Map<number, { old: number; likeness: number }>()
	for (let at = oldStart; at < oldEnd; at++) {
		const item = old[at]
		if (!item) continue
		const nearest = nearestOf(item, next, texts.candidates(item))
		if (!nearest) continue
		const rival = taken.get(nearest.at)
		if (!rival || rival.likeness < nearest.likeness) taken.set(nearest.at, { old: at, likeness: nearest.likeness })
	}
	return risingPairs([...taken].map(([at, { old: from }]) => ({ old: from, new: at })).sort((one, other) => one.old - other.old))
}

/** The candidate with most words in common, if that is enough to be a version of the same. */
export function nearestOf(
	item: Alignable,
	among: readonly Alignable[],
	candidates: readonly number[],
	enough = anchorLikeness,
): { at: number; likeness: number } | null {
	let nearest: { at: number; likeness: number } | null = null
	for (const at of candidates) {
		const candidate = among[at]
		if (!candidate || candidate.kind !== item.kind) continue
		const likeness = similarity(item.words, candidate.words)
		if (likeness >= enough && (!nearest || likeness > nearest.likeness)) nearest = { at, likeness }
	}
	return nearest
}

/** Finds the texts that share a rare word with a given one. */
export class RareWords {
	private readonly textsByWord = new Map<number, number[]>()

	constructor(items: readonly Alignable[], start: number, end: number) {
		for (let at = start; at < end; at++) {
			for (const word of new Set(items[at]?.words)) {
				const texts = this.textsByWord.get(word)
				if (!texts) this.textsByWord.set(word, [at])
				else if (texts.length <= mostTextsOfRareWord) texts.push(at)
			}
		}
	}

	/** Indexes of the texts that share most rare words with `item`, most first. */
	candidates(item: Alignable): number[] {
		const votes = new Map<number, number>()
		for (const word of new Set(item.words)) {
			const texts = this.textsByWord.get(word) ?? []
			if (texts.length <= mostTextsOfRareWord) for (const at of texts) votes.set(at, (votes.get(at) ?? 0) + 1)
		}
		return [...votes]
			.sort((one, other) => other[1] - one[1] || one[0] - other[0])
			.slice(0, mostCandidates)
			.map(([at]) => at)
	}
}
