import type { Category } from './category.ts'
import type { CategoryOverview } from './sentence-scores.ts'

const own = 8

/** How many numbers `presenceFeatures` gives for a category. */
export function presenceColumns(categories: number): number {
	return own + categories
}

/**
 * What tells whether a contract has a category: its best sentences, how many there are, the length of the contract,
 * and how strongly every other category shows (a reseller's contract seldom lacks a territory).
 */
export function presenceFeatures(overviews: readonly CategoryOverview[], categories: readonly Category[], sentences: number, category: number, into: Float32Array, from: number): void {
	const { best, mass, likely } = overviews[category]!
	into[from] = best[0]
	into[from + 1] = best[1]
	into[from + 2] = best[2]
	into[from + 3] = mass
	into[from + 4] = likely
	into[from + 5] = Math.log(sentences + 1)
	into[from + 6] = categories[category]!.prior
	into[from + 7] = categories[category]!.rank
	for (let other = 0; other < categories.length; other++) into[from + own + other] = other === category ? 0 : clip(overviews[other]!.best[0])
}

function clip(score: number) {
	return Math.max(-6, Math.min(4, score))
}
