import { expect, test } from 'vitest'
import type { UnfairTerm } from '#app/domain/review/clauses/readings.ts'
import { scoreUnfairTerms, unfairTermScores } from './unfair-tos.ts'

test('micro F1 pools the types, macro F1 averages over all eight', () => {
	const scores = unfairTermScores([
		{ marked: ['arbitration'], found: ['arbitration'] },
		{ marked: ['arbitration', 'jurisdiction'], found: ['jurisdiction'] },
		{ marked: [], found: ['choice_of_law'] },
		{ marked: [], found: [] },
	])
	// 2 right of 3 marked and 3 found; arbitration 2/3, jurisdiction 1, the other six 0.
	expect(scores.micro_f1).toBeCloseTo(2 / 3)
	expect(scores.macro_f1).toBeCloseTo((2 / 3 + 1) / 8)
})

/** Takes every sentence with "court" for a choice of courts. */
function read({ text }: { text: string }, sentences: { start: number; end: number }[]): UnfairTerm[] {
	return sentences
		.filter(({ start, end }) => text.slice(start, end).includes('court'))
		.map((span) => ({ ...span, type: 'jurisdiction', score: 1 }))
}

test('both forms of the data are read: companies, and the LexGLUE test', () => {
	const sentences: [string, string[]][] = [
		['the courts of Utopia decide', ['j']],
		['go to court', []],
	]
	const expected = { micro_f1: 2 / 3, macro_f1: 2 / 3 / 8 }
	expect(scoreUnfairTerms({ docs: { 'Acme.txt': sentences } }, read)).toEqual(expected)
	expect(scoreUnfairTerms({ docs: { 'Acme.txt': [['unrelated', ['a']]] }, test_lexglue_1000: sentences }, read)).toEqual(expected)
})
