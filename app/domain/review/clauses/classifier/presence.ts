import type { Category } from './category.ts'
import type { Detections } from './detections.ts'
import type { CategoryOverview } from './sentence-scores.ts'

const own = 11

/** How many numbers `presenceFeatures` gives for a category. */
export function presenceColumns(categories: number): number {
	return own + categories
}

/**
 * What tells whether a contract has a category: its best sentences, how many there are, what its detector finds, the
 * length of the contract, and how strongly every other category shows (a reseller's contract seldom lacks a territory).
 */
export function presenceFeatures(
	overviews: readonly CategoryOverview[],
	detections: readonly Detections[],
	categories: readonly Category[],
	sentences: number,
	category: number,
	into: Float32Array,
	from: number,
): void {
	const { best, mass, likely } = overviews[category]!
	into[from] = best[0]
	into[from + 1] = best[1]
	into[from + 2] = best[2]
	into[from + 3] = mass
	into[from + 4] = likely
	into[from + 5] = Math.log(sentences + 1)
	into[from + 6] = categories[category]!.prior
	into[from + 7] = categories[category]!.rank
	const detected = detections[category]!
	into[from + 8] = detected.count
	into[from + 9] = detected.best
	into[from + 10] = detected.mass
	for (let other = 0; other < categories.length; other++)
		into[from + own + other] = other === category ? 0 : clip(overviews[other]!.best[0])
}

function clip(score: number) {
	return Math.max(-6, Math.min(4, score))
}

const without = -9

/**
 * Log-odds of each category once its passages are weighed too: the mean of what the whole contract says and of the
 * log-odds of the best passage.
 */
export function presenceWith(first: ArrayLike<number>, candidates: readonly { category: number }[], raw: ArrayLike<number>): Float32Array {
	const best = new Float32Array(first.length).fill(without)
	for (let index = 0; index < candidates.length; index++) {
		const { category } = candidates[index]!
		best[category] = Math.max(best[category]!, raw[index]!)
	}
	return best.map((score, category) => (score + first[category]!) / 2)
}
