import { documentColumns, summaryFrom } from '#app/domain/review/clauses/nda-questions/document-features.ts'
import { ndaAnswers } from '#app/domain/review/clauses/nda-questions/hypotheses.ts'
import type { DenseTable } from '../learners/boosted-trees.ts'
import { trainLogistic } from '../learners/logistic.ts'

const penalty = 4
const passes = 60
/** Scores are brought to one scale, on which they may weigh half as easily as words. */
const scoreScale = 0.5

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
