import { agreement } from '#tests/agreement.ts'
import { expect, test } from 'vitest'
import { readStructure } from '../clauses/structure/read-structure.ts'
import { confidence } from './confidence.ts'
import type { FactName } from './fact-names.ts'
import { factSource } from './fact-source.ts'
import { makeFact } from './make-fact.ts'
import { readFacts } from './read-facts.ts'

function values(name: FactName, ...lines: string[]) {
	const document = agreement(...lines)
	return readFacts(document, readStructure(document))
		.filter((fact) => fact.name === name)
		.map(({ value, unit }) => (unit ? `${value} ${unit}` : value))
}

test.each<[FactName, string, string[]]>([
	['effective_date', 'This Agreement is effective as of June 1, 2023.', ['2023-06-01']],
	['effective_date', 'Made on 4 May 2022 (the “Effective Date”).', ['2022-05-04']],
	['effective_date', 'It is effective on the date of last signature.', ['date of last signature']],
	['effective_date', 'Invoices of June 1, 2023 are paid.', []],
	['expiration_date', 'It ends on December 31, 2025.', ['2025-12-31']],
	['term', 'The term of this Agreement is three (3) years from the Effective Date.', ['36 months']],
	['term', 'This Agreement shall remain in effect for 18 months.', ['18 months']],
	['term', 'The warranty period is 12 months from delivery.', []],
	['term', 'This Agreement ends two (2) years after the Effective Date.', ['24 months']],
	['term', 'This letter lasts two years from its date.', ['24 months']],
	['term', 'The duties of Section 4 continue for three (3) years after this Agreement ends.', []],
	['survival', 'The duties of Section 4 continue for three (3) years after this Agreement ends.', ['36 months']],
	['survival', 'The duties survive for five (5) years after termination.', ['60 months']],
	['survival', 'Confidentiality obligations continue in perpetuity.', ['perpetual']],
	['survival', 'A trade secret: the duties continue for as long as it is a trade secret.', ['while a trade secret']],
	['survival', 'The river survives all droughts.', []],
	['renewal_kind', 'This Agreement shall automatically renew for successive one year terms.', ['automatic']],
	['renewal', 'This Agreement shall automatically renew for successive one (1) year terms.', ['12 months']],
	['renewal_notice', 'The term renews automatically unless a party gives notice at least 60 days before its end.', ['60 days']],
	[
		'renewal_notice',
		'It shall automatically renew for periods of twenty-four (24) months unless notice is given 180 days prior to the end of the term.',
		['180 days'],
	],
	[
		'renewal',
		'It shall automatically renew for periods of twenty-four (24) months unless notice is given 180 days prior to the end of the term.',
		['24 months'],
	],
	['governing_law', 'The laws of Arkansas govern.', ['Arkansas']],
	['governing_law', '1. Texas law governs. The courts of Travis County, Texas decide disputes.', ['Texas']],
	['term', 'This Agreement ends one year after its date, and the duties end two years after that.', ['12 months']],
	['governing_law', 'Illinois law applies.', ['Illinois']],
	['governing_law', 'Federal law applies to the export of goods.', []],
	['cure_period', 'Buyer shall pay within ninety (90) days of receipt of a correct invoice.', []],
	['renewal_kind', 'This Agreement shall not automatically renew.', ['not automatic']],
	['renewal_kind', 'Each subscription renews for one year unless you cancel it 30 days before.', ['automatic']],
	['renewal_notice', 'Each subscription renews for one year unless you cancel it at least 30 days before the period ends.', ['30 days']],
	['renewal', 'Each subscription renews for one year unless you cancel it at least 30 days before the period ends.', ['12 months']],
	[
		'renewal_kind',
		'Any Order entered into by Customer will automatically renew for one year unless either party gives 30 days’ notice.',
		['automatic'],
	],
	['renewal_kind', 'Any contract that the parties have with a marketer goes on, including its rights to be renewed.', []],
	['renewal_kind', 'The Tenant may renew the lease for two years.', ['by option']],
	['renewal_kind', 'The term may be extended by mutual written agreement.', ['by agreement']],
	['termination_notice', 'Either party may terminate this Agreement on thirty (30) days’ written notice.', ['30 days']],
	['termination_notice', 'Notice of a meeting is given 30 days before.', []],
	['cure_period', 'A party may terminate if a breach is not cured within 15 days after notice.', ['15 days']],
	['payment_terms', 'Invoices are payable net 45.', ['45 days']],
	['payment_terms', 'Customer shall pay within thirty (30) days of receipt of each invoice.', ['30 days']],
	['payment_terms', 'The goods arrive within thirty (30) days.', []],
	['interest_rate', 'Late sums bear interest at 1.5% a month.', ['1.5 percent']],
	['interest_rate', 'She holds 20% of the voting interests of the company.', []],
	['purchase_amount', 'on payment of $250,000 (the “Purchase Amount”)', ['250000 USD']],
	['valuation_cap', 'The “Post-Money Valuation Cap” is $8,000,000.', ['8000000 USD']],
	['discount_rate', 'The “Discount Rate” is 80%.', ['80 percent']],
	['discount_rate', 'There is a discount of 80% today.', []],
	['liability_cap', 'Its total liability shall not exceed $50,000.', ['50000 USD']],
	['liability_cap', 'Liability is limited to the fees paid in the twelve (12) months before the claim.', ['12 months of fees']],
	['liability_cap', 'The liability of the Vendor shall be unlimited.', ['uncapped']],
	['liability_cap', 'Liability insurance of not more than $50,000 is held.', []],
	['shares', 'The Founder buys 4,000,000 shares of Common Stock.', ['4000000 shares']],
	['shares', 'each share has one vote', []],
	['governing_law', 'This Agreement is governed by the laws of the State of Delaware.', ['Delaware']],
	['governing_law', 'It shall be governed by the laws of England and Wales.', ['England and Wales']],
	['governing_law', 'GOVERNED BY THE LAWS OF THE STATE OF NEW YORK.', ['New York']],
	['governing_law', 'Acme, organized under the laws of Nevada, sells.', []],
	['forum', 'Disputes are brought exclusively in the courts of San Francisco, California.', ['San Francisco, California']],
	['dispute_resolution', 'All disputes shall be settled by binding arbitration.', ['arbitration']],
	['dispute_resolution', 'Each party waives its right to a trial by jury.', ['jury waiver']],
	['dispute_resolution', 'You may not join a class action.', ['class waiver']],
	['dispute_resolution', 'The jury praised the class.', []],
])('%s in "%s"', (name, line, expected) => {
	expect(values(name, '1. Clause. Something else.', `2. Test. ${line}`)).toEqual(expected)
})

