import { agreement } from '#tests/agreement.ts'
import { expect, test } from 'vitest'
import { readStructure } from '../structure/read-structure.ts'

const terms = (...lines: string[]) => readStructure(agreement(...lines)).definedTerms.map(({ term }) => term)

test.each([
	['Acme Inc. (the “Company”) sells.', ['Company']],
	['Acme and Beta (collectively, the "Parties" and each, a "Party") agree.', ['Parties', 'Party']],
	['“Affiliate” means a company under common control.', ['Affiliate']],
	['‘Purpose’ shall mean the talks about a deal.', ['Purpose']],
	['“Fees” or “Charges” means the sums due.', ['Fees', 'Charges']],
	['Acme, hereinafter called “Seller”, sells.', ['Seller']],
	['Closing Date means the day of payment.', ['Closing Date']],
])('%s defines', (line, expected) => {
	expect(terms(line)).toEqual(expected)
})

test.each([
	'He said “We agree” and left.',
	'The song "Blue Moon" was played.',
	'They call (see “Notes” on page 3 for more words than this).',
])('%s defines nothing', (line) => {
	expect(terms(line)).toEqual([])
})

test('uses count plurals, not longer terms, and not the definition itself', () => {
	const { definedTerms } = readStructure(
		agreement('Each side (a “Party”) talks to the other (the “Receiving Party”).', 'The Receiving Party thanks the Party and all Parties.'),
	)
	expect(definedTerms.map(({ term, uses }) => [term, uses.length])).toEqual([
		['Party', 2],
		['Receiving Party', 1],
	])
})

test('a capitalised term that nobody defined is found', () => {
	const { undefinedTerms } = readStructure(
		agreement('Acme (the “Company”) sells.', 'The Company shall deliver the Gadget Kits. It tests such Gadget Kits first.'),
	)
	expect(undefinedTerms.map(({ term, uses }) => [term, uses.length])).toEqual([['Gadget Kits', 2]])
})

test.each([
	'The Company meets the Board of Directors. It asks the Board of Directors.',
	'The law of the State of Ohio. The courts of the State of Ohio.',
	'It follows the Securities Act and the Securities Act only.',
	'On the Monday and the Monday after.',
	'It informs the Chief Executive Officer. Tell the Chief Executive Officer.',
])('%s alarms nobody', (line) => {
	expect(readStructure(agreement('Acme (the “Company”) sells.', line)).undefinedTerms).toEqual([])
})

test.each([
	'Gadget Kits',
	'2. Gadget Kits (see below)',
	'Gadget Kits / Delivery',
	'| Gadget Kits | five boxes |',
	'Gadget Kits: five boxes',
])('the field "%s" of a cover page says what the term means', (field) => {
	expect(
		readStructure(
			agreement(
				'COVER PAGE',
				field,
				'five boxes',
				'Acme (the “Company”) sells.',
				'1. Sale. The Company shall deliver the Gadget Kits. It tests such Gadget Kits first.',
			),
		).undefinedTerms,
	).toEqual([])
})
