import { expect, test } from 'vitest'
import { FeatureTable } from './feature-table.ts'

test('features keep their index while the table grows, and those never added are not found', () => {
	const table = new FeatureTable(4)
	const wanted: [number, number, number][] = Array.from({ length: 5000 }, (_, index) => [index % 15, index * 7, (index * 13) % 1000])
	const indices = wanted.map((feature) => table.add(...feature))
	expect(indices).toEqual(wanted.map((_, index) => index))
	expect(wanted.map((feature) => table.find(...feature))).toEqual(indices)
	expect(table.find(3, 999_999, 1)).toBe(-1)
	expect(table.add(...wanted[17]!)).toBe(17)
	expect(table.entries()[17]).toEqual({ group: 2, first: 119, second: 221 })
})
