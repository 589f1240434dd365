import { logistic } from './boosted-trees.ts'
import type { Candidate } from './candidates.ts'
import type { Category } from './category.ts'

/** How many numbers `settlingFeatures` gives for a candidate. */
export const settlingColumns = 24

const before = 9
const after = -9
const farAway = 1e6
const short = 60
const name = /\b[A-Z][A-Za-z0-9&.'-]+/g

/**
 * What tells whether a candidate adds a passage that no better candidate of its category gives already: its own
 * log-odds, those of the candidates above and below it, what it shares with them, and which names are new in it. A
 * contract has one title and one date, and the sentence that names all parties makes later ones repeat it.
 *
 * @param raw the log-odds of each candidate by itself
 * @param presence the log-odds that the contract has each category
 * @returns one row for each candidate, in their order
 */
export function settlingFeatures(
	text: string,
	candidates: readonly Candidate[],
	raw: ArrayLike<number>,
	categories: readonly Category[],
	presence: ArrayLike<number>,
	sentences: number,
): Float32Array {
	const features = new Float32Array(candidates.length * settlingColumns)
	const byCategory = new Map<number, number[]>()
	// Many categories have the same passage among their candidates.
	const known = new Map<string, ReadonlySet<string>>()
	const namesIn = (passage: string) => {
		let found = known.get(passage)
		if (!found) known.set(passage, (found = new Set(passage.match(name))))
		return found
	}
	for (const [index, { category }] of candidates.entries()) {
		const own = byCategory.get(category)
		if (own) own.push(index)
		else byCategory.set(category, [index])
	}
	for (const [category, own] of byCategory) {
		own.sort((a, b) => raw[b]! - raw[a]! || a - b)
		const chances = own.map((index) => logistic(raw[index]!))
		const total = chances.reduce((sum, chance) => sum + chance, 0)
		const names = new Set<string>()
		const texts = new Set<string>()
		let above = 0
		for (const [rank, index] of own.entries()) {
			const { start, end, sentence } = candidates[index]!
			const shared = sharedWith(candidates, own, chances, rank)
			const passage = text.slice(start, end)
			const ownNames = namesIn(passage)
			let fresh = 0
			for (const each of ownNames) if (!names.has(each)) fresh++
			for (const each of ownNames) names.add(each)
			const facts = categories[category]!
			features.set(
				[
					raw[index]!,
					rank,
					raw[own[0]!]!,
					raw[own[0]!]! - raw[index]!,
					rank > 0 ? raw[own[rank - 1]!]! : before,
					rank + 1 < own.length ? raw[own[rank + 1]!]! : after,
					total,
					total - above - chances[rank]!,
					above,
					shared.most,
					shared.chance,
					facts.rank,
					facts.prior,
					facts.passages,
					Math.log(end - start),
					end - start < short ? 1 : 0,
					presence[category]!,
					texts.has(passage) ? 1 : 0,
					sentence / sentences,
					Math.log(sentences),
					fresh,
					ownNames.size,
					Math.log1p(shared.distance),
					shared.nearest,
				],
				index * settlingColumns,
			)
			texts.add(passage)
			above += chances[rank]!
		}
	}
	return features
}

function sharedWith(candidates: readonly Candidate[], order: readonly number[], chances: readonly number[], rank: number) {
	const { start, end } = candidates[order[rank]!]!
	const shared = { most: 0, chance: 0, distance: farAway, nearest: 0 }
	for (let better = 0; better < rank; better++) {
		const other = candidates[order[better]!]!
		const overlap = Math.min(end, other.end) - Math.max(start, other.start)
		if (overlap > 0) {
			shared.most = Math.max(shared.most, overlap / Math.max(end - start, other.end - other.start))
			shared.chance = Math.max(shared.chance, chances[better]!)
		}
		const distance = Math.abs(start - other.start)
		if (distance < shared.distance) {
			shared.distance = distance
			shared.nearest = chances[better]!
		}
	}
	return shared
}
