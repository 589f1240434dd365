import { Random } from '../random.ts'
import type { SparseMatrix } from './sparse-matrix.ts'

export interface LinearModel {
	weights: Float32Array
	bias: number
}

export interface SvmOptions {
	/** C: how much an error costs against a short weight vector. */
	cost?: number
	/** The same for the examples, where it differs. */
	costOfPositive?: number
	/** The largest violation of optimality to stop at. */
	tolerance?: number
	passes?: number
	seed?: number
}

/**
 * A linear support vector machine with squared hinge loss, by dual coordinate descent with shrinking (Hsieh, Chang,
 * Lin, Keerthi and Sundararajan, ICML 2008, algorithm 3; the bias is one more feature of value 1).
 *
 * @param rows the rows of the matrix to learn from
 * @param positive 1 for each row of the matrix that is an example, 0 for the others
 */
export function trainLinearSvm(
	matrix: SparseMatrix,
	rows: Int32Array,
	positive: Uint8Array,
	{ cost = 1, costOfPositive = cost, tolerance = 0.1, passes = 200, seed = 1 }: SvmOptions = {},
): LinearModel {
	const { offset, index, value, columns } = matrix
	const count = rows.length
	const weights = new Float64Array(columns + 1)
	const alpha = new Float64Array(count)
	const square = new Float64Array(count)
	const sign = new Float64Array(count)
	const active = new Int32Array(count)
	for (let i = 0; i < count; i++) {
		const row = rows[i]!
		sign[i] = positive[row] ? 1 : -1
		let norm = 1 + 0.5 / (positive[row] ? costOfPositive : cost)
		for (let at = offset[row]!; at < offset[row + 1]!; at++) norm += value[at]! * value[at]!
		square[i] = norm
		active[i] = i
	}
	const random = new Random(seed)
	let size = count
	let upper = Infinity
	for (let pass = 0; pass < passes; pass++) {
		let highest = -Infinity
		let lowest = Infinity
		random.shuffle(active, size)
		for (let s = 0; s < size; s++) {
			const i = active[s]!
			const row = rows[i]!
			const from = offset[row]!
			const to = offset[row + 1]!
			let score = weights[columns]!
			for (let at = from; at < to; at++) score += weights[index[at]!]! * value[at]!
			const y = sign[i]!
			const gradient = y * score - 1 + alpha[i]! * (0.5 / (y > 0 ? costOfPositive : cost))
			let projected = gradient
			if (alpha[i] === 0) {
				if (gradient > upper) {
					// An example far on its right side: left out until the others are settled.
					size--
					active[s] = active[size]!
					active[size] = i
					s--
					continue
				}
				if (gradient > 0) projected = 0
			}
			if (projected > highest) highest = projected
			if (projected < lowest) lowest = projected
			if (Math.abs(projected) > 1e-12) {
				const before = alpha[i]!
				const now = Math.max(0, before - gradient / square[i]!)
				alpha[i] = now
				const step = (now - before) * y
				if (step !== 0) {
					for (let at = from; at < to; at++) weights[index[at]!]! += step * value[at]!
					weights[columns]! += step
				}
			}
		}
		if (highest - lowest <= tolerance) {
			if (size === count) break
			size = count
			upper = Infinity
			continue
		}
		upper = highest <= 0 ? Infinity : highest
	}
	return { weights: Float32Array.from(weights.subarray(0, columns)), bias: weights[columns]! }
}

/** The score of one row: above 0 for an example. */
export function scoreOf({ weights, bias }: LinearModel, { offset, index, value }: SparseMatrix, row: number): number {
	let score = bias
	for (let at = offset[row]!; at < offset[row + 1]!; at++) score += weights[index[at]!]! * value[at]!
	return score
}
