import { type LinearModel, trainLinearSvm } from '../learners/linear-svm.ts'
import type { SparseMatrix } from '../learners/sparse-matrix.ts'

const cost = 1
/** Added to every count, so that a feature never seen with a category is not impossible. */
const smoothing = 1

/** A support vector machine over the values as they are. */
export function trainPlain(matrix: SparseMatrix, rows: Int32Array, positive: Uint8Array): LinearModel {
	return trainLinearSvm(matrix, rows, positive, { cost })
}

/**
 * The same over values that are scaled by the square root of how much more often a feature stands in examples than in
 * others (the log-count ratio of Wang and Manning, ACL 2012); the scale is part of the weights that are given back.
 */
export function trainByFrequency(matrix: SparseMatrix, rows: Int32Array, positive: Uint8Array): LinearModel {
	const { columns, offset, index, value } = matrix
	const inExamples = new Float64Array(columns).fill(smoothing)
	const inOthers = new Float64Array(columns).fill(smoothing)
	let examples = 2 * smoothing
	let others = 2 * smoothing
	for (const row of rows) {
		const counts = positive[row] ? inExamples : inOthers
		if (positive[row]) examples++
		else others++
		for (let at = offset[row]!; at < offset[row + 1]!; at++) counts[index[at]!]!++
	}
	const scale = Float32Array.from(inExamples, (count, column) =>
		Math.sqrt(Math.abs(Math.log(count / examples / (inOthers[column]! / others))) + 0.1),
	)
	const scaled = new Float32Array(value.length)
	for (let at = 0; at < scaled.length; at++) scaled[at] = value[at]! * scale[index[at]!]!
	const { weights, bias } = trainLinearSvm({ ...matrix, value: scaled }, rows, positive, { cost })
	return { weights: weights.map((weight, column) => weight * scale[column]!), bias }
}
