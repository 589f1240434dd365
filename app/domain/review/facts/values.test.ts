import { expect, test } from 'vitest'
import { readAmounts } from './amounts/amounts.ts'
import { readDates } from './dates/dates.ts'
import { readDurations } from './dates/durations.ts'
import { disagrees, readNumberPairs } from './amounts/number-pairs.ts'
import { readPercentages } from './amounts/percentages.ts'

test.each([
	['pay $1,500.50 now', [[1500.5, 'USD']]],
	['US$2 million', [[2_000_000, 'USD']]],
	['€1.000.000,00', [[1_000_000, 'EUR']]],
	['GBP 40k', [[40_000, 'GBP']]],
	[
		'five hundred dollars ($500)',
		[
			[500, 'USD'],
			[500, 'USD'],
		],
	],
	['CHF 900', [[900, 'CHF']]],
	['900 Swiss francs', [[900, 'CHF']]],
	['1 000 000 EUR', [[1_000_000, 'EUR']]],
	[
		'$5 to 10 million',
		[
			[5_000_000, 'USD'],
			[10_000_000, 'USD'],
		],
	],
	[
		'$5 to $10 million',
		[
			[5_000_000, 'USD'],
			[10_000_000, 'USD'],
		],
	],
	[
		'$3 to $4',
		[
			[3, 'USD'],
			[4, 'USD'],
		],
	],
	[
		'five thousand pounds (£5,000)',
		[
			[5000, 'GBP'],
			[5000, 'GBP'],
		],
	],
])('%s is money', (text, expected) => {
	expect(readAmounts(text).map(({ value, currency }) => [value, currency])).toEqual(expected)
})

test.each(['500 shares', '$___', 'USDA 3', 'Section 4.2'])('%s is no money', (text) => {
	expect(readAmounts(text)).toEqual([])
})

test.each([
	['thirty (30) days', [[30], 'days']],
	['thirty (60) days', [[30, 60], 'days']],
	['3 (three) years', [[36], 'months']],
	['twelve-month period', [[12], 'months']],
	['two weeks', [[14], 'days']],
	['5 business days', [[5], 'business days']],
	['72 hours', [[72], 'hours']],
	['one and one-half years', [[18], 'months']],
])('%s is a length of time', (text, [readings, unit]) => {
	expect(readDurations(text).map((duration) => [duration.readings, duration.unit])).toEqual([[readings, unit]])
})

test('a range gives both ends', () => {
	expect(readDurations('within 30 to 60 days').map(({ readings }) => readings)).toEqual([[30], [60]])
	expect(readDurations('between 30 and 60 days').map(({ readings }) => readings)).toEqual([[30], [60]])
	expect(readDurations('Section 30 and 60 days').map(({ readings }) => readings)).toEqual([[60]])
})

test.each(['the days', '$30 a day', 'in many years', 'day 30'])('%s is no length of time', (text) => {
	expect(readDurations(text)).toEqual([])
})

test.each([
	['March 3, 2024', '2024-03-03'],
	['3rd March 2024', '2024-03-03'],
	['the 5th day of January, 2021', '2021-01-05'],
	['first day of May 2020', '2020-05-01'],
	['12-Feb-2019', '2019-02-12'],
	['2024-02-29', '2024-02-29'],
	['03/04/2024', '2024-03-04'],
	['25/12/2023', '2023-12-25'],
	['05.01.2024', '2024-01-05'],
	['20t h day of December 2018', '2018-12-20'],
	['July 11 , 2006', '2006-07-11'],
])('%s is the day %s', (text, iso) => {
	expect(readDates(text).map((date) => date.iso)).toEqual([iso])
})

test.each(['February 30, 2023', '2023-02-29', 'version 1.2.2023.4', 'May they pay 2 dollars', '13/13/2023'])('%s is no day', (text) => {
	expect(readDates(text)).toEqual([])
})

test('one date that can only be day first makes the others day first', () => {
	expect(readDates('From 03/04/2024 to 28/04/2024.').map(({ iso }) => iso)).toEqual(['2024-04-03', '2024-04-28'])
})

test.each([
	['5%', [5]],
	['1.5 percent', [1.5]],
	['twenty percent', [20]],
	['twelve per cent (12%)', [12, 12]],
	['5 to 10%', [5, 10]],
	['50 basis points', [0.5]],
	['one-half of one percent', [0.5]],
	['12 percentages', []],
])('%s', (text, expected) => {
	expect(readPercentages(text).map(({ value }) => value)).toEqual(expected)
})

test.each([
	['thirty (60) days', 30, 60, true],
	['thirty (30) days', 30, 30, false],
	['fifty percent (50%)', 50, 50, false],
	['one hundred thousand dollars ($10,000)', 100_000, 10_000, true],
	['90 (ninety) days', 90, 90, false],
	['thirty-three and one-third (33.33) shares', 33 + 1 / 3, 33.33, false],
	['thirteen and 46/100 dollars ($13.46)', 13.46, 13.46, false],
	['three (3) million dollars ($3,000,000)', 3, 3, false],
	['year one (1998)', 1, 1998, false],
	['six (6,000,000) million shares', 6, 6_000_000, false],
	['twenty percent (2016) of sales', 20, 2016, false],
])('%s: words and digits are compared', (text, words, digits, conflict) => {
	const [pair] = readNumberPairs(text)
	expect([pair?.words, pair?.digits]).toEqual([words, digits])
	expect(pair && disagrees(pair, text)).toBe(conflict)
})

test.each([
	'four and one-half\nmillion dollars ($4,500,000)',
	'one-thousandth of one percent (0.001%)',
	'ninety-\n five percent (95%)',
	'one (i) thing',
	'Section two (a)',
	'thirty days (2024 edition)',
])('%s is no pair', (text) => {
	expect(readNumberPairs(text)).toEqual([])
})
