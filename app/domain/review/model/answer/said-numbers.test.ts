import { expect, test } from 'vitest'
import { numbersStandIn, saidNumbers } from './said-numbers.ts'

test.each([
	['You have thirty (30) days.', [30, 30]],
	['A fee of $1.5 million is due in 12 months.', [1.5e6, 12]],
	['Interest is 1.5% a month.', [1.5]],
	['Section 9.2 and Sections 3, 4 and 5 say so.', []],
	['One point on both sides.', []],
	['It lasts two years.', [2]],
	['You pay 250,000 dollars.', [250_000]],
])('“%s” states %j', (text, values) => {
	expect(
		saidNumbers(text)
			.map(({ value }) => value)
			.sort(),
	).toEqual([...values].sort())
})

test.each([
	['You are bound for three years.', 'for thirty-six (36) months', true],
	['You are bound for 36 months.', 'a period of three years', true],
	['You have two weeks.', 'within fourteen days', true],
	['The cap is 12 months of fees.', 'the fees paid in the preceding year, one year at most', true],
	['You owe 50% of the fees.', 'one half of the fees', true],
	['You have five days.', 'within sixty (60) days', false],
	['You have 60 days.', 'within five years', false],
	['You owe $50,000.', 'a fee of $5,000', false],
	['Nothing is stated here.', 'a fee of $5,000', true],
])('“%s” from “%s”: %s', (sentence, source, stands) => {
	expect(numbersStandIn(sentence, [source])).toBe(stands)
})
