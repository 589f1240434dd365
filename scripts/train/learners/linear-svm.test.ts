import { expect, test } from 'vitest'
import { Random } from '../random.ts'
import { scoreOf, trainLinearSvm } from './linear-svm.ts'
import type { SparseMatrix } from './sparse-matrix.ts'

/** Rows with one of ten features; the first five mark examples. */
function toy(rows: number): { matrix: SparseMatrix; positive: Uint8Array } {
	const random = new Random(5)
	const index = Int32Array.from({ length: rows }, () => Math.floor(random.next() * 10))
	return {
		matrix: {
			rows,
			columns: 10,
			offset: Float64Array.from({ length: rows + 1 }, (_, row) => row),
			index,
			value: new Float32Array(rows).fill(1),
		},
		positive: Uint8Array.from(index, (feature) => Number(feature < 5)),
	}
}

const { matrix, positive } = toy(200)
const all = Int32Array.from({ length: 200 }, (_, row) => row)

test('what can be parted by a line is parted', () => {
	const model = trainLinearSvm(matrix, all, positive)
	for (const row of all) expect(scoreOf(model, matrix, row) > 0).toBe(positive[row] === 1)
})

test('the same data give the same weights', () => {
	expect(trainLinearSvm(matrix, all, positive)).toEqual(trainLinearSvm(matrix, all, positive))
})

test('at the optimum no small step lowers the objective', () => {
	const cost = 0.7
	const model = trainLinearSvm(matrix, all, positive, { cost, tolerance: 1e-5 })
	const objective = (weights: Float32Array, bias: number) => {
		let sum = bias * bias
		for (const weight of weights) sum += weight * weight
		sum /= 2
		for (const row of all) sum += cost * Math.max(0, 1 - (positive[row] ? 1 : -1) * scoreOf({ weights, bias }, matrix, row)) ** 2
		return sum
	}
	const best = objective(model.weights, model.bias)
	for (let column = 0; column < 10; column++) {
		for (const step of [-0.01, 0.01])
			expect(
				objective(
					model.weights.map((weight, at) => (at === column ? weight + step : weight)),
					model.bias,
				),
			).toBeGreaterThan(best - 1e-5)
	}
})
