import { agreement } from '#tests/agreement.ts'
import { expect, test } from 'vitest'
import { readStructure } from '../clauses/structure/read-structure.ts'
import { confidence } from './confidence.ts'
import type { FactName } from './fact-names.ts'
import { readFacts } from './read-facts.ts'

function shown(name: FactName, ...lines: string[]): string[] {
	const document = agreement(...lines)
	return readFacts(document, readStructure(document))
		.filter((fact) => fact.name === name && (fact.confidence >= confidence.stated || name === 'party'))
		.map(({ value, unit, of }) => [value, unit, of && `(${of})`].filter(Boolean).join(' '))
}

test.each<[FactName, string, string[]]>([
	['liability_cap', 'The liability of the Provider for Trials and Betas will not exceed $50.', []],
	['liability_cap', 'The liability of the Supplier under Section 11 shall not exceed $150,000.', []],
	['liability_cap', 'Notwithstanding that, the liability of a party for breach of Article II shall not exceed $9,000,000.', []],
	[
		'liability_cap',
		'Except for liability under Section 8, in no event shall its liability arising out of this Agreement exceed $70,000.',
		['70000 USD'],
	],
	['liability_cap', 'The obligation of the Investor to fund shall be limited to $5,000,000.', []],
	['liability_cap', 'The Station takes them over to the extent the trade liabilities exceed by more than $25,000 its receivables.', []],
	['liability_cap', 'The policies will have limits of liability of not less than $2,000,000.', []],
	['liability_cap', 'The Provider bears unlimited liability in cases of gross negligence and intent.', []],
	['liability_cap', 'Its total liability shall not exceed $5OO,000.', []],
	['interest_rate', 'Late sums bear interest at one and one-half percent (1-1/2%) per month.', ['1.5 percent (a month)']],
	['interest_rate', 'Overdue sums bear interest at the annual rate of six percent (6%).', ['6 percent (a year)']],
	['interest_rate', 'Interest accrues at a rate of 1% per month (12.68% per annum).', ['1 percent (a month)', '12.68 percent (a year)']],
	[
		'interest_rate',
		'Overdue royalties bear interest at a rate of 5% above the U.S. Prime Rate per annum.',
		['5 percent (a year on top of a base rate)'],
	],
	[
		'interest_rate',
		'Overdue sums bear interest at the prime rate published for each of the days of the period, plus two percent (2%).',
		['2 percent (on top of a base rate)'],
	],
	['interest_rate', 'Unpaid sums bear interest at an annual rate of 125% of the prime rate.', []],
	['interest_rate', 'The interest rate is rounded to the nearest one-thousandth of one percent.', []],
	['interest_rate', 'Late payments are subject to a late fee of 1.5% of the invoice.', []],
	['interest_rate', 'The lower sum is paid with interest and, if in excess of 5%, the cost of the audit.', []],
	['term', 'The Chair shall serve for a term of one year from the Effective Date.', []],
	['term', 'The term of the Development Program shall be five years.', []],
	['term', 'The Warrant shall have a term of ten years from the Effective Date.', []],
	['term', 'During the term of this Agreement, the Buyer shall submit a twelve month rolling forecast.', []],
	['term', 'The Cooperation Term of the parties shall be two years.', ['24 months']],
	['renewal', 'The review period may be extended for an additional sixty (60) days.', []],
	['termination_notice', 'The Company may terminate the Advertising Fund upon thirty (30) days’ written notice.', []],
	['termination_notice', 'The Company may terminate this Agreement for a change of control upon thirty (30) days’ written notice.', []],
	['termination_notice', 'Either party may terminate this Agreement with cause upon thirty (30) days’ written notice.', []],
	[
		'termination_notice',
		'Either party may terminate this Agreement upon sixty (60) days’ written notice if the other party fails to invest.',
		[],
	],
	[
		'termination_notice',
		'The term renews for one year unless a party gives notice to terminate this Agreement at least sixty (60) days prior to the end of the term.',
		[],
	],
	[
		'termination_notice',
		'The Engagement Letter shall provide that the Bank may terminate its engagement upon forty (40) days’ written notice.',
		[],
	],
	['termination_notice', 'The Consultant’s services may be terminated by the Company upon forty (40) days’ written notice.', ['40 days']],
	['payment_terms', 'Within thirty (30) days of the end of each quarter in which it pays fees, Acme shall furnish a report.', []],
	['payment_terms', 'Acme shall pay the proceeds within fifteen (15) days after receipt of such insurance proceeds.', []],
	['payment_terms', 'Acme shall pay the shortfall in fees within sixty (60) days of the end of the year.', []],
	['payment_terms', 'The invoice shall be   paid within   thirty (30) days of receipt.', ['30 days']],
	['payment_terms', 'Acme will pay such invoice within thirty (30) days after receipt thereof.', ['30 days']],
	['maturity_date', 'Payments will be due and payable on July 1, 2021.', []],
	['maturity_date', 'The outstanding principal is due and payable on July 1, 2021.', ['2021-07-01']],
	['forum', 'Suits are brought exclusively in the United States District Court for the   Northern   District of Ohio.', ['Ohio']],
	['forum', 'Each party submits to the exclusive jurisdiction of the Supreme Court.', []],
	['forum', 'For such purpose, each party consents to the exclusive jurisdiction of the courts of Ohio.', []],
	['forum', 'A judgment of these courts may be enforced in the courts of Ohio, which have exclusive jurisdiction.', []],
	['governing_law', 'It is governed by the laws of the Province of British   Columbia.', ['British Columbia']],
	['governing_law', 'The Members enter into a venture in accordance with the laws of the State of Ohio.', []],
	['governing_law', 'The Goods are subject to export controls under the laws of the United States.', []],
])('%s in "%s"', (name, line, expected) => {
	expect(shown(name, '1. Clause. Something else.', `2. Test. ${line}`)).toEqual(expected)
})

