import { agreement } from '#tests/agreement.ts'
import { expect, test } from 'vitest'
import { readStructure } from '#app/domain/review/clauses/structure/read-structure.ts'
import { factSource } from '../fact-source.ts'
import { readParties } from './parties.ts'

function parties(...lines: string[]) {
	const document = agreement(...lines)
	return readParties(factSource(document, readStructure(document))).map(({ name, role, kind, incorporatedIn }) => [
		name?.text ?? null,
		role?.text ?? null,
		kind,
		incorporatedIn?.text ?? null,
	])
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
		parties(
			'THIS CERTIFIES THAT in exchange for the payment by Juniper Seed LP (the “Investor”) on or about May 1, 2024, of $100,000 (the “Purchase Amount”), Tidepool Labs, Inc., a Delaware corporation (the “Company”), issues to the Investor the right to certain shares.',
		).map(([name, role]) => [name, role]),
	).toEqual([
		['Juniper Seed LP', 'Investor'],
		['Tidepool Labs, Inc.', 'Company'],
	])
})

test('a blank name is no party, but its role is known', () => {
	expect(
		parties('This Agreement is between ____________ (the “Discloser”) and Acme LLC (the “Recipient”).').map(([name, role]) => [name, role]),
	).toEqual([
		[null, 'Discloser'],
		['Acme LLC', 'Recipient'],
	])
})

test('names without roles are read where the opening says between', () => {
	expect(parties('This Lease is made between Acme Holdings LLC and Beta Foods Inc.').map(([name]) => name)).toEqual([
		'Acme Holdings LLC',
		'Beta Foods Inc.',
	])
})

test('without an opening, the companies that sign are the parties', () => {
	expect(
		parties(
			'1. Price. It is low.',
			'2. Time. It is soon.',
			'3. Place. It is near.',
			'4. Ways. They are many.',
			'IN WITNESS WHEREOF, signed:',
			'ACME HOLDINGS LLC',
			'By: ____________',
		).map(([name]) => name),
	).toEqual(['ACME HOLDINGS LLC'])
})

test('a plain text has no parties', () => {
	expect(parties('The weather between May and June is (mostly) fine.')).toEqual([])
})

test('a company behind the date of payment, as in the usual SAFE', () => {
	expect(
		parties(
			'THIS CERTIFIES THAT in exchange for the payment by Juniper Seed LP (the “Investor”) of $100,000 (the “Purchase Amount”) on or about May 1, 2024, Tidepool Labs, Inc., a Delaware corporation (the “Company”), issues the right to certain shares.',
		).map(([name, role]) => [name, role]),
	).toEqual([
		['Juniper Seed LP', 'Investor'],
		['Tidepool Labs, Inc.', 'Company'],
	])
})

test('an undertaking is given by one side in favour of the other', () => {
	expect(
		parties(
			'UNDERTAKING',
			'This Undertaking is given on the 3rd day of June, 2026 by Pebble Studio, LLC, a Texas limited liability company (“Recipient”), in favour of Monolith Holdings plc, a company registered in England (“Owner”).',
		).map(([name, role]) => [name, role]),
	).toEqual([
		['Pebble Studio, LLC', 'Recipient'],
		['Monolith Holdings plc', 'Owner'],
	])
})

test('"we" and "us" are no roles beside a name', () => {
	expect(
		parties('This Agreement is between Harbour Retail Group, Inc. (“Harbour”, “us” or “we”) and Ada Miller, an individual (“Vendor”).').map(
			([name, role]) => [name, role],
		),
	).toEqual([
		['Harbour Retail Group, Inc.', 'Harbour'],
		['Ada Miller', 'Vendor'],
	])
})

test('a cover page names each side on a line of its own', () => {
	expect(
		parties('MUTUAL NDA', 'Cover Page', 'PARTY 1: Quillback Data, Inc.', 'Customer: Northgate Labs LLC', 'Provider: to be named').map(
			([name, role]) => [name, role],
		),
	).toEqual([
		['Quillback Data, Inc.', null],
		['Northgate Labs LLC', 'Customer'],
	])
})

