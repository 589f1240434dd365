import type { Sentence } from '../clause.ts'
import { searchFor } from '../search/sentences-to-read.ts'
import type { Category } from './category.ts'
import { detectors } from './detectors.ts'
import { logistic } from './boosted-trees.ts'
import type { SentenceScores } from './sentence-scores.ts'

const longestRead = 2500

/** For each sentence and category 1 where the detector of the category strikes: one row of categories a sentence. */
export function detect(sentences: readonly Sentence[], categories: readonly Pick<Category, 'name'>[]): Uint8Array {
	const found = new Uint8Array(sentences.length * categories.length)
	const numbered = detectors.map((detector) => ({ ...detector, number: categories.findIndex(({ name }) => name === detector.category) }))
	for (const { number, needs, pattern, unless } of numbered) {
		if (number < 0) continue
		const mayMatch = searchFor(sentences, pattern)
		for (const [index, { text }] of sentences.entries()) {
			// A word that is cut where reading stops is another word.
			if (mayMatch?.(index) === false && text.length <= longestRead) continue
			const read = text.length > longestRead ? text.slice(0, longestRead) : text
			if (needs.test(read) && pattern.test(read) && !unless?.test(read)) found[index * categories.length + number] = 1
		}
	}
	return found
}

/** What the detector of a category says of a whole document. */
export interface Detections {
	/** In how many sentences it strikes. */
	count: number
	/** The best log-odds among them, and the sum of their chances. */
	best: number
	mass: number
}

const none = -12

/** One summary for each category. */
export function summariseDetections(found: Uint8Array, { sentences, categories, logits }: SentenceScores): Detections[] {
	const summaries = Array.from({ length: categories }, (): Detections => ({ count: 0, best: none, mass: 0 }))
	for (let at = 0; at < sentences * categories; at++) {
		if (found[at] === 0) continue
		const summary = summaries[at % categories]!
		summary.count++
		summary.best = Math.max(summary.best, logits[at]!)
		summary.mass += logistic(logits[at]!)
	}
	return summaries
}
