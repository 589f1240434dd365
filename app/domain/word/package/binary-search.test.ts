import { expect, test } from 'vitest'
import { firstIndexWhere } from './binary-search.ts'

test.each([
	[[], 0],
	[[1], 1],
	[[5], 0],
	[[1, 3, 4], 3],
	[[1, 3, 5, 5, 7], 2],
	[[5, 6, 7, 8], 0],
	[[1, 2, 3, 5], 3],
])('of %j the first that is at least 5 is at %i', (items, index) => {
	expect(firstIndexWhere(items, (item) => item >= 5)).toBe(index)
})

test('few of many items are asked about', () => {
	let asked = 0
	const items = Array.from({ length: 100_000 }, (_, index) => index)
	expect(firstIndexWhere(items, (item) => ++asked > 0 && item >= 77_777)).toBe(77_777)
	expect(asked).toBeLessThan(20)
})
