import { logistic } from './boosted-trees.ts'

/** For each sentence and category the calibrated log-odds that a lawyer would mark it. */
export interface SentenceScores {
	sentences: number
	categories: number
	/** One row of categories for each sentence. */
	logits: Float32Array
}

/** What the sentences of a whole document show of one category. */
export interface CategoryOverview {
	/** The three best log-odds, best first. */
	best: [number, number, number]
	/** The logarithm of one plus the sum of all chances. */
	mass: number
	/** How many sentences are not far from a mark. */
	likely: number
}

const floor = -20
const notFar = -1

/** One overview for each category. */
export function overviewOf({ sentences, categories, logits }: SentenceScores): CategoryOverview[] {
	return Array.from({ length: categories }, (_, category) => {
		let [first, second, third] = [floor, floor, floor]
		let mass = 0
		let likely = 0
		for (let sentence = 0; sentence < sentences; sentence++) {
			const score = logits[sentence * categories + category]!
			// Below this the chance adds nothing that would count.
			if (score > -9) mass += logistic(score)
			if (score > notFar) likely++
			if (score > first) [first, second, third] = [score, first, second]
			else if (score > second) [second, third] = [score, second]
			else if (score > third) third = score
		}
		return { best: [first, second, third], mass: Math.log1p(mass), likely }
	})
}
