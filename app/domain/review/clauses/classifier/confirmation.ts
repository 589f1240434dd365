import { logistic } from './boosted-trees.ts'
import type { Candidate } from './candidates.ts'
import type { Category } from './category.ts'
import { presenceColumns, presenceFeatures } from './presence.ts'
import type { CategoryOverview } from './sentence-scores.ts'

const added = 4
const none = -9

/** How many numbers `confirmationFeatures` gives for a category. */
export function confirmationColumns(categories: number): number {
	return presenceColumns(categories) + added
}

/**
 * What tells whether a contract has a category once its passages are weighed: the features of presence, the three best
 * passages and the sum of their chances.
 *
 * @param raw the log-odds of each candidate
 * @returns the log-odds of the best passage of the category
 */
export function confirmationFeatures(overviews: readonly CategoryOverview[], categories: readonly Category[], sentences: number, category: number, candidates: readonly Pick<Candidate, 'category'>[], raw: ArrayLike<number>, into: Float32Array, from: number): number {
	presenceFeatures(overviews, categories, sentences, category, into, from)
	let [first, second, third, mass] = [none, none, none, 0]
	for (let index = 0; index < candidates.length; index++) {
		if (candidates[index]!.category !== category) continue
		const score = raw[index]!
		mass += logistic(score)
		if (score > first) [first, second, third] = [score, first, second]
		else if (score > second) [second, third] = [score, second]
		else if (score > third) third = score
	}
	const at = from + presenceColumns(categories.length)
	into[at] = first
	into[at + 1] = second
	into[at + 2] = third
	into[at + 3] = mass
	return first
}
