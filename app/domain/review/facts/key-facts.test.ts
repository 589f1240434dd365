import { expect, test } from 'vitest'
import { documentFromText } from '#tests/fixtures/document-from-text.ts'
import { readStructures } from '../clauses/structure/read-structure.ts'
import { confidence } from './confidence.ts'
import type { FactName } from './fact-names.ts'
import { readFacts } from './read-facts.ts'

function shown(name: FactName, sentence: string): string[] {
	const document = documentFromText(`# Agreement\n1. Terms. ${sentence}`)
	return readFacts(document, readStructures(document).finer)
		.filter((fact) => fact.name === name && fact.confidence >= confidence.stated)
		.map(({ value, of }) => (of === undefined ? value : `${value} (${of})`))
}

test.each<[FactName, string, string[]]>([
	[
		'liability_cap',
		'The total liability of the Provider shall not exceed two (2) times the fees paid in the twelve (12) months before the claim.',
		['12 (counted two times)'],
	],
	[
		'liability_cap',
		'The liability of the Provider is limited to $5,000 or the fees paid in the six months before the claim, whichever is higher.',
		['5000 (the greater of two counts)', '6 (the greater of two counts)'],
	],
	['liability_cap', 'The Seller shall not be liable unless the aggregate liability for all claims exceeds $10,000.', []],
	['interest_rate', 'Late payments bear interest at 5% per annum over the base rate of the Bank.', ['5 (a year on top of a base rate)']],
	['interest_rate', 'Late payments bear interest at a rate of two percent (2%) a month.', ['2 (a month)']],
	['governing_law', 'This Agreement is governed by the laws of the United States of America and the State of Illinois.', ['Illinois']],
	['governing_law', 'This Agreement is governed by the laws of the State of [state].', []],
	['governing_law', '“Local Law” means the laws of France that govern the data of the Customer.', []],
	['governing_law', 'This Section shall be governed by the laws of Ohio.', []],
	['governing_law', 'If you live in Europe, these terms are governed by the laws of Portugal.', []],
	['governing_law', 'In all other cases, Danish law will govern these Terms and any claim.', []],
	['effective_date', 'This amendment amends the employment agreement between Acme Inc. and Mr. Lee dated May 4, 2020.', []],
	['effective_date', 'The employment ends effective as of June 1, 2021 (the “Separation Date”).', []],
	['termination_notice', 'The Company may terminate the employment on a date not more than thirty (30) days after such notice.', []],
	['termination_notice', "Either party may terminate this Agreement upon thirty (30) days' written notice if the other is in breach.", []],
	['termination_notice', "Either party may terminate this Agreement for any reason upon thirty (30) days' written notice.", ['30']],
	['renewal_kind', 'If a delivery is late, the term of this Agreement shall automatically be extended by the time of the delay.', []],
	['renewal_kind', 'The Agreement may be extended by the parties in a writing signed by both.', []],
	['payment_terms', 'The Provider will invoice the Customer for payment within ten (10) days after the end of each month.', []],
	['term', 'During the term of this Agreement and thereafter for a period of three (3) years the Employee shall not compete.', []],
])('%s of: %s', (name, sentence, expected) => {
	expect(shown(name, sentence)).toEqual(expected)
})