test('two readings of the same time stay two facts', () => {
	expect(values('termination_notice', 'Either party may terminate on thirty (60) days notice.')).toEqual(['30 days', '60 days'])
	expect(values('words_vs_digits', 'Either party may terminate on thirty (60) days notice.')).toEqual(['30 vs 60'])
})

test('facts come in document order, each with the words that say it', () => {
	const document = agreement('LOAN AGREEMENT', 'Dated as of May 1, 2020.', '1. Loan. The sum is $5,000 at 4% interest.')
	const facts = readFacts(document, readStructure(document))
	expect(facts.map(({ start }) => start)).toEqual(facts.map(({ start }) => start).toSorted((a, b) => a - b))
	for (const fact of facts) expect(document.text.slice(fact.start, fact.end)).toBe(fact.quote)
	expect(facts.find(({ name }) => name === 'amount')?.clauseId).not.toBeNull()
})

test('a fact without words cannot be made', () => {
	const document = agreement('Short.')
	const source = factSource(document, readStructure(document))
	expect(() => makeFact(source, 'date', { start: 3, end: 3 }, { value: 'x', confidence: confidence.stated })).toThrow(RangeError)
	expect(() => makeFact(source, 'date', { start: 3, end: 99 }, { value: 'x', confidence: confidence.stated })).toThrow(RangeError)
})

test('a cover page names law and start below or beside their labels', () => {
	const page = [
		'COVER PAGE',
		'Effective Date',
		'April 14, 2026',
		'Governing Law: Delaware',
		'Jurisdiction: the courts located in New Castle, Delaware',
	]
	expect(values('effective_date', ...page)).toEqual(['2026-04-14'])
	expect(values('governing_law', ...page)).toEqual(['Delaware'])
	expect(values('governing_law', 'Governing Law', 'See the order form.')).toEqual([])
})
