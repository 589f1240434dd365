import { expect, test } from 'vitest'
import { contractEvalScores, type Item, jaccard, presenceScores, spanScores, wordSet } from './cuad.ts'

const item = (gold: string[], predictions: [text: string, confidence: number][], byInclusion = false): Item => ({
	gold,
	byInclusion,
	predictions: predictions.map(([text, confidence]) => ({ text, confidence })),
})

test('words are compared without case and the four stops', () => {
	expect([...wordSet('Net/30 days; "NET".')]).toEqual(['net', '30', 'days', '"net"'])
	expect(jaccard(wordSet('a b c'), wordSet('b c d'))).toBe(0.5)
})

test('a passage that shares half of its words is found, at every threshold below its confidence', () => {
	expect(spanScores([item(['the laws of Ohio govern'], [['the laws of Ohio', 0.9]])])).toMatchObject({ p_at_80r: 1, maximumRecall: 1 })
	expect(spanScores([item(['the laws of Ohio govern'], [['something else', 0.9]])])).toMatchObject({
		aupr: 0,
		p_at_80r: 0,
		maximumRecall: 0,
	})
})

test('a surer false alarm costs precision where nothing is marked', () => {
	const items = [item(['one two'], [['one two', 0.5]]), item([], [['three four', 0.8]])]
	expect(spanScores(items).p_at_80r).toBe(0.5)
	expect(spanScores([...items].reverse())).toEqual(spanScores(items))
})

test('a sentence around the name of a party is that name', () => {
	const long: [string, number][] = [['This agreement is made between Tarn Ltd and others named below', 0.9]]
	expect(spanScores([item(['Tarn Ltd'], long, true)]).maximumRecall).toBe(1)
	expect(spanScores([item(['Tarn Ltd'], long)]).maximumRecall).toBe(0)
})

test('presence counts pairs, and its macro F1 the categories that occur', () => {
	const pairs = [
		{ category: 0, marked: true, predicted: true },
		{ category: 0, marked: true, predicted: false },
		{ category: 1, marked: true, predicted: true },
		{ category: 2, marked: false, predicted: false },
	]
	expect(presenceScores(3, pairs)).toEqual({ micro_f1: 0.8, macro_f1: (2 / 3 + 1) / 2, precision: 1, recall: 2 / 3 })
})

test('an answer is right only with every marked passage word for word', () => {
	const scores = contractEvalScores([
		{ gold: ['one two', 'four'], output: 'one two three\nfour' },
		{ gold: ['one two', 'four'], output: 'one two three' },
		{ gold: ['one'], output: '' },
		{ gold: [], output: 'five' },
		{ gold: [], output: '' },
	])
	expect(scores).toMatchObject({ f1: 0.4, false_none: 1 / 3 })
	expect(scores.f2).toBeCloseTo((5 * 0.5 * (1 / 3)) / (4 * 0.5 + 1 / 3))
})