test('a letter is also to the person it greets, but not to a company it greets', () => {
	expect(
		parties('Brightwater Analytics, Inc. (the “Company”)', 'Jordan Velasquez', '14 Elm Court', 'Dear Jordan,', 'We offer you work.').map(
			([name, , kind]) => [name, kind],
		),
	).toContainEqual(['Jordan Velasquez', 'individual'])
	expect(
		parties('Brightwater Analytics, Inc. (the “Company”)', 'Jordan Velasquez', 'Dear Madam,', 'We offer you work.').map(([name]) => name),
	).toEqual(['Brightwater Analytics, Inc.'])
})

test.each([
	'Thank you for your interest in our project (the “Project Group”). We accept your work.',
	'NON-EXCLUSIVE COMMERCIAL RIGHTS & TERMINATION (the “Form”). By using this you agree.',
])('%s names nobody', (line) => {
	expect(parties('LICENSE', line).filter(([name]) => name !== null)).toEqual([])
})

test('a letter speaks to "you" and calls itself "we"', () => {
	expect(
		parties('This letter sets out what you (Ada Miller) and we (Harbour Studio LLC) agree.', 'You help us with the shop.').map(
			([name, , kind]) => [name, kind],
		),
	).toEqual([
		['Ada Miller', 'individual'],
		['Harbour Studio LLC', 'company'],
	])
})

test('an offer letter names its reader in the greeting and its writer in the first words', () => {
	expect(
		parties('Dear Ms. Ada Miller,', 'We are pleased to offer you a position with Harbour Maps, Inc. as an engineer.').map(
			([name, , kind]) => [name, kind],
		),
	).toEqual([
		['Ada Miller', 'individual'],
		['Harbour Maps, Inc.', 'company'],
	])
})

test('a role needs no quotation marks', () => {
	expect(
		parties('This Contract is entered into by Great Lakes Pipes Limited Partnership (Transporter) and Acme Pipe Company (Shipper).').map(
			([name, role]) => [name, role],
		),
	).toEqual([
		['Great Lakes Pipes Limited Partnership', 'Transporter'],
		['Acme Pipe Company', 'Shipper'],
	])
})

test('a cover page sets both names on lines of their own', () => {
	expect(
		parties('Zebra Foods Inc.', 'and', 'Nimbus Company Ltd.', 'Supply Terms', '1. Supply. Goods are sent.').map(([name]) => name),
	).toEqual(['Zebra Foods Inc.', 'Nimbus Company Ltd.'])
})

test('recitals name others than the parties', () => {
	expect(
		parties(
			'This Agreement is made between Acme Inc. (the “Buyer”) and Beta LLC (the “Seller”).',
			'RECITALS',
			'Acme bought Gamma Holdings Inc. (the “Target”) last year.',
		).map(([, role]) => role),
	).toEqual(['Buyer', 'Seller'])
})

