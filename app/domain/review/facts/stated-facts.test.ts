import { agreement } from '#tests/agreement.ts'
import { expect, test } from 'vitest'
import { readStructure } from '../clauses/structure/read-structure.ts'
import { sureEnough } from './confidence.ts'
import type { FactName } from './fact-names.ts'
import { namesTwoLaws } from './governing-law.ts'
import { readFacts } from './read-facts.ts'

function stated(name: FactName, ...lines: string[]) {
	const document = agreement(...lines)
	return readFacts(document, readStructure(document))
		.filter((fact) => fact.name === name && fact.confidence > 0.65 && fact.confidence > sureEnough)
		.map(({ value, unit }) => (unit ? `${value} ${unit}` : value))
}

test.each<[FactName, string, string[]]>([
	['liability_cap', '“Person” means a natural person, a limited liability or unlimited liability company, a trust or a bank.', []],
	['liability_cap', 'The Supplier bears unlimited liability.', ['uncapped']],
	['liability_cap', 'The Supplier bears unlimited liability for its data breaches.', []],
	['liability_cap', 'Our total liability under these terms shall not exceed the fees you paid or 90 euros if you had nothing to pay.', []],
	['liability_cap', 'If you are a consumer, our total liability under these terms is limited to $80.', []],
	['liability_cap', 'Our total liability under this agreement is limited to $80 per claim.', []],
	['liability_cap', 'Our total liability under this agreement is limited to $80.', ['80 USD']],
	[
		'governing_law',
		'This Agreement is governed by the laws of the United States and the state of Deal.Region without regard to conflicts.',
		[],
	],
	['forum', 'The parties consent to the exclusive jurisdiction of the courts located in Venue.city for all disputes.', []],
	['forum', 'THE SOLE JURISDICTION FOR ANY ACTION SHALL BE IN A SUITABLE STATE COURT.', []],
	['payment_terms', 'Client agrees to pay for hours used within ninety (90) days before the date of the invoice.', []],
	['payment_terms', 'Any amount due to Harbor.com under this Clause shall be paid within 21 days after receipt of the invoice.', []],
	['payment_terms', 'Acme shall reimburse the travel costs, to be paid within 21 days of receipt of her statement.', []],
	['payment_terms', 'Rent shall be paid within 10 days of receipt of the invoice.', ['10 days']],
	[
		'forum',
		'Any action lies within the exclusive jurisdiction of the Courts located in Marin County, California.',
		['Marin County, California'],
	],
	['forum', 'Disputes lie within the exclusive jurisdiction of the Courts.', []],
	[
		'forum',
		'Each party submits to the jurisdiction of the Court of Chancery or other state courts of the State of Delaware.',
		['Delaware'],
	],
	['forum', 'The parties consent to jurisdiction in a state court in      Fresno County, California.', ['Fresno County, California']],
	['forum', 'See Section 9 (Venue for Legal Disputes Not Subject to Arbitration), which is exclusive.', []],
	['governing_law', 'This deal was signed in the State of Utah and shall be governed by the internal laws of such State.', ['Utah']],
	['governing_law', 'The broker lives in the State of Utah and obeys the laws of such State.', []],
	[
		'forum',
		'It is governed by the laws of the state of Maine, and the parties submit to the jurisdiction of the courts of that state.',
		['Maine'],
	],
	['expiration_date', 'Acme employs Lena Ito for the time period beginning March 2, 2015, and ending March 1, 2018.', ['2018-03-01']],
	['term', 'Acme employs Lena Ito for the time period beginning March 2, 2015, and ending March 1, 2018.', ['36 months']],
	['term', 'Her salary for the period from March 2, 2015 until March 1, 2018 is paid monthly.', []],
	[
		'termination_notice',
		'This Agreement is terminable (a) by the Owner (i) if the Tenant is in breach or (ii) upon forty (40) days’ written notice by the Owner to the Tenant.',
		['40 days'],
	],
	[
		'termination_notice',
		'The Owner may terminate this Agreement (i) upon forty (40) days’ written notice of a breach or (ii) at once.',
		[],
	],
])('%s in "%s"', (name, line, expected) => {
	expect(stated(name, '1. Clause. Something else.', `2. Test. ${line}`)).toEqual(expected)
})

test.each([
	[['Effective June 3, 2021. Last Revised May 9, 2024'], ['2021-06-03']],
	[['Last Revised: May 9, 2024 | Effective: June 3, 2021'], ['2021-06-03']],
	[['**Effective Date:** June 3, 2021', '**Last updated:** May 9, 2024'], ['2021-06-03']],
	[['Effective June 3, 2021', 'Last Amended June 3, 2021'], ['2021-06-03']],
	[['Last updated: May 9, 2024'], []],
	[['Last updated: May 9, 2024', 'Contents: Fees, Privacy Policy, Licenses'], []],
	[['Effective June 3, 2021, the old prices end.'], []],
])('%j starts on %j', (lines, expected) => {
	expect([...new Set(stated('effective_date', 'TERMS OF USE', ...lines, '1. Welcome. You may use the site.'))]).toEqual(expected)
})

test.each(['Last updated: May 9, 2024', '_Last Updated: May 9, 2024_', 'From https://kelp.example/terms_effective_09.05.2024.pdf'])(
	'the day of the last change, or in an address, is no start: %s',
	(line) => {
		expect(stated('effective_date', 'Privacy Policy', line, '1. Welcome. You may use the site.')).toEqual([])
	},
)

test('of two wordings of a term in an amendment the old one is not its end', () => {
	const old = 'The term shall commence on May 1, 2010 and shall continue until April 30, 2012.'
	const lines = [
		'SECOND AMENDMENT TO SERVICES AGREEMENT',
		'1. Section 3, which provides:',
		old,
		'is hereby amended to provide as follows:',
		old.replace('2012', '2015'),
	]
	expect(stated('expiration_date', ...lines)).toEqual(['2015-04-30'])
})

test('a body and a schedule that name two laws leave the law open', () => {
	const body = '8. Law. This Agreement is governed by the laws of the State of Ohio.'
	const isOpen = (line: string) => {
		const document = agreement(body, 'Schedule A', line)
		return namesTwoLaws(readFacts(document, readStructure(document)))
	}
	expect(isOpen('Governing Law: State of Nevada, U.S.A. ------')).toBe(true)
	expect(isOpen('Radius: 4 miles ---------- Governing Law:              State of Nevada,  U.S.A.      ------')).toBe(true)
	expect(isOpen('Governing Law: State of Ohio')).toBe(false)
})