test.each([
	[
		'First Amendment (“Amendment”) to the Lease Agreement (“Lease”) entered into on May 4, 2010, by and between Finch Inc. and Lark LLC.',
		[],
	],
	['This Agreement is made on May 4, 2010 and starts when the permit is granted (the “Effective Date”).', []],
	['The permit must be granted no later than May 4, 2010 (such date, the “Effective Date”).', []],
	['This Agreement, dated  May 4, 2010, effective  as of  June 1, 2010,  (“Effective Date”), is made.', ['2010-06-01']],
	['It is effective on the day after the date of last signature to this Agreement.', []],
])('%s starts on %j', (line, expected) => {
	expect(shown('effective_date', 'AGREEMENT', line, '1. Clause. Something else.')).toEqual(expected)
})

test.each([
	[
		'by and between o.w.l. Looms, Inc., a Maine corporation (“Owl”), and Lark LLC, a Utah company (“Lark”).',
		['o.w.l. Looms, Inc.', 'Lark LLC'],
	],
	[
		'by and between Institute of Soils AND Clean Water (“ISCW”), a charity, and Lark LLC, a Utah company (“Lark”).',
		['Institute of Soils AND Clean Water', 'Lark LLC'],
	],
	[
		'by and between Finch Inc. (“Finch”), a Maine corporation and a subsidiary of Wren & Lark PLC, and Otter LLC, a Utah company (“Otter”).',
		['Finch Inc.', 'Otter LLC'],
	],
	['by and between Finch Inc., a Maine corporation (“Finch”), and XXXXXXXXXX (“Distributor”).', ['Finch Inc.']],
])('%s names %j', (line, expected) => {
	expect(shown('party', 'SERVICES AGREEMENT', `This Agreement is entered into ${line}`, '1. Clause. Something else.')).toEqual(expected)
})
