import { expect, test } from 'vitest'
import { rawScore } from '#app/domain/review/clauses/classifier/boosted-trees.ts'
import { Random } from '../random.ts'
import { meanOfTrees, trainBoostedTrees } from './boosted-trees.ts'

const random = new Random(9)
const rows = 600
const values = Float32Array.from({ length: rows * 3 }, () => random.next())
/** Either of the first two numbers is large, not both: no line parts that. */
const target = Uint8Array.from({ length: rows }, (_, row) => Number(values[row * 3]! > 0.5 !== values[row * 3 + 1]! > 0.5))
const table = { rows, columns: 3, values }
const all = Int32Array.from({ length: rows }, (_, row) => row)
const options = { trees: 40, rate: 0.3, leaves: 6, fewestInLeaf: 5 }

test('trees learn what hangs on two numbers together', () => {
	const model = trainBoostedTrees(table, target, all, options)
	const right = all.filter((row) => rawScore(model, values, row * 3) > 0 === (target[row] === 1)).length
	expect(right / rows).toBeGreaterThan(0.95)
})

test('the same data and seed give the same trees', () => {
	expect(trainBoostedTrees(table, target, all, { ...options, columnShare: 0.7, seed: 3 })).toEqual(
		trainBoostedTrees(table, target, all, { ...options, columnShare: 0.7, seed: 3 }),
	)
})

test('rows of weight 0 teach nothing', () => {
	const weight = Float32Array.from(all, (row) => (row < 300 ? 1 : 0))
	const flipped = target.map((value, row) => (row < 300 ? value : 1 - value))
	const model = trainBoostedTrees(table, flipped, all, { ...options, fewestInLeaf: 2 }, weight)
	const right = all.subarray(0, 300).filter((row) => rawScore(model, values, row * 3) > 0 === (target[row] === 1)).length
	expect(right / 300).toBeGreaterThan(0.9)
})

test('the mean of models gives the mean of their scores', () => {
	const models = [1, 2, 3].map((seed) => trainBoostedTrees(table, target, all, { ...options, columnShare: 0.7, seed }))
	const mean = meanOfTrees(models)
	for (const row of [0, 7, 99])
		expect(rawScore(mean, values, row * 3)).toBeCloseTo(models.reduce((sum, model) => sum + rawScore(model, values, row * 3), 0) / 3, 4)
})

test('with one class only there is nothing to split', () => {
	const model = trainBoostedTrees(table, new Uint8Array(rows), all, options)
	expect(rawScore(model, values, 0)).toBeLessThan(-10)
})
