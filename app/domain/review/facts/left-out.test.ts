import { agreement } from '#tests/agreement.ts'
import { expect, test } from 'vitest'
import { readStructure } from '../clauses/structure/read-structure.ts'
import { readFacts } from './read-facts.ts'

function values(name: string, ...lines: string[]) {
	const document = agreement(...lines)
	return readFacts(document, readStructure(document)).flatMap((fact) => (fact.name === name ? [fact.value] : []))
}

test.each([
	[
		'dispute_resolution',
		'Any arbitration under these terms takes place on an individual basis.',
		'a rule for an arbitration that is not agreed',
	],
	[
		'dispute_resolution',
		'Under certain conditions you may invoke binding arbitration for a complaint about the framework.',
		'the last resort for one kind of complaint',
	],
	[
		'renewal_kind',
		'"Site Lease" means the lease between Owner and the County dated July 2011, as it may be amended to extend the term.',
		'another contract that is defined',
	],
	[
		'liability_cap',
		'"Maximum Liability" means, with respect to Operator, total liability not to exceed the fees paid, and with respect to Owner, $1,000,000.',
		'each party has a limit of its own',
	],
	['term', 'The stamps of a card expire 12 months after they were given.', 'vouchers have a life of their own'],
	[
		'term',
		'If force majeure continues for a period of sixty (60) days, the other party may end this Agreement.',
		'force majeure is no term',
	],
	['term', 'The option shall have a term of ten (10) years from the Effective Date.', 'an option has a term of its own'],
	['term', 'During the term of this Agreement, Employee is entitled to four (4) weeks of paid time off.', 'nor is vacation'],
	['survival', 'Company shall pay the salary for a one year period after termination.', 'pay after the end is no duty that survives'],
	[
		'survival',
		'A default not remedied within thirty (30) days after receipt of written notice ends this Agreement.',
		'nor is the time to remedy',
	],
	['interest_rate', 'A party that holds 10% or more of the voting interest may ask for a meeting.', 'votes bear no interest'],
	['interest_kind', 'The product contains a compound that lowers the rate of fever.', 'a chemical compounds no interest'],
	[
		'payment_terms',
		'A two (2) week due diligence period begins within two (2) weeks of the delivery of the plans.',
		'diligence is due, not money',
	],
	['payment_terms', 'The consumer may return the product within 30 days of receipt of the invoice.', 'a return is no payment'],
	[
		'governing_law',
		'If your data is subject to the applicable data protection laws of Brazil, you may ask for it.',
		'privacy laws are not chosen',
	],
	[
		'governing_law',
		'The software holds secrets protected under applicable law of the United States.',
		'nor is the law that protects a secret',
	],
	['governing_law', 'This is governed by all applicable by-laws of the Town.', 'a town has no law to choose'],
	[
		'dispute_resolution',
		'You may direct an application to share data with us or live in a jurisdiction that requires proof of age.',
		'sharing is no consent to a court',
	],
	['liability_cap', 'The insurance has aggregate limits of liability of not less than $2,000,000 for each occurrence.', 'cover is no cap'],
	[
		'renewal_kind',
		'Seller shall offer users the option to purchase extended warranty coverage for 24 months.',
		'a warranty is not the agreement',
	],
	['closing_date', 'The shares are valued at the closing price of such stock on June 30, 2003.', 'a closing price is no closing'],
	[
		'words_vs_digits',
		'The cost is FOURTEEN MILLION, EIGHT HUNDRED SIXTY TWO THOUSAND DOLLARS ($14,862,000).',
		'a number in words may hold a comma',
	],
	['words_vs_digits', 'The rate is three quarters of one percent (0.75%) a year.', 'or be a fraction'],
] satisfies [string, string, string][])('%s is not read from "%s": %s', (name, sentence) => {
	expect(values(name, '1. Work. Tern draws maps.', `2. Rest. ${sentence}`)).toEqual([])
})

test.each([
	['governing_law', 'Colorado law governs this Agreement.', 'Colorado'],
	[
		'governing_law',
		'This Agreement is construed according to the Laws, other than choice of law rules, of the State of Florida.',
		'Florida',
	],
	['governing_law', 'This Agreement shall be governed by German law.', 'German'],
	['forum', 'Disputes are brought exclusively in the courts located in San Francisco, California.', 'San Francisco, California'],
	['term', 'This Agreement shall remain in effect for a period of three (3) years from the Effective Date.', '36'],
	['survival', 'The obligations of confidentiality shall continue for five (5) years following termination of this Agreement.', '60'],
	['interest_rate', 'Late payments bear interest at 1.5% per month.', '1.5'],
	['payment_terms', 'Invoices are payable within thirty (30) days of receipt.', '30'],
] as const)('%s is read from "%s"', (name, sentence, value) => {
	expect(values(name, '1. Work. Tern draws maps.', `2. Rest. ${sentence}`)).toEqual([value])
})

test('an agreement renews in one way, the plainest that is said of it', () => {
	expect(
		values(
			'renewal_kind',
			'1. Term. This Agreement renews automatically for one year unless either party gives notice.',
			'2. More. The parties may extend the term by mutual agreement.',
		),
	).toEqual(['automatic'])
})

test('the law of a table row', () => {
	expect(values('governing_law', 'Governing Law | Delaware')).toEqual(['Delaware'])
})
