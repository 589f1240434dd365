import { expect, test } from 'vitest'
import { wrongFigures, wrongTotalBehind } from './number-sums.ts'

const says = (text: string, signedOn: string | null = null) => wrongFigures(text, signedOn).map((sum) => sum.says)

test('parts of a sum that come out at another one', () => {
	expect(says('The price is $60,000 and is paid in three pieces: $20,000 on signing, $20,000 in May and $30,000 at the end.')).toEqual([
		'The parts add up to $70,000, not to $60,000.',
	])
	expect(says('You send us 2,000 euros in March, 3,000 euros in April and 4,000 euros in May, which makes 8,000 euros in all.')).toEqual([
		'The parts add up to 9,000 euros, not to 8,000 euros.',
	])
	expect(says('The store takes 900 lamps, split as 300 in spring, 300 in summer and 400 in fall.')).toEqual([
		'The parts add up to 1,000 lamps, not to 900 lamps.',
	])
})

test('parts that add up, and figures that are no plain parts, are left alone', () => {
	expect(says('The price is $60,000 and is paid in three pieces: $20,000 on signing, $20,000 in May and $20,000 at the end.')).toEqual([])
	expect(says('The price is $60,000, paid in three pieces: $20,000 on signing, $20,000 in May and $30,000 plus tax at the end.')).toEqual(
		[],
	)
	expect(says('The fee is $500 per seat, $700 per desk and $900 per room, in total no more than $1,500.')).toEqual([])
	expect(says('Insurance of $1,000,000 for injury, $2,000,000 in total and $500,000 for cars is kept.')).toEqual([])
	expect(says('The store takes 900 lamps within 30 days, 60 days or 90 days.')).toEqual([])
})

test('equal parts that do not fill the whole', () => {
	expect(says('The salary is 90,000 euros before tax in each year, sent in twelve equal monthly parts of 7,000 euros.')).toEqual([
		'12 times 7,000 euros is 84,000 euros, not 90,000 euros.',
	])
	expect(says('The salary is 84,000 euros a year, sent in twelve equal monthly parts of 7,000 euros.')).toEqual([])
	expect(says('The loan of $10,000 is paid back in ten monthly payments of $1,200 with interest.')).toEqual([])
})

test('a share of shares that is stated too high or too low', () => {
	expect(says('You may buy 40,000 shares out of our 4,000,000 shares, which is two percent.')).toEqual([
		'40,000 of 4,000,000 is 1%, not 2%.',
	])
	expect(says('You may buy 40,000 shares out of our 4,000,000 shares, which is 1%.')).toEqual([])
})

test('a length of time that its own dates do not give, also counted from the day of signing', () => {
	expect(says('It starts on 1 April 2027 and runs for twelve months, so until 30 September 2027.')).toEqual([
		'From 2027-04-01 to 2027-09-30 is about 6 months, not 12.',
	])
	expect(says('It starts on 1 April 2027 and runs for twelve months, so until 31 March 2028.')).toEqual([])
	expect(says('The loan is paid back twelve months after the signing, thus on 1 April 2029.', '2027-04-01')).toEqual([
		'From 2027-04-01 to 2029-04-01 is about 24 months, not 12.',
	])
	expect(says('The loan is paid back twelve months after the signing, thus on 1 April 2029.')).toEqual([])
	expect(says('From 1 April 2027 it runs twelve months and is renewed until 31 March 2030.')).toEqual([])
})

test('a total behind the sentence with its payments', () => {
	expect(wrongTotalBehind('On signing $10,000, then five payments of $2,000.', 'In total we pay $25,000 for the work.')?.says).toBe(
		'The payments before add up to $20,000, not to $25,000.',
	)
	expect(wrongTotalBehind('On signing $10,000, then five payments of $2,000.', 'In total we pay $20,000 for the work.')).toBeNull()
	expect(wrongTotalBehind('On signing $10,000, then $2,000 each month.', 'In total we pay $25,000 for the work.')).toBeNull()
	expect(wrongTotalBehind('The setup costs $1,000 and the license $4,000.', 'The deposit is $9,000.')).toBeNull()
})
