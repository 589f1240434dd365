import { type BoostedTrees, logistic, rawScore } from '../classifier/boosted-trees.ts'
import type { SentenceReading } from '../wording/sentence-reading.ts'
import type { SentenceEvidence } from './document-features.ts'
import { ndaHypotheses } from './hypotheses.ts'

const hypotheses = ndaHypotheses.length

export const rankingColumns = 19

/** A sentence with lower log-odds is not looked at again: its chance stays as it is, below those of the others. */
export const leastRanked = -5
/** Replaces a neighbor that is not there. */
const absent = -7
const noLead = -8

/**
 * The features of the sentences of a document for one hypothesis, row by row: a sentence's own score, its standing
 * among the others, and the scores of its neighbors, of what opens its list and of what stands in its list.
 *
 * @param leads for each sentence the one that opens its list, or -1
 */
export function rankingFeatures(
	sentences: readonly SentenceReading[],
	leads: Int32Array,
	{ evidence, direction, contradiction }: SentenceEvidence,
	hypothesis: number,
): Float32Array {
	const count = sentences.length
	const scoreOf = (index: number) => (index < 0 || index >= count ? absent : (evidence[index * hypotheses + hypothesis] as number))
	const order = [...sentences.keys()].sort((a, b) => scoreOf(b) - scoreOf(a) || a - b)
	const rank = new Int32Array(count)
	for (const [place, index] of order.entries()) rank[index] = place
	const top = scoreOf(order[0] ?? -1)
	let mass = 0
	for (let index = 0; index < count; index++) mass += logistic(scoreOf(index))
	const items = new Int32Array(count)
	const best = new Float32Array(count).fill(absent)
	const second = new Float32Array(count).fill(absent)
	for (let index = 0; index < count; index++) {
		const lead = leads[index] ?? -1
		if (lead < 0) continue
		items[lead]!++
		const score = scoreOf(index)
		if (score > (best[lead] as number)) {
			second[lead] = best[lead] as number
			best[lead] = score
		} else second[lead] = Math.max(second[lead] as number, score)
	}
	const rows = new Float32Array(count * rankingColumns)
	for (let index = 0; index < count; index++) {
		const at = index * hypotheses
		const own = scoreOf(index)
		const lead = leads[index] ?? -1
		const besideBest = lead < 0 ? absent : own === best[lead] ? (second[lead] as number) : (best[lead] as number)
		let other = -Infinity
		for (let each = 0; each < hypotheses; each++) if (each !== hypothesis) other = Math.max(other, evidence[at + each] as number)
		const length = Math.log((sentences[index]?.words.length ?? 0) + 1)
		rows.set(
			[
				own,
				top - own,
				rank[index] as number,
				scoreOf(index - 1),
				scoreOf(index + 1),
				scoreOf(index - 2),
				scoreOf(index + 2),
				lead < 0 ? noLead : scoreOf(lead),
				best[index] as number,
				besideBest,
				items[index] as number,
				direction[at + hypothesis] as number,
				contradiction[at + hypothesis] as number,
				length,
				other,
				mass,
				hypothesis,
				Math.log(count),
				index / count,
			],
			index * rankingColumns,
		)
	}
	return rows
}

/** For each sentence the chance that it is evidence for or against one hypothesis, should the document decide it. */
export function rankEvidence(
	trees: BoostedTrees,
	sentences: readonly SentenceReading[],
	leads: Int32Array,
	scored: SentenceEvidence,
	hypothesis: number,
): Float32Array {
	const rows = rankingFeatures(sentences, leads, scored, hypothesis)
	return Float32Array.from(sentences, (_, index) => {
		const own = rows[index * rankingColumns] as number
		return own > leastRanked ? logistic(rawScore(trees, rows, index * rankingColumns)) : logistic(own) * logistic(leastRanked)
	})
}
