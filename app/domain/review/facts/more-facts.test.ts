import { agreement } from '#tests/agreement.ts'
import { expect, test } from 'vitest'
import { readStructure } from '../clauses/structure/read-structure.ts'
import { confidence } from './confidence.ts'
import type { FactName } from './fact-names.ts'
import { readFacts } from './read-facts.ts'

function facts(name: FactName, ...lines: string[]) {
	const document = agreement('1. Clause. Something else.', ...lines)
	return readFacts(document, readStructure(document))
		.filter((fact) => fact.name === name)
		.map(({ value, unit, of }) => [value, unit, of].filter((part) => part !== undefined).join(' '))
}

test.each<[FactName, string, string[]]>([
	['price_per_share', 'The price is $1.25 per share.', ['1.25 USD one share']],
	['price_per_share', 'Stock with a par value of $0.10 per share.', []],
	['price_per_share', 'Each dividend is $1.25 per share.', []],
	['exercise_price', 'The exercise price is $0.40 per share.', ['0.4 USD one share']],
	['option_pool', 'The option pool is 10% of the fully diluted shares.', ['10 percent']],
	['option_pool', 'The swimming pool costs 10% more.', []],
	['liquidation_preference', 'The liquidation preference is 1x the original issue price.', ['1 times']],
	['liquidation_preference', 'Holders first get two (2) times the Original Issue Price.', ['2 times']],
	['liquidation_preference', 'The fleet grew two times.', []],
	['interest_kind', 'Simple interest of 5% a year accrues.', ['simple']],
	['interest_kind', 'Interest is compounded annually.', ['compound, yearly']],
	['interest_rate', 'Interest accrues at 5% a year.', ['5 percent a year']],
	['interest_rate', 'With interest, the note converts at 80% of the lowest price.', []],
	['vesting_period', 'The shares vest monthly over four years.', ['48 months']],
	['vesting_cliff', 'The shares vest over four years with a one-year cliff.', ['12 months']],
	['vesting_cliff', 'A quarter of the shares vests on the first anniversary of the start.', ['12 months']],
	[
		'address',
		'Send it to 900 Bluff Road, Suite 4, Santa Cruz, California 95060, please.',
		['900 Bluff Road, Suite 4, Santa Cruz, California 95060'],
	],
	['address', 'They live at 14 Elm Court, Reading, RG1 2AB and work.', ['14 Elm Court, Reading, RG1 2AB']],
	['address', 'Take the 5 Street Fighters.', []],
	['email', 'Write to Legal@Acme.example, please.', ['legal@acme.example']],
	['purchase_amount', 'The Investor paid the Purchase Amount of $5,000.', ['5000 USD']],
	['valuation_cap', 'It has a Valuation Cap of $5,000,000.', ['5000000 USD']],
	[
		'liability_cap',
		'Liability is limited to the greater of $500 and the fees paid in the six months before.',
		['500 USD the greater of two counts', '6 months of fees the greater of two counts'],
	],
])('%s in "%s"', (name, line, expected) => {
	expect(facts(name, `2. Test. ${line}`)).toEqual(expected)
})

test('terms, references and exhibits are facts, and what is missing is told from what is there', () => {
	const lines = [
		'1. Plan. The plan is short.',
		'2. Work. "Report" means a paper. See Section 1, Section 9 and, on maps, Exhibit C, and the prices set forth in Exhibit A and Exhibit B.',
		'EXHIBIT A',
		'The prices.',
	]
	expect(facts('defined_term', ...lines)).toEqual(['Report'])
	expect(facts('cross_reference', ...lines)).toEqual(['1'])
	expect(facts('dangling_reference', ...lines)).toEqual(['9'])
	expect(facts('exhibit', ...lines)).toEqual(['EXHIBIT A'])
	expect(facts('missing_exhibit', ...lines)).toEqual(['Exhibit B'])
	expect(facts('missing_exhibit', '1. Use. The tool is used at the sites named in Exhibit D.')).toEqual(['Exhibit D'])
})

test('each fact says how sure it is, by one of the five steps', () => {
	const document = agreement(
		'This Agreement is made as of May 4, 2026 by Acme Inc. (the "Buyer") and Beta LLC (the "Seller").',
		'1. End. Either party may terminate on thirty (60) days notice. Invoices are due in 30 days.',
	)
	const found = readFacts(document, readStructure(document))
	expect(found.every((fact) => (Object.values(confidence) as number[]).includes(fact.confidence))).toBe(true)
	expect(found.filter(({ name }) => name === 'termination_notice').map(({ confidence: sure }) => sure)).toEqual([
		confidence.disputed,
		confidence.disputed,
	])
	expect(found.find(({ name }) => name === 'party')?.confidence).toBe(confidence.labelled)
})
