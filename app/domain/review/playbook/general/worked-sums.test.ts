import { expect, test } from 'vitest'
import { wrongSums, wrongTerm } from './worked-sums.ts'

test.each([
	['Client pays $500 per month for 12 months, in total $5,000.', '12 times $500 is $6,000, not $5,000.'],
	['The fee is due in six monthly payments of $2,000 each, totaling $10,000.', '6 times $2,000 is $12,000, not $10,000.'],
	['The fee is a total of $10,000, payable in six equal payments of $2,000.', '6 times $2,000 is $12,000, not $10,000.'],
	['Rent is $5,000 per month ($50,000 per year).', '12 times $5,000 is $60,000, not $50,000.'],
	[
		'Founder buys 1,000,000 shares of Common Stock at a price of $0.01 per share, for an aggregate purchase price of $1,000.',
		'1,000,000 times $0.01 is $10,000, not $1,000.',
	],
	['The shares vest in 48 equal monthly installments over three years.', '48 monthly parts do not fill 36 months.'],
	['The shares vest as to 1/36 per month over four years.', '36 monthly parts do not fill 48 months.'],
	['The deposit is 20% of $50,000, being $15,000.', '20% of $50,000 is $10,000, not $15,000.'],
	['The fee is due as follows: 40% on signing, 40% on delivery and 30% on acceptance.', 'The parts add up to 110%, not to 100%.'],
])('%s', (text, says) => {
	expect(wrongSums(text).map((each) => each.says)).toEqual([says])
})

test.each([
	['Client pays $500 per month for 12 months, in total $6,000.'],
	['Founder buys 1,000,000 shares of Common Stock at a price of $0.01 per share, for an aggregate purchase price of $10,000.'],
	['A quarter vests at the cliff, and the remaining shares in 36 equal monthly installments over four years.'],
	['The shares vest in 48 equal monthly installments over four years.'],
	['Client pays an initial $500 and $500 per month for 12 months, in total $6,500.'],
	['Rent is $5,000 per month ($60,000 per year).'],
	['The deposit is 20% of $50,000, being $10,000.'],
	['The fee is due as follows: 40% on signing, 40% on delivery and 20% on acceptance.'],
])('adds up: %s', (text) => {
	expect(wrongSums(text)).toEqual([])
})

test('a term must last as long as its own dates say', () => {
	expect(wrongTerm('The term is three years, commencing on March 1, 2026 and ending on February 29, 2028.')?.says).toBe(
		'From the first date to the last is about 24 months, not 36.',
	)
	expect(wrongTerm('The term is two years, commencing on March 1, 2026 and ending on February 29, 2028.')).toBeNull()
	expect(wrongTerm('The term is two years, commencing on March 1, 2026, and may be renewed until March 1, 2030.')).toBeNull()
})
