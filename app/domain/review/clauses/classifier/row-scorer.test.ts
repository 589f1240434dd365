import { expect, test } from 'vitest'
import { FeatureTable } from './feature-table.ts'
import { RowScorer, type SparseLinearModel } from './sparse-linear-model.ts'

function model(): SparseLinearModel {
	const table = new FeatureTable(4)
	table.add(0, 7, 0)
	table.add(1, 7, 3)
	table.add(0, 5000, 0)
	return {
		outputs: 2,
		table,
		idf: Float32Array.of(1, 2, 2),
		offset: Int32Array.of(0, 2, 3, 4),
		output: Uint8Array.of(0, 1, 1, 0),
		weight: Float32Array.of(3, -1, 0.5, 2),
		bias: Float32Array.of(0.5, -0.5),
	}
}

test('a row of length 1 is weighed, counts damped, and forgotten', () => {
	const scorer = new RowScorer(model())
	const into = new Float32Array(3)
	for (let count = 0; count < 2; count++) scorer.emit(0, 7, 0)
	scorer.emit(1, 7, 3)
	scorer.emit(1, 7, 4)
	scorer.finish(into, 1)
	const twice = 1 + Math.log(2)
	const length = Math.hypot(twice, 2)
	expect(into[1]).toBeCloseTo((3 * twice) / length + 0.5, 5)
	expect(into[2]).toBeCloseTo((-twice + 1) / length - 0.5, 5)
	scorer.finish(into, 0)
	expect([...into.slice(0, 2)]).toEqual([0.5, -0.5])
})

test('what is shared is part of every row, as if it were emitted each time', () => {
	const [whole, parted] = [new RowScorer(model()), new RowScorer(model())]
	const [expected, found] = [new Float32Array(2), new Float32Array(2)]
	parted.emit(0, 5000, 0)
	parted.share()
	for (let row = 0; row < 2; row++) {
		whole.emit(0, 5000, 0)
		for (const scorer of [whole, parted]) scorer.emit(0, 7, 0)
		whole.finish(expected, 0)
		parted.finish(found, 0)
		expect([...found]).toEqual([...expected])
	}
})