test.each([
	[
		'a form that lost the line for a name',
		'made by and between the County of Elm (the “County”), and (“Vendor”) for itself.',
		[
			['the County of Elm', 'County'],
			[null, 'Vendor'],
		],
	],
	[
		'a role in quotation marks whose name stands elsewhere',
		'made by and between Larch Hospital, a nonprofit corporation (“Larch”) and the “Recipient” named on page two.',
		[
			['Larch Hospital', 'Larch'],
			[null, 'Recipient'],
		],
	],
	[
		'a dashed line',
		'entered into by and between Finch Software, Inc., a Delaware corporation (“Finch”) and ------------, a corporation with offices at ("Licensee").',
		[
			['Finch Software, Inc.', 'Finch'],
			[null, 'Licensee'],
		],
	],
	[
		'one with its affiliates',
		'entered into by and between Finch Inc. (“Discloser”) and ____________, having offices at ________, (together with its affiliates, hereinafter collectively referred to as “Recipient”).',
		[
			['Finch Inc.', 'Discloser'],
			[null, 'Recipient'],
		],
	],
	[
		'a parenthesis inside a name',
		'made by and between Finch Energy, Inc. (“Finch”) and Finch (Elmton) Power, LLC (“Client”).',
		[
			['Finch Energy, Inc.', 'Finch'],
			['Finch (Elmton) Power, LLC', 'Client'],
		],
	],
	[
		'a house behind the name',
		'made by and between Finch Limited of Elm House, 4 Elm Road (“Finch”) and Wren Limited of 2 Ash Street (“Wren”).',
		[
			['Finch Limited', 'Finch'],
			['Wren Limited', 'Wren'],
		],
	],
	[
		'a parent behind the name',
		'made between Finch Ltd. (“Finch”) and Wren Couriers Ltd. a subsidiary of Owl Inc. (“Wren”).',
		[
			['Finch Ltd.', 'Finch'],
			['Wren Couriers Ltd.', 'Wren'],
		],
	],
	[
		'a bank by its whole name',
		'made between Elm Bank, National Association (“Bank”) and Finch, Inc. (“Borrower”).',
		[
			['Elm Bank, National Association', 'Bank'],
			['Finch, Inc.', 'Borrower'],
		],
	],
	[
		'an agent for somebody',
		'made by and between Finch Limited (“Company”) and Starry Voices of 9 High Street (“SV”) agent for Ada Lark (“Talent”).',
		[
			['Finch Limited', 'Company'],
			['Starry Voices', 'SV'],
		],
	],
	[
		'two names in one mark',
		'made by and between Finch, Inc. (“FI”) and Finch Data LLC (“FD”; collectively with FI, “Finches”), on the one hand, and Wren, Inc. (“Wren”).',
		[
			['Finch, Inc.', 'FI'],
			['Finch Data LLC', 'FD'],
			['Wren, Inc.', 'Wren'],
		],
	],
	[
		'for whom it is made',
		'made as of May 1, 2024 by Finch Investors, L.P. (the “Investor”), in favor of ELM BANK NATIONAL ASSOCIATION, a bank (the “Agent”).',
		[
			['Finch Investors, L.P.', 'Investor'],
			['ELM BANK NATIONAL ASSOCIATION', 'Agent'],
		],
	],
])('%s', (_, words, expected) => {
	expect(parties(`This Agreement is ${words}`).map(([name, role]) => [name, role])).toEqual(expected)
})

test('on a cover a role stands below its name, and a long name goes on below', () => {
	expect(
		parties(
			'CONSULTING AGREEMENT',
			'Between',
			'Finch Steel, Inc.',
			'12 Elm Road',
			'and',
			'Ada Lark',
			'Consultant',
			'4 Ash Street',
			'1. Work. Ada works.',
		).map(([name, role]) => [name, role]),
	).toEqual([
		['Finch Steel, Inc.', null],
		['Ada Lark', 'Consultant'],
	])
	expect(
		parties(
			'WATER AGREEMENT',
			'between',
			'ELM COUNTY INDUSTRIAL',
			'DEVELOPMENT AUTHORITY',
			'and',
			'FINCH WATER COMPANY',
			'Dated as of May 1, 2024',
		).map(([name]) => name),
	).toEqual(['ELM COUNTY INDUSTRIAL DEVELOPMENT AUTHORITY', 'FINCH WATER COMPANY'])
})

