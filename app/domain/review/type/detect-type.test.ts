import { agreement } from '#tests/agreement.ts'
import { expect, test } from 'vitest'
import { readStructure } from '../clauses/structure/read-structure.ts'
import { detectDocumentType } from './detect-type.ts'
import { playbookOf } from './playbook-of.ts'

function detect(...lines: string[]) {
	const document = agreement(...lines)
	return detectDocumentType(document, readStructure(document))
}

test.each([
	['NON-DISCLOSURE AGREEMENT', 'NDA', 'nda'],
	['MUTUAL NON-DISCLOSURE AGREEMENT', 'Mutual NDA', 'nda'],
	['SAFE (Simple Agreement for Future Equity)', 'SAFE', 'safe'],
	['CONVERTIBLE PROMISSORY NOTE', 'Convertible Note', 'convertible_note'],
	['FOUNDER RESTRICTED STOCK PURCHASE AGREEMENT', 'Founder Stock Purchase Agreement', 'cofounder'],
	['INDEPENDENT CONTRACTOR AGREEMENT', 'Independent Contractor Agreement', 'employment'],
	['MASTER SERVICES AGREEMENT', 'Master Service Agreement', 'services'],
	['ADVISORY BOARD AGREEMENT', 'Advisor Agreement', 'advisor'],
	['SERIES A TERM SHEET', 'Term Sheet', 'term_sheet'],
	['OFFICE LEASE', 'Office Lease', 'lease'],
	['DATA PROCESSING ADDENDUM', 'Data Processing Agreement', 'dpa'],
	['PRIVACY POLICY', 'Privacy Policy', 'privacy_terms'],
	['BYLAWS', 'Bylaws', 'general'],
	['LOAN AGREEMENT', 'Loan Agreement', 'general'],
])('%s is told by its title', (title, type, playbook) => {
	const found = detect({ text: title, emphasised: true } as never, 'Some first words of the document stand here.')
	expect(found.type).toBe(type)
	expect(playbookOf(found.type)).toBe(playbook)
	expect(found.score).toBeGreaterThan(0.9)
})

test('a paper without a title is told by its language', () => {
	const found = detect(
		'Dear Ada, we are pleased to offer you the position of engineer.',
		'Your base salary is paid monthly. Your start date is May 1, 2024. Employment is at-will.',
	)
	expect(found.type).toBe('Offer Letter')
	expect(found.evidence).not.toBeNull()
})

test('an NDA in which both sides disclose is mutual', () => {
	expect(detect('NON-DISCLOSURE AGREEMENT', 'Each party may disclose information to the other.').type).toBe('Mutual NDA')
})

test('a recipe is no document type', () => {
	expect(detect('Take two eggs and some flour.', 'Stir until smooth.')).toEqual({ type: null, evidence: null, score: 0 })
	expect(playbookOf(null)).toBe('general')
})

test('a letter is what its subject line says, mutual where each of us keeps secrets', () => {
	expect(
		detect(
			'Quietwood Partners',
			'July 7, 2026',
			'Re: Confidentiality of our talks',
			'Dear Ms. Abadi,',
			'Each of us will keep confidential what the other says.',
		).type,
	).toBe('Mutual NDA')
	expect(detect('Quietwood Partners', 'July 7, 2026', 'Re: Our lunch', 'Dear Ms. Abadi,', 'It was good to meet.').type).toBeNull()
})

test.each(['Mutual NDA Explainer', 'Founder Separation Checklist', 'License Policy Worksheet'])(
	'%s is about papers, and none itself',
	(title) => {
		expect(detect({ text: title, emphasised: true } as never, 'We wrote this to help you.').type).toBeNull()
	},
)

test.each([
	[
		'SUBSCRIPTION AGREEMENT',
		'The Supplier runs a platform for booking rooms. The Client pays the fee each month for its users.',
		'SaaS Agreement',
	],
	['SUBSCRIPTION AGREEMENT', 'The undersigned subscribes for 10,000 shares of common stock of the Company.', 'Stock Purchase Agreement'],
	[
		'LETTER OF OFFER',
		'We offer to buy preferred shares of Finch Inc. With this investment the company is valued at $9,000,000.',
		'Term Sheet',
	],
	['LETTER OF OFFER', 'We offer you the position of engineer. Your salary is $90,000, and you get options on shares.', 'Offer Letter'],
	['SUBLEASE OF A WORKSHOP', 'The Subtenant pays rent.', 'Office Lease'],
	['DATA PROCESSING EXHIBIT', 'Finch handles data for Wren.', 'Data Processing Agreement'],
	['EMPLOYEE PROPRIETARY RIGHTS AGREEMENT', 'What the worker makes belongs to Finch.', 'Invention Assignment Agreement'],
])('%s is read with its first words: %s', (title, words, type) => {
	expect(detect({ text: title, emphasised: true } as never, words).type).toBe(type)
})

test('the name that a paper gives itself ends before its verb', () => {
	expect(
		detect(
			'How to fill this in',
			'By signing this SOW you agree to this SOW subject to the terms below.',
			'This Independent Contractor Agreement is made by Finch Inc. and Ada Lark.',
		).type,
	).toBe('Independent Contractor Agreement')
})

