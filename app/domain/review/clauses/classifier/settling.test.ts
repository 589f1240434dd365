import { expect, test } from 'vitest'
import { settlingColumns, settlingFeatures } from './settling.ts'

const text = 'This Agreement is between Alder Inc. and Birch LLC. Alder Inc. shall pay.'
const categories = [{ name: 'Parties', prior: 5, rank: 0, passages: 4 }]
const candidate = (start: number, end: number, sentence: number) => ({ category: 0, sentence, sentences: 1, start, end })

function rows(raw: number[], candidates = [candidate(0, 51, 0), candidate(52, text.length, 1)]) {
	const features = settlingFeatures(text, candidates, raw, categories, [3], 2)
	return candidates.map((_, index) => [...features.subarray(index * settlingColumns, (index + 1) * settlingColumns)])
}

test('the best candidate stands alone; the next one sees what is above it', () => {
	const [best, next] = rows([4, 1])
	expect(best!.slice(0, 2)).toEqual([4, 0])
	expect(next!.slice(0, 4)).toEqual([1, 1, 4, 3])
	expect(best![8]).toBe(0)
	expect(next![8]).toBeCloseTo(1 / (1 + Math.exp(-4)), 5)
})

test('names that a better candidate gives are not new', () => {
	const [best, next] = rows([4, 1])
	expect(best![20]).toBeGreaterThanOrEqual(5)
	expect(next![20]).toBe(0)
})

test('the order is by log-odds, not by place', () => {
	const [first, second] = rows([1, 4])
	expect([first![1], second![1]]).toEqual([1, 0])
})

test('overlap with a better candidate is measured', () => {
	const [, inside] = rows([4, 1], [candidate(0, 51, 0), candidate(0, 25, 0)])
	expect(inside![9]).toBeCloseTo(25 / 51, 5)
})