test.each([
	[
		'Dear Ada: This letter confirms our offer of employment with Badger Paper, Inc. We feel that you fit. We pay you $90,000 a year.',
		['Badger Paper, Inc.'],
	],
	[
		'Dear Ada: We are glad to offer you the place of Vice President, Education for Finch Learning, Inc. (“FLI”). We pay you $90,000 a year.',
		['Finch Learning, Inc.'],
	],
	[
		'Dear Ada: This letter is to confirm Finch’s offer to employ you. Finch is glad. With Finch you earn more. Finch pays you $90,000 a year.',
		['Finch'],
	],
	['Dear Ada: On behalf of the Board of Finch, Inc. (the “Company”), I confirm your salary of $90,000.', ['Finch, Inc.']],
])('who writes: %s', (letter, writer) => {
	const found = parties('May 4, 2025', 'Ms. Ada Lark', '4 Elm Street', letter)
	expect(found.map(([name]) => name)).toEqual(expect.arrayContaining([...writer, 'Ada Lark']))
	expect(found).toHaveLength(2)
})

test('what "you" is called goes to the person whom the letter greets', () => {
	expect(
		parties(
			'May 4, 2025',
			'Ada Lark',
			'4 Elm Street',
			'Dear Ada:',
			'This letter sets forth the terms of employment between Finch, Inc., a Utah corporation (the “Company”), and you (“Executive”).',
		).map(([name, role]) => [name, role]),
	).toEqual([
		['Ada Lark', 'Executive'],
		['Finch, Inc.', 'Company'],
	])
})

test.each(['Europe', 'The', 'Securities and Exchange Commission', '2006'])('%s is nobody', (words) => {
	expect(
		parties(`This Agreement is made by and between Finch Inc. (“Finch”) and ${words}, an office (“Seller”).`).map(([name]) => name),
	).not.toContain(words)
})

test.each([
	[
		'a street behind the name',
		'made between Finch Data, Inc. 600 Elm Road, Houston, Texas (“Licensor”) and Wren Media AG Aschenstr. 25 50676 Cologne (“Licensee”).',
		[
			['Finch Data, Inc.', 'Licensor'],
			['Wren Media AG', 'Licensee'],
		],
	],
	[
		'what goes with the name',
		'made by and between Finch Inter AG, together with its affiliates (“Finch”), and Wren Ent, Inc. together with its affiliates (“Wren”).',
		[
			['Finch Inter AG', 'Finch'],
			['Wren Ent, Inc.', 'Wren'],
		],
	],
	[
		'the undersigned and an order',
		'a note. FOR VALUE RECEIVED, the undersigned (the “Borrower”) promises to pay to the order of Finch Bank (the “Lender”).',
		[
			[null, 'Borrower'],
			['Finch Bank', 'Lender'],
		],
	],
	[
		'a cover with AND:',
		'dated May 1, 2024. BETWEEN: FINCH GOLD LTD., having an office at 5 Elm Road (the “Company”) OF THE FIRST PART AND: 123 WREN LTD., having an office at 6 Elm Road (the “Consultant”) OF THE SECOND PART',
		[
			['FINCH GOLD LTD.', 'Company'],
			['123 WREN LTD.', 'Consultant'],
		],
	],
	[
		'lettered parties that ran together',
		'signed. Party A ("Licensee"): Finch Market Co., Ltd. Address: 5 Elm Road Party B ("Licensor"): Wren Power Corporation Address: 6 Elm Road',
		[
			['Finch Market Co., Ltd.', 'Licensee'],
			['Wren Power Corporation', 'Licensor'],
		],
	],
	[
		'roles that enter',
		'a cover. By signing it, Customer and Provider enter into an agreement on the terms below.',
		[
			[null, 'Customer'],
			[null, 'Provider'],
		],
	],
])('%s', (_, words, expected) => {
	expect(parties(`This Agreement is ${words}`).map(([name, role]) => [name, role])).toEqual(expected)
})

test('who promises in the first person is a party, and a report to an authority has none', () => {
	expect(
		parties('CONFIDENTIALITY UNDERTAKING', 'I, ____________, hereby agree to keep secrets. I understand that they are valued.').map(
			([, role]) => role,
		),
	).toEqual(['I'])
	expect(parties('SECURITIES AND EXCHANGE COMMISSION FORM 10-Q', 'Finch, Inc. (the “Registrant”) reports on its quarter.')).toEqual([])
})

