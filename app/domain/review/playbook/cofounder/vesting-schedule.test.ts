import { expect, test } from 'vitest'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import { vestingSchedule } from './vesting-schedule.ts'

test.each([
	['The Shares vest over four (4) years with a one-year cliff.', 48, 12],
	[
		'Twenty-five percent (25%) of the Shares vest on the first anniversary of the Vesting Start Date, and 1/48th of the Shares vest each month thereafter.',
		48,
		12,
	],
	[
		'25% of the Shares shall vest twelve months after the Effective Date and the remaining 75% shall vest in thirty-six equal monthly installments.',
		48,
		12,
	],
	[
		'Each Founder earns shares as follows. 1/4 of the shares vest after one year; the balance vests over the following three years in monthly steps.',
		48,
		12,
	],
	['Vesting: 48 months, 12-month cliff, monthly.', 48, 12],
	[
		'1. Vesting. No Shares are earned before the first anniversary of the Effective Date. After that the Company’s repurchase option lapses as to 1/48 of the Shares each month.',
		48,
		12,
	],
	['25% of the Shares vest on each anniversary of the Grant Date.', 48, 12],
	['The shares vest over 24 months in equal monthly instalments with no cliff.', 24, 0],
	['The option vests in 24 equal monthly installments, subject to a three-month cliff.', 24, 3],
	['Your shares vest at 1/24th per month; nothing vests until you have served three months.', 24, 3],
	['Vesting Schedule: twenty-four (24) months. Cliff Period: 3 months.', 24, 3],
	['The Shares vest over two years in quarterly instalments.', 24, null],
	['The Shares are subject to vesting under Exhibit B.', null, null],
	['Shares vest over a four-year period; the cliff is six months.', 48, 6],
	['The Advisor Shares vest monthly over two years starting on the Effective Date.', 24, null],
	['One-fourth of the shares vests one year after the grant and one forty-eighth at the end of each month after that.', 48, 12],
	['The repurchase option lapses over four years: as to 25% on July 6, 2027 and as to 1/48 each month thereafter.', 48, 12],
	['Shares are earned over four years. Who leaves in the first year keeps nothing; after that 1/48 is earned each month.', 48, 12],
	['Equal monthly vesting for two years, with a cliff of three months.', 24, 3],
	['2.0833% of the Shares vest each month.', 48, null],
])('%s', (text, months, cliff) => {
	expect(vestingSchedule(ruleInput(text))).toMatchObject({ months, cliff })
})

test('title that vests in the company is no vesting of shares', () => {
	expect(
		vestingSchedule(ruleInput('All title shall vest in the Company. The intellectual property vests exclusively in the Company.')),
	).toBeNull()
})
