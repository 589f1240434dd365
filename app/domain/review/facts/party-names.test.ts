import { agreement } from '#tests/agreement.ts'
import { expect, test } from 'vitest'
import { readStructure } from '../clauses/structure/read-structure.ts'
import { factSource } from './fact-source.ts'
import { readParties } from './parties/parties.ts'

function named(...lines: string[]) {
	const document = agreement(...lines)
	return readParties(factSource(document, readStructure(document))).map(({ name, role, aliases = [] }) => [
		name?.text ?? null,
		role?.text ?? null,
		...aliases.map(({ text }) => text),
	])
}

test('a firm is called by the names of its partners', () => {
	expect(
		named(
			'This Agreement is made between Otter Paper Corp. (the “Company”) and Lark, Finch & Wren, Inc., an Ohio corporation (the “Agent”).',
		),
	).toEqual([
		['Otter Paper Corp.', 'Company'],
		['Lark, Finch & Wren, Inc.', 'Agent'],
	])
})

test('a field of work before "and" belongs to one long name', () => {
	expect(
		named(
			'This Agreement is made between Otter Research and Engineering Company, a Delaware corporation (“Otter”), and Wren Cells, Inc. (“WCI”).',
		),
	).toEqual([
		['Otter Research and Engineering Company', 'Otter'],
		['Wren Cells, Inc.', 'WCI'],
	])
})

test('two groups in brackets are part of a name', () => {
	expect(
		named(
			'This Agreement is made between LARK SYSTEMS PRODUCTS (AFRICA) (PTY) LIMITED (“LARK AFRICA”) and WREN TELEPHONES LIMITED (“WREN”).',
		)[0],
	).toEqual(['LARK SYSTEMS PRODUCTS (AFRICA) (PTY) LIMITED', 'LARK AFRICA'])
})

test('an address, a state that is left open and a verb behind a name are no part of it', () => {
	expect(
		named(
			'This Agreement is made between Otter Paper Corp. (“Company”) and Quay Vending International, Inc a ____ corporation (“Customer”).',
		)[1],
	).toEqual(['Quay Vending International, Inc', 'Customer'])
	expect(
		named(
			'Party A (Shipper): Otter Freight Co., Ltd. Address: Building 1, No. 16 Elm Road   Party B (Carrier): Wren Logistics Ltd. Address: 12 Floor',
			'Goods are carried with care.',
		),
	).toEqual([
		['Otter Freight Co., Ltd.', 'Shipper', 'Party A'],
		['Wren Logistics Ltd.', 'Carrier', 'Party B'],
	])
})

test('names on a cover page get the letters that stand before them below', () => {
	expect(
		named(
			'Cooperation Agreement between Otter Games Co., Ltd. and Wren Technology Co., Ltd.',
			'Party A: Otter Games Co., Ltd. Address: 4 Elm Road',
			'Party B: Wren Technology Co., Ltd. Address: 7 Elm Road',
		),
	).toEqual([
		['Otter Games Co., Ltd.', 'Party A'],
		['Wren Technology Co., Ltd.', 'Party B'],
	])
})

test('a schedule or an order form that names a party is none', () => {
	expect(
		named('This Agreement is made between Tidewater Fair Ltd (the “Organiser”) and the company named in Schedule 1 (the “Sponsor”).'),
	).toEqual([
		['Tidewater Fair Ltd', 'Organiser'],
		[null, 'Sponsor'],
	])
	expect(
		named('This Agreement is made between Tidewater Fair Ltd (“Processor”) and the entity identified in the Order Form (“Controller”).')[1],
	).toEqual([null, 'Controller'])
})

test('the number of a section and a heading before a sentence are no names', () => {
	expect(named('ARTICLE IV - PAY. 4.1 Otter Foods, Inc. (the “Company”) shall pay Mr. Lark (the “Executive”) each month.')[0]).toEqual([
		'Otter Foods, Inc.',
		'Company',
	])
	expect(
		named(
			'FRANCHISE AGREEMENT This Franchise Agreement between Otter Inns LLC (“Franchisor”) and the person below (“Franchisee”) is short.',
		)[0],
	).toEqual(['Otter Inns LLC', 'Franchisor'])
})

test('who engages the reader has a mark of its own', () => {
	expect(
		named(
			'Ladies and Gentlemen: Quay Savings Bank, an Ohio bank (the “Company”), proposes to engage the sales agent on the last page (the “Agent” or “you”) to assist it.',
		),
	).toEqual(
		expect.arrayContaining([
			['Quay Savings Bank', 'Company'],
			[null, 'Agent'],
		]),
	)
})

test('sides that terms without names speak of throughout', () => {
	const acts = [
		'The Supplier shall build it. The Supplier will test it. The Supplier may stop.',
		'The Client shall pay. The Client may inspect. The Client will say so.',
	]
	expect(named('DELIVERY TERMS', ...acts).map(([, role]) => role)).toEqual(['Supplier', 'Client'])
})

test('a name that some of the parties share is each one’s, one that all share nobody’s', () => {
	expect(
		named(
			'This Agreement is made among LARK GAMES, INC., a Delaware corporation (“Lark US”), and LARK GAMES IRELAND LIMITED, a company of Ireland (“Lark Ireland,” and together with Lark US, “Lark”), and Wren Cards, Inc. (“Wren”).',
		),
	).toEqual([
		['LARK GAMES, INC.', 'Lark US', 'Lark'],
		['LARK GAMES IRELAND LIMITED', 'Lark Ireland', 'Lark'],
		['Wren Cards, Inc.', 'Wren'],
	])
	expect(
		named(
			'This Agreement is made by and between Otter Mining, Ltd., a Canadian corporation, Otter Mining USA, Inc., a Michigan corporation (together, the “Company”), and J. Rowan Lark (“Lark”).',
		).map(([, role]) => role),
	).toEqual(['Company', 'Company', 'Lark'])
	expect(
		named('This Agreement is made between Otter Mining, Ltd. and Wren Mining, Inc. (collectively, the “Members”).').flat(),
	).not.toContain('Members')
})

test('a short name in brackets without quotation marks is made of the name before it', () => {
	expect(
		named('Lark Insurance Corporation of Ohio, an Ohio corporation (LICOO) and Wren Brokers, Inc. (“Agency”) agree as follows:')[0],
	).toEqual(['Lark Insurance Corporation of Ohio', 'LICOO'])
	expect(named('This Agreement is made between Otter Paper Corp. of Ohio (USA) and Wren Brokers, Inc. (“Agency”).').flat()).not.toContain(
		'USA',
	)
})

test('"referred to in this Agreement as" and two words for one party', () => {
	expect(
		named(
			'This Agreement is made between Otter Shows, LLC, a Texas company, referred to in this Agreement as “Company” or “Otter”, and Wren Oil, Inc., a Texas company, referred to in this Agreement as “Sponsor”.',
		),
	).toEqual([
		['Otter Shows, LLC', 'Company', 'Otter'],
		['Wren Oil, Inc.', 'Sponsor'],
	])
	expect(named('This Agreement is made between Otter Paper, Inc. (the “Company”) and Rowan E. Lark (the “Employee or CEO”).')[1]).toEqual([
		'Rowan E. Lark',
		'Employee',
		'CEO',
	])
})

test('a line that ends inside a name does not end the name', () => {
	expect(
		named(
			'This Agreement is made by and between Otter',
			'Technologies Corporation, and any affiliates (collectively the “Company”) and Rowan Lark (“Employee”).',
		).map(([name]) => name?.replace(/\s+/g, ' ')),
	).toEqual(['Otter Technologies Corporation', 'Rowan Lark'])
})