test('a name that was not read keeps its mark from the one before, and a person may stand between two commas', () => {
	expect(
		parties(
			'This Agreement is made by and between Finch plc (“Finch”), Ada B. Lark, an individual (“Lark”), and Wren Global, LLC (“Wren”).',
		).map(([name, role]) => [name, role]),
	).toEqual([
		['Finch plc', 'Finch'],
		['Ada B. Lark', 'Lark'],
		['Wren Global, LLC', 'Wren'],
	])
	expect(
		parties('This Agreement is made by and between Finch Corp. (“Finch”) and ADA W. LARK, SR. (“Employee”).').map(([name, role]) => [
			name,
			role,
		]),
	).toEqual([
		['Finch Corp.', 'Finch'],
		['ADA W. LARK, SR.', 'Employee'],
	])
})

test('a letter on a deal speaks to the company of the officer whom it greets', () => {
	expect(
		parties(
			'May 4, 2025',
			'Mr. Owen Lark',
			'Wren Health, Inc.',
			'4 Elm Street',
			'Dear Mr. Lark:',
			'You have requested confidential information from Finch, Inc. (the “Company”) to evaluate a transaction.',
		).map(([name, role]) => [name, role]),
	).toEqual(
		expect.arrayContaining([
			['Wren Health, Inc.', 'you'],
			['Finch, Inc.', 'Company'],
		]),
	)
})

test('a link is no blank, an apostrophe no quotation mark, and two companies that publish a policy speak to you', () => {
	const policy =
		'We collect what you give us. You may ask us what we hold on you. You may object. Your data is yours. If you ask, we tell you. We keep your data for your use while you use our site.'
	expect(
		parties(
			'Privacy Policy',
			`This policy is of [Finch, Inc.](https://finch.example/) (“Finch’s”) and Wren Books, LLC (“Wren”). ${policy}`,
		).map(([name, role]) => [name, role]),
	).toEqual([
		['Finch, Inc.', 'Finch’s'],
		['Wren Books, LLC', 'Wren'],
		[null, 'you'],
	])
})

test.each([
	[
		'the role that stands for a name',
		'These terms (“Terms”) are between Finch SA and the Client and apply to what Finch sells.',
		[
			['Finch SA', null],
			[null, 'Client'],
		],
	],
	[
		'a name in small letters',
		'This Agreement is made by and between the At Elm Corporation (“Elm”) and e-finch, inc., located at 5 Elm Road (“e-finch”).',
		[
			['the At Elm Corporation', 'Elm'],
			['e-finch, inc.', 'e-finch'],
		],
	],
	[
		'a name that begins with a small word',
		'This Agreement is made between Elm Culture Limited (“Licensor”), and YOU ON THE AIR HOLDINGS, INC., a Nevada corporation (“Licensee”).',
		[
			['Elm Culture Limited', 'Licensor'],
			['YOU ON THE AIR HOLDINGS, INC.', 'Licensee'],
		],
	],
	[
		'a long name with and in it',
		'This Agreement is made between THE FINCH GAS LIGHT AND COKE COMPANY (“Borrower”) and ELM BANK N.V. (“Bank”).',
		[
			['THE FINCH GAS LIGHT AND COKE COMPANY', 'Borrower'],
			['ELM BANK N.V.', 'Bank'],
		],
	],
	[
		'a role that looks like a name',
		'This Agreement is made by and between Finch, Inc. (“Finch”) and The Manufacturer, a company in Elm.',
		[
			['Finch, Inc.', 'Finch'],
			[null, 'Manufacturer'],
		],
	],
	[
		'what is named in passing',
		'This Agreement is made between Finch Group, Ltd., a Texas partnership dba Lark Racing (“Racing”), and WREN, INC. (the “Sponsor”). Racing ran a team in Elm races (the “Racing Team”) last year.',
		[
			['Finch Group, Ltd.', 'Racing'],
			['WREN, INC.', 'Sponsor'],
		],
	],
])('%s', (_, words, expected) => {
	expect(parties(words).map(([name, role]) => [name, role])).toEqual(expected)
})

