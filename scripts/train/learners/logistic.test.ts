import { expect, test } from 'vitest'
import { chancesOf, trainLogistic } from './logistic.ts'

const values = Float32Array.from([0, 0, 0, 1, 1, 0, 1, 1, 3, 0, 3, 1])
const table = { rows: 6, columns: 2, values }
const rows = Int32Array.from([0, 1, 2, 3, 4, 5])

test('three classes that lie side by side are told apart', () => {
	const target = [0, 0, 1, 1, 2, 2]
	const model = trainLogistic(table, target, 3, rows, { penalty: 0.001 })
	const guesses = target.map((_, row) => {
		const chances = chancesOf(model, values, row * 2)
		return chances.indexOf(Math.max(...chances))
	})
	expect(guesses).toEqual(target)
})

test('chances add up to one, and without a telling column they are the shares of the classes', () => {
	const model = trainLogistic({ rows: 4, columns: 1, values: new Float32Array(4) }, [0, 0, 0, 1], 2, Int32Array.from([0, 1, 2, 3]))
	const chances = chancesOf(model, [0])
	expect(chances[0]).toBeCloseTo(0.75, 3)
	expect((chances[0] ?? 0) + (chances[1] ?? 0)).toBeCloseTo(1, 10)
})

test('a heavier row counts for more', () => {
	const model = trainLogistic({ rows: 2, columns: 1, values: new Float32Array(2) }, [0, 1], 2, Int32Array.from([0, 1]), {}, [1, 3])
	expect(chancesOf(model, [0])[1]).toBeCloseTo(0.75, 3)
})

test('training twice gives the same model', () => {
	const target = [0, 1, 0, 1, 0, 1]
	expect(trainLogistic(table, target, 2, rows).weights).toEqual(trainLogistic(table, target, 2, rows).weights)
})