test.each([
	[
		'an offer by letter',
		'Offer Letter',
		[
			'May 4, 2025',
			'Dear Ada:',
			'It is with pleasure that I confirm our offer of employment with Harbour Maps, Inc. Your starting salary will be $90,000. Employment is at will.',
		],
	],
	[
		'an amendment of an employment agreement',
		'Employment Agreement',
		[
			'THIRD AMENDMENT TO THE',
			'This Third Amendment to the Amended and Restated Employment Agreement is made as of May 1, 2025 by the Company and the Executive.',
		],
	],
	[
		'terms for companies, not for consumers',
		'SaaS Agreement',
		[
			'TERMS AND CONDITIONS',
			'These terms apply to each Order Form. Customer shall pay the Subscription Fees. Authorized Users may upload Customer Data.',
		],
	],
	[
		'a retirement agreement',
		'Separation Agreement',
		['RETIREMENT AND CONSULTING AGREEMENT', 'This Agreement is made by the Company and the Executive, who retires.'],
	],
	[
		'a first line that nothing sets off',
		'Privacy Policy',
		['Kitebox Websites & Apps Privacy Notice', 'We care about what you tell us, and this says what we do with it.'],
	],
] as const)('%s is %s', (_, type, lines) => {
	expect(detect(...lines).type).toBe(type)
})

test.each([
	['a safe harbor statement is no SAFE', ['SAFE HARBOR FOR FORWARD-LOOKING STATEMENTS', 'The company may not reach its plans.']],
	['a handbook on contracts is no staff handbook', ['THE CONTRACTS HANDBOOK', 'A form follows.']],
	['a heading of a clause is no title', ['Dear friend,', '4. TERMS AND CONDITIONS OF SALE', 'They are short.']],
] as const)('%s', (_, lines) => {
	expect(detect(...lines).type).toBeNull()
})

test.each([
	['Exhibit 10.7 CONSULTING AGREEMENT THIS AGREEMENT made this 30th day of April between Finch Inc. and Ada Lark.', 'Consulting Agreement'],
	['Exhibit 2.01 Strategic Alliance Agreement This agreement is made by Finch Inc. and Wren Inc.', 'Partnership Agreement'],
	['EXECUTION COPY FILM CONTENT LICENSE AGREEMENT between Finch Inc. and Wren Inc.', 'Content License Agreement'],
	['Exhibit 10.19 MAINTENANCE AND SUPPORT AGREEMENT This agreement is made. Finch maintains the systems of Wren.', 'Services Agreement'],
	['Exhibit 9 SPONSORSHIP AGREEMENT between Finch Inc. and Wren Inc. Finch lends its name.', null],
	[
		'SERVICES AGREEMENT between Ada Lark and Finch Inc. The Company desires to engage Lark as the Company’s Chief Executive Officer.',
		'Consulting Agreement',
	],
	['MAINTENANCE AGREEMENT made by Finch Investors in favor of Elm Bank. Finch keeps the equity of Wren above a sum.', null],
] as const)('a title that ran together with its text: %s', (words, type) => {
	expect(detect(words).type).toBe(type)
})

test('who gains mutually does not disclose mutually', () => {
	expect(detect('NON-DISCLOSURE AGREEMENT', 'For their mutual benefit Finch discloses confidential drawings to Wren.').type).toBe('NDA')
})

test('an offer by letter is one, whatever its file is called', () => {
	expect(
		detect(
			{ text: 'Employment Agreement', emphasised: true } as never,
			'May 4, 2025',
			'Dear Ada:',
			'I am pleased to offer you the position of engineer.',
		).type,
	).toBe('Offer Letter')
})

test('terms are terms of service, whatever they are of', () => {
	expect(detect({ text: 'Finch Developer Terms', emphasised: true } as never, 'You may use the interface.').type).toBe('Terms of Service')
	expect(detect({ text: 'General conditions of use and sale', emphasised: true } as never, 'You may buy songs.').type).toBe(
		'Terms of Service',
	)
})

test.each([
	['a dash of another kind', ['Non–Disclosure Agreement', 'Finch tells Wren a secret.'], 'NDA'],
	[
		'a separation by letter',
		['May 4, 2025', 'Dear Ada:', 'This confirms the termination of your employment by Finch. The Separation Date is May 5.'],
		'Separation Agreement',
	],
	[
		'an appointment by letter',
		[
			'May 4, 2025',
			'Dear Ada:',
			'I am pleased to confirm your appointment as engineer. Your base salary is $90,000. Your start date is May 5.',
		],
		'Offer Letter',
	],
	[
		'a letter that changes a contract',
		['May 4, 2025', 'Dear Ada:', 'Reference is made to your Employment Agreement with Finch, which is hereby amended as follows.'],
		'Employment Agreement',
	],
	['terms that name themselves', ['Finch.', 'These Terms of Use govern what you do here.'], 'Terms of Service'],
	[
		'an amendment with a number',
		['Finch papers.', 'Amendment No. 1 to OEM Software License Agreement changes the fee.'],
		'Software License Agreement',
	],
] as const)('%s', (_, lines, type) => {
	expect(detect(...lines).type).toBe(type)
})
