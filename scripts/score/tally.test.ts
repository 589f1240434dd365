import { expect, test } from 'vitest'
import { tally, tallyScores } from './tally.ts'

test('what is rightly silent counts nowhere', () => {
	const pairs = [
		[true, true],
		[true, true],
		[true, false],
		[false, true],
		[false, false],
		[false, false],
	] as const
	expect(tally(pairs.map(([expected, found]) => ({ expected, found })))).toEqual({ right: 2, wrong: 1, missed: 1 })
})

test('precision, recall and F1', () => {
	expect(tallyScores({ right: 3, wrong: 1, missed: 3 })).toEqual({ right: 3, wrong: 1, missed: 3, precision: 0.75, recall: 0.5, f1: 0.6 })
})

test('where nothing was found or expected there is no score', () => {
	expect(tallyScores({ right: 0, wrong: 0, missed: 0 })).toMatchObject({ precision: null, recall: null, f1: null })
	expect(tallyScores({ right: 0, wrong: 2, missed: 0 })).toMatchObject({ precision: 0, recall: null, f1: 0 })
})
