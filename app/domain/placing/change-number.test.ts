import { expect, test } from 'vitest'
import { changeNumber } from './change-number.ts'

const changed = (rule: string, words: string, wording: string, ask = '') => {
	const change = changeNumber({ rule, ask }, words, wording)
	return change && words.slice(0, change.start) + change.text + words.slice(change.end)
}

test.each([
	[
		'general.liability_cap',
		'shall not exceed the fees paid in the three (3) months before the claim.',
		'limited to the fees paid in the twelve months before the event.',
		'Please raise the cap to the fees paid and payable in 12 months.',
		'shall not exceed the fees paid in the twelve (12) months before the claim.',
	],
	['safe.discount_rate', 'The "Discount Rate" is 20%.', '"Discount Rate" means 80%.', '', 'The "Discount Rate" is 80%.'],
	[
		'nda.term',
		'stays in force for six (6) years from the Start Date',
		'This Agreement ends two years after its effective date.',
		'',
		'stays in force for two (2) years from the Start Date',
	],
	[
		'convertible_note.qualified_financing',
		'an equity round of at least $10,000,000 (the "Round")',
		'for at least $1,000,000 in new money',
		'Please lower the bar for conversion to $1,000,000.',
		'an equity round of at least $1,000,000 (the "Round")',
	],
	[
		'convertible_note.interest',
		'bears interest at twelve percent (12%) per year',
		'at 6% per year',
		'Please lower the interest to 6% simple.',
		'bears interest at six percent (6%) per year',
	],
	[
		'term_sheet.no_shop',
		'for sixty (45) days from July 15, 2026',
		'For 30 days after signing',
		'',
		'for thirty (30) days from July 15, 2026',
	],
	[
		'general.cure_period',
		'not cured ninety days after notice',
		'within 30 days after notice',
		'Please set the time to cure a breach at 30 days.',
		'not cured thirty days after notice',
	],
	[
		'services.sla',
		'running 99.5% of shop hours',
		'at least 99.9% of each calendar month',
		'Please raise the uptime promise to 99.9% a month.',
		'running 99.9% of shop hours',
	],
])('%s changes the number alone', (rule, words, wording, ask, wanted) => {
	expect(changed(rule, words, wording, ask)).toBe(wanted)
})

test.each([
	['a rule about more than a number', 'general.wide_indemnity', 'within 10 days', 'within 30 days'],
	['two numbers of the unit', 'nda.term', 'two (2) years and then three (3) years', 'ends two years after'],
	['a number that is right already', 'nda.term', 'two (2) years', 'ends two years after'],
	['an index beside the rate', 'lease.rent_increase', 'rises by the consumer price index plus four percent', 'rises by 3%'],
	['a discount where the wording says a price', 'convertible_note.discount', 'at a discount of 30%', 'is 80% of the price'],
])('%s is no change of a number', (_, rule, words, wording) => {
	expect(changed(rule, words, wording)).toBeNull()
})
