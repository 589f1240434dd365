import { documentColumns, documentFeatures, summaryFrom } from '#app/domain/review/clauses/nda-questions/document-features.ts'
import { ndaAnswers, ndaHypotheses } from '#app/domain/review/clauses/nda-questions/hypotheses.ts'
import { answerChances, chooseAnswer } from '#app/domain/review/clauses/nda-questions/nda-questions.ts'
import { rowsWhere } from '../clauses/folds.ts'
import type { DenseTable } from '../learners/boosted-trees.ts'
import { trainLogistic } from '../learners/logistic.ts'
import type { JudgedNda } from './ranking-training.ts'
import { ndaFolds } from './sentence-training.ts'

const penalty = 6
const passes = 60
/** Scores are brought to one scale, on which they may weigh half as easily as words. */
const scoreScale = 0.5
/** A document of which only evidence is known counts for less: the product reads whole ones. */
const weightOfPartial = 0.6

/**
 * Trains the answers to all hypotheses from what the sentences of documents say.
 *
 * @param thresholds by hypothesis the chances from which it counts as entailed and as contradicted
 * @returns the weights of an `NdaModel`, and for each document and hypothesis the number of the answer by models that
 * had not seen the document
 */
export function trainAnswers(
	judged: readonly JudgedNda[],
	{ entailed, contradicted }: { entailed: Float32Array; contradicted: Float32Array },
): { weights: Float32Array; unseen: number[][] } {
	const rows = judged.length
	const weight = judged.map(({ document }) => (document.whole ? 1 : weightOfPartial))
	const weights: number[] = []
	const unseen: number[][] = judged.map(() => [])
	for (const hypothesis of ndaHypotheses.keys()) {
		const values = new Float32Array(rows * documentColumns)
		for (const [row, { document, readings, scored }] of judged.entries())
			documentFeatures(readings, document.leads, scored, hypothesis, values.subarray(row * documentColumns))
		const table = { rows, columns: documentColumns, values }
		const marked = judged.map(({ document }) => document.answers[hypothesis] ?? 2)
		for (let part = 0; part < ndaFolds; part++) {
			const model = Float32Array.from(
				trainAnswer(
					table,
					marked,
					rowsWhere(rows, (row) => judged[row]?.fold !== part),
					weight,
				),
			)
			for (const row of rowsWhere(rows, (each) => judged[each]?.fold === part))
				unseen[row]![hypothesis] = chooseAnswer(
					answerChances(model, 0, values.subarray(row * documentColumns)),
					entailed[hypothesis] ?? 2,
					contradicted[hypothesis] ?? 2,
				)
		}
		for (const value of trainAnswer(
			table,
			marked,
			rowsWhere(rows, () => true),
			weight,
		))
			weights.push(value)
	}
	return { weights: Float32Array.from(weights), unseen }
}

/**
 * Trains the answer to one hypothesis: multinomial logistic regression over document features. Scores are brought to
 * mean 0 and one scale first; the weights given back are for the features as they are.
 *
 * @param weight of each document
 * @returns for each of `ndaAnswers` the weights of the columns, then a bias
 */
export function trainAnswer(table: DenseTable, answers: readonly number[], rows: Int32Array, weight: ArrayLike<number>): Float64Array {
	const middle = new Float64Array(documentColumns)
	const stretch = new Float64Array(documentColumns).fill(1)
	for (let column = summaryFrom; column < documentColumns; column++) {
		const values = Array.from(rows, (row) => table.values[row * documentColumns + column] ?? 0)
		const mean = values.reduce((sum, value) => sum + value, 0) / values.length
		const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
		middle[column] = mean
		stretch[column] = spread > 1e-6 ? scoreScale / spread : 0
	}
	const scaled = table.values.map((value, at) => (value - (middle[at % documentColumns] ?? 0)) * (stretch[at % documentColumns] ?? 1))
	const { weights } = trainLogistic({ ...table, values: scaled }, answers, ndaAnswers.length, rows, { penalty, passes }, weight)
	const width = documentColumns + 1
	for (const answer of ndaAnswers.keys()) {
		for (let column = 0; column < documentColumns; column++) {
			const own = (weights[answer * width + column] ?? 0) * (stretch[column] ?? 1)
			weights[answer * width + column] = own
			weights[answer * width + documentColumns]! -= own * (middle[column] ?? 0)
		}
	}
	return weights
}