test.each([
	[
		'a mark without a space before it',
		'This Agreement is made by and between Finch Foods, Inc. (“Finch”) with an address of 5 Elm Road and Ada Lark(“Individual”) on her own behalf.',
		[
			['Finch Foods, Inc.', 'Finch'],
			['Ada Lark', 'Individual'],
		],
	],
	[
		'a name in trade',
		'This Amendment is made by and between Ada Lark (“Executive”), an individual, and The Wren Inn, LLC, an Indiana company dba Wren Star and Wren Investor (the “Company”).',
		[
			['Ada Lark', 'Executive'],
			['The Wren Inn, LLC', 'Company'],
		],
	],
	[
		'who accepts',
		'These terms are entered into by Finch Ireland Limited (“Finch”) and the entity executing these terms (“You”).',
		[
			['Finch Ireland Limited', 'Finch'],
			[null, 'you'],
		],
	],
	[
		'a law with a short name',
		'This Agreement is made between Finch, Inc. (“Finch”), a bank under the Elm Act of 2008 (“EA”), and Wren LLC (“Wren”).',
		[
			['Finch, Inc.', 'Finch'],
			['Wren LLC', 'Wren'],
		],
	],
])('%s', (_, words, expected) => {
	expect(parties(words).map(([name, role]) => [name, role])).toEqual(expected)
})

test.each([
	[
		'a bank of a place',
		'This Amendment is made by and between Bank of the Elms, an Oregon state bank (the “Bank”), and Ada Lark (“Executive”).',
		[
			['Bank of the Elms', 'Bank'],
			['Ada Lark', 'Executive'],
		],
	],
	[
		'a suite behind a company',
		'Between: Finch Corp. Suite 207 - 1130 Elm Road (hereinafter referred to as “Finch”) And: Wren Limited Room 1302 Elm House (hereinafter referred to as “Wren”).',
		[
			['Finch Corp.', 'Finch'],
			['Wren Limited', 'Wren'],
		],
	],
	[
		'a name in small and large letters',
		'This Agreement is made by and between Finch Media (“FM”) with offices at Elm, Ohio 48243 and iFinch, Inc., a Delaware corporation (“iFinch”).',
		[
			['Finch Media', 'FM'],
			['iFinch, Inc.', 'iFinch'],
		],
	],
])('%s', (_, words, expected) => {
	expect(parties(words).map(([name, role]) => [name, role])).toEqual(expected)
})

test.each(['Last updated on 3 March, 2024.', 'Updated on 3 March, 2024.', 'Effective as of 3 March, 2024.'])(
	'%s above public terms is no party',
	(line) => {
		expect(
			parties(
				'Terms of Use & Sale',
				line,
				'To see the earlier Terms of Use & Sale click here.',
				'Welcome to kites.example.',
				'Tern Core SARL, Tern EU SARL and/or their affiliates ("Tern") provide kites to you when you visit the shop (the "shop").',
			).map(([name]) => name),
		).not.toContainEqual(expect.stringMatching(/pdated|ffective/))
	},
)

test('companies that stand behind the same label are a list, and no parties', () => {
	const lines = [
		'PRIVACY POLICY',
		'This policy tells what we do with your data.',
		'Provider: Meadow Networks Ltd, 4 Quay Street',
		'Provider: Larch Media Inc., 9 Hill Road',
	]
	expect(parties(...lines)).toEqual([])
	expect(parties(...lines.slice(0, 3)).map(([name]) => name)).toEqual(['Meadow Networks Ltd'])
})

test('the group that a party belongs to is no party', () => {
	const found = parties(
		'TERMS OF USE',
		'These terms are between you and Quarry Media Ltd (the “Provider”).',
		'The Provider is part of the Quarry Group (“Quarry”).',
	)
	expect(found.map(([name]) => name)).not.toContain('Quarry Group')
})
