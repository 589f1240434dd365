import { expect, test } from 'vitest'
import { drawSlices } from './pie-slices.ts'

test('shares add up to the whole and empty slices are left out', () => {
	const drawn = drawSlices([
		{ label: 'A', value: 3 },
		{ label: 'B', value: 0 },
		{ label: 'C', value: 1 },
	])
	expect(drawn.map((slice) => [slice.label, slice.share])).toEqual([
		['A', 0.75],
		['C', 0.25],
	])
})

test('a slice below 8 % carries no label, one of exactly 8 % does', () => {
	const drawn = drawSlices([
		{ label: 'big', value: 85 },
		{ label: 'edge', value: 8 },
		{ label: 'small', value: 7 },
	])
	expect(drawn.map((slice) => slice.labelAt !== null)).toEqual([true, true, false])
})

test('a single slice is a full circle, and no slice is no drawing', () => {
	expect(drawSlices([{ label: 'only', value: 5 }])[0]?.path).toBe('M0,-1A1,1,0,1,1,0,1A1,1,0,1,1,0,-1Z')
	expect(drawSlices([{ label: 'none', value: 0 }])).toEqual([])
})

test('the first quarter runs from the top to the right', () => {
	expect(
		drawSlices([
			{ label: 'A', value: 1 },
			{ label: 'B', value: 3 },
		])[0]?.path,
	).toBe('M0,0L0,-1A1,1,0,0,1,1,0Z')
})
