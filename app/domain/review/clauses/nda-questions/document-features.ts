import { logistic } from '../classifier/boosted-trees.ts'
import type { SentenceReading } from '../wording/sentence-reading.ts'
import { ndaHypotheses } from './hypotheses.ts'
import { ndaWords } from './word-classes.ts'
import { ndaWordings } from './wordings.ts'

/** How the sentences of a document relate to the hypotheses: for each sentence one number per hypothesis. */
export interface SentenceEvidence {
	/** Log-odds that the sentence is evidence, either way. */
	evidence: Float32Array
	/** Above 0 when, as evidence, it would contradict. */
	direction: Float32Array
	/** Score of being evidence of contradiction. */
	contradiction: Float32Array
}

const hypotheses = ndaHypotheses.length
const classes = Object.keys(ndaWords).length

/** Wordings and classes in the sentences that matter, then a summary of the scores, then the best score of each hypothesis. */
export const summaryFrom = ndaWordings.length + classes
const summaryLength = 12
export const documentColumns = summaryFrom + summaryLength + hypotheses

/** A sentence with a smaller chance of being evidence lends none of its words. */
const leastChance = 0.03
/** What stands for sentences that a document lacks. */
const absent = -6
const mostEvidence = 6

/**
 * The features of a document for one hypothesis. A wording or class counts with the chance that a sentence which shows
 * it, or opens the list above that sentence, is evidence.
 *
 * @param leads for each sentence the one that opens its list, or -1
 */
export function documentFeatures(
	sentences: readonly SentenceReading[],
	leads: Int32Array,
	{ evidence, direction, contradiction }: SentenceEvidence,
	hypothesis: number,
	into: Float32Array,
): void {
	into.fill(0, 0, documentColumns)
	const best: number[] = []
	let [mass, squares, turned, worst] = [0, 0, 0, -3]
	for (let index = 0; index < sentences.length; index++) {
		const at = index * hypotheses + hypothesis
		const chance = logistic(evidence[at] as number)
		mass += chance
		squares += chance * chance
		turned += chance * chance * (direction[at] as number)
		worst = Math.max(worst, contradiction[at] as number)
		insertBest(best, index, (each) => evidence[each * hypotheses + hypothesis] as number)
		if (chance < leastChance) continue
		lend(sentences[index], chance, into)
		lend(sentences[leads[index] ?? -1], chance, into)
	}
	const score = (place: number) => (best[place] === undefined ? absent : (evidence[best[place] * hypotheses + hypothesis] as number))
	const directions = best.map((index) => direction[index * hypotheses + hypothesis] as number)
	const top = best[0] === undefined ? -3 : (contradiction[best[0] * hypotheses + hypothesis] as number)
	const summary = [
		score(0),
		score(1),
		score(2),
		Math.min(mass, mostEvidence),
		turned / Math.max(squares, 1e-9),
		directions[0] ?? 0,
		directions[1] ?? 0,
		Math.max(-3, ...directions),
		Math.min(3, ...directions),
		worst,
		top,
		Math.log(Math.max(1, sentences.length)),
	]
	into.set(summary, summaryFrom)
	for (let other = 0; other < hypotheses; other++) {
		let highest = absent
		for (let index = 0; index < sentences.length; index++) highest = Math.max(highest, evidence[index * hypotheses + other] as number)
		into[summaryFrom + summaryLength + other] = Math.min(5, highest)
	}
}

function insertBest(best: number[], index: number, score: (index: number) => number) {
	let place = best.length
	while (place > 0 && score(best[place - 1] as number) < score(index)) place--
	best.splice(place, 0, index)
	if (best.length > 3) best.pop()
}

function lend(sentence: SentenceReading | undefined, chance: number, into: Float32Array) {
	if (!sentence) return
	for (const wording of sentence.wordings) into[wording] = Math.max(into[wording] as number, chance)
	for (const occurrence of sentence.occurrences) {
		const at = ndaWordings.length + occurrence.class
		into[at] = Math.max(into[at] as number, chance)
	}
}
