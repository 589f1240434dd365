import { agreement } from '#tests/agreement.ts'
import { expect, test } from 'vitest'
import { readStructure } from '../clauses/read-structure.ts'
import { factSource } from './make-fact.ts'
import { readParties } from './parties.ts'

function parties(...lines: string[]) {
	const document = agreement(...lines)
	return readParties(factSource(document, readStructure(document))).map(({ name, role, kind, incorporatedIn }) => [name?.text ?? null, role?.text ?? null, kind, incorporatedIn?.text ?? null])
}

test('both sides of an opening, with role, kind and state', () => {
	expect(
		parties(
			'SERVICES AGREEMENT',
			'This Services Agreement is made as of May 4, 2023, by and between Harbour Coffee, Inc., a Delaware corporation (the “Client”), and Ada Miller, an individual residing in Reno, Nevada (“Consultant”).',
			'1. Services. Consultant helps.',
		),
	).toEqual([
		['Harbour Coffee, Inc.', 'Client', 'company', 'Delaware'],
		['Ada Miller', 'Consultant', 'individual', null],
	])
})

test('a SAFE names investor and company; the purchase amount is no party', () => {
	expect(
		parties('THIS CERTIFIES THAT in exchange for the payment by Juniper Seed LP (the “Investor”) on or about May 1, 2024, of $100,000 (the “Purchase Amount”), Tidepool Labs, Inc., a Delaware corporation (the “Company”), issues to the Investor the right to certain shares.').map(([name, role]) => [name, role]),
	).toEqual([
		['Juniper Seed LP', 'Investor'],
		['Tidepool Labs, Inc.', 'Company'],
	])
})

test('a blank name is no party, but its role is known', () => {
	expect(parties('This Agreement is between ____________ (the “Discloser”) and Acme LLC (the “Recipient”).').map(([name, role]) => [name, role])).toEqual([
		[null, 'Discloser'],
		['Acme LLC', 'Recipient'],
	])
})

test('names without roles are read where the opening says between', () => {
	expect(parties('This Lease is made between Acme Holdings LLC and Beta Foods Inc.').map(([name]) => name)).toEqual(['Acme Holdings LLC', 'Beta Foods Inc.'])
})

test('without an opening, the companies that sign are the parties', () => {
	expect(parties('1. Price. It is low.', '2. Time. It is soon.', '3. Place. It is near.', '4. Ways. They are many.', 'IN WITNESS WHEREOF, signed:', 'ACME HOLDINGS LLC', 'By: ____________').map(([name]) => name)).toEqual(['ACME HOLDINGS LLC'])
})

test('a plain text has no parties', () => {
	expect(parties('The weather between May and June is (mostly) fine.')).toEqual([])
})
