import { leastRanked, rankEvidence, rankingColumns, rankingFeatures } from '#app/domain/review/clauses/nda-questions/evidence-ranking.ts'
import { ndaHypotheses } from '#app/domain/review/clauses/nda-questions/hypotheses.ts'
import type { BoostedTrees } from '#app/domain/review/clauses/classifier/boosted-trees.ts'
import type { SentenceEvidence } from '#app/domain/review/clauses/nda-questions/document-features.ts'
import type { SentenceReading } from '#app/domain/review/clauses/wording/sentence-reading.ts'
import { rowsWhere } from '../clauses/folds.ts'
import { type BoostingOptions, trainBoostedTrees } from '../learners/boosted-trees.ts'
import type { MarkedNda } from './marked-ndas.ts'
import { ndaFolds } from './sentence-training.ts'

const options: BoostingOptions = { trees: 120, rate: 0.06, leaves: 12, fewestInLeaf: 20, penalty: 4 }
/** The number of 'not_mentioned' among `ndaAnswers`: such a document has no evidence to rank. */
const notMentioned = 2

/** A document with what the models made of it that had not seen it. */
export interface JudgedNda {
	document: MarkedNda
	readings: readonly SentenceReading[]
	scored: SentenceEvidence
	fold: number
}

/**
 * Trains what ranks the sentences of whole documents as evidence, on the hypotheses that a document decides.
 *
 * @returns the trees, and for each document and hypothesis the chances by trees that had not seen the document
 */
export function trainRanking(judged: readonly JudgedNda[]): { trees: BoostedTrees; unseen: Float32Array[][] } {
	const blocks: Float32Array[] = []
	const marked: number[] = []
	const folds: number[] = []
	for (const { document, readings, scored, fold } of judged) {
		for (const hypothesis of ndaHypotheses.keys()) {
			if (!document.whole || document.answers[hypothesis] === notMentioned) continue
			const rows = rankingFeatures(readings, document.leads, scored, hypothesis)
			for (const sentence of readings.keys()) {
				const from = sentence * rankingColumns
				if ((rows[from] ?? leastRanked) <= leastRanked) continue
				blocks.push(rows.subarray(from, from + rankingColumns))
				marked.push(document.evidence[hypothesis]?.has(sentence) ? 1 : 0)
				folds.push(fold)
			}
		}
	}
	const values = new Float32Array(blocks.length * rankingColumns)
	for (const [row, block] of blocks.entries()) values.set(block, row * rankingColumns)
	const train = (rows: Int32Array) => trainBoostedTrees({ rows: blocks.length, columns: rankingColumns, values }, marked, rows, options)
	const parts = Array.from({ length: ndaFolds }, (_, part) => train(rowsWhere(blocks.length, (row) => folds[row] !== part)))
	const unseen = judged.map(({ document, readings, scored, fold }) => {
		const trees = parts[fold]
		return document.whole && trees
			? ndaHypotheses.map((_, hypothesis) => rankEvidence(trees, readings, document.leads, scored, hypothesis))
			: []
	})
	return { trees: train(rowsWhere(blocks.length, () => true)), unseen }
}
