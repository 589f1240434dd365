import { expect, test } from 'vitest'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import type { DocumentType } from '#app/domain/review/type/catalogue.ts'

function parties(type: DocumentType | null, ...lines: string[]) {
	return ruleInput(lines.join('\n'), type).parties
}

const told = (type: DocumentType | null, ...lines: string[]) =>
	parties(type, ...lines).map(({ name, role, roleKind }) => [name, role, roleKind])

test('two companies, introduced with roles', () => {
	expect(
		told(
			'SaaS Agreement',
			'# SAAS AGREEMENT',
			'This Agreement is made as of May 4, 2025 by and between Nimbus Desk, Inc., a Delaware corporation (“Provider”), and Harbour Coffee LLC (“Customer”).',
			'1. Services. Provider runs the platform.',
		),
	).toEqual([
		['Nimbus Desk, Inc.', 'Provider', 'vendor'],
		['Harbour Coffee LLC', 'Customer', 'customer'],
	])
})

test('three parties, and what stands with them is none', () => {
	expect(
		told(
			'Loan Agreement',
			'This Credit Agreement is entered into by and among Tidewater Bank, National Association (“Bank”), Juniper Labs, Inc., a Nevada corporation with offices at 12 Elm Street, Reno, Nevada (“Borrower”), and Juniper Holdings, Inc. (“Surety”) (each a “Party”).',
		).map(([name, role]) => [name, role]),
	).toEqual([
		['Tidewater Bank, National Association', 'Bank'],
		['Juniper Labs, Inc.', 'Borrower'],
		['Juniper Holdings, Inc.', 'Surety'],
	])
})

test('a party whose name is a blank is there by its role', () => {
	expect(
		told('Severance Agreement', 'This Agreement is between Quillback Data, Inc. (the “Company”) and ____________ (“Executive”).'),
	).toEqual([
		['Quillback Data, Inc.', 'Company', 'employer'],
		['Executive', 'Executive', 'worker'],
	])
})

test('a form without any names has the sides that it speaks of throughout', () => {
	const lines = [
		'# SOFTWARE TERMS',
		'1. Use. Provider grants access. Provider will support it. Provider shall repair it.',
		'2. Fees. Customer shall pay. Customer may cancel. Customer will keep its users in line.',
	]
	expect(told('Software License Agreement', ...lines)).toEqual([
		['Provider', 'Provider', 'licensor'],
		['Customer', 'Customer', 'licensee'],
	])
})

test('an offer letter: who is greeted is the worker and "you", who writes is the employer and "we"', () => {
	const [worker, employer] = parties(
		'Offer Letter',
		'May 4, 2025',
		'Ms. Ada K. Miller 14 Elm Court Reno, NV 89501',
		'Dear Ada:',
		'On behalf of Harbour Maps, Inc. (the “Company” or “Harbour”), I am pleased to offer you the position of engineer. We will pay you $10,000 a month.',
	)
	expect(worker).toMatchObject({ name: 'Ada K. Miller', role: null, roleKind: 'worker' })
	expect(worker?.names).toContain('you')
	expect(employer).toMatchObject({ name: 'Harbour Maps, Inc.', role: 'Company', roleKind: 'employer' })
	expect(employer?.names).toEqual(expect.arrayContaining(['Harbour', 'we']))
})

test('terms for the public: the provider by name and as "we", the user as "you"', () => {
	const found = parties(
		'Terms of Service',
		'# Kitebox Terms of Service',
		'These terms are an agreement between you and Kitebox Labs Ltd. (“Kitebox”, “we” or “us”). You may use our service if you are of age. You keep your content. We may remove it. You must pay us. If you do not agree, do not use it. Your account is yours. You may close your account. We may change our terms, and you will be told.',
	)
	expect(found.map(({ name, roleKind }) => [name, roleKind])).toEqual(
		expect.arrayContaining([
			['Kitebox Labs Ltd.', 'provider'],
			['you', 'user'],
		]),
	)
	expect(found.find(({ roleKind }) => roleKind === 'provider')?.names).toEqual(expect.arrayContaining(['Kitebox', 'we', 'our']))
})

test('in a mutual NDA both sides disclose', () => {
	expect(
		told('Mutual NDA', 'This Agreement is between Acme Foods Inc. (“Acme”) and Beta Tools LLC (“Beta”). Each party may disclose.').map(
			([, , kind]) => kind,
		),
	).toEqual(['mutual_discloser', 'mutual_discloser'])
})

test('the kind of a party without a role follows from the other side or from what it does', () => {
	expect(
		told(
			'Office Lease',
			'THIS LEASE is between Maple Court Holdings LLC (“Maple”) and Juniper Labs, Inc. (“Juniper”).',
			'1. Premises. Maple hereby leases to Juniper the premises.',
		).map(([, , kind]) => kind),
	).toEqual(['landlord', 'tenant'])
})

test('a short name is an alias only where the text uses it by itself', () => {
	const [garman] = parties(
		'NDA',
		'This Agreement is between Garman Holdings, Inc. (the “Discloser”) and Sparkling Wells LLC (the “Recipient”).',
		'1. Purpose. Garman will show its plans to the Recipient.',
	)
	expect(garman?.names).toContain('Garman')
	const [, sparkling] = parties(
		'NDA',
		'This Agreement is between Garman Holdings, Inc. (the “Discloser”) and Sparkling Wells LLC (the “Recipient”).',
		'1. Purpose. Garman will show its plans.',
	)
	expect(sparkling?.names).not.toContain('Sparkling')
})

test('places, headings and labels of a form are no parties', () => {
	expect(
		told(
			null,
			'AGREEMENT',
			'This Agreement is between Acme Pipes Ltd, of 4 Mill Road, London, England (“Acme”), and the undersigned (“Visitor”).',
			'Full Name: ______',
			'Postal Address: ______',
		).map(([name]) => name),
	).toEqual(['Acme Pipes Ltd', 'Visitor'])
})

test('house rules that a firm addresses to “you” have a provider and a user, and a right that it retains engages nobody', () => {
	const rules = [
		'# Orchard Community Guidelines',
		'Welcome to Orchard Forums. By taking part you hereby agree to these guidelines and to the terms referred to herein, pursuant to which we run it.',
		...Array.from({ length: 8 }, (_, index) => `${index + 1}. If you post, you answer for your post. We may remove it.`),
		'Orchard Forums retains full discretion to close your account. Orchard Forums retains all rights in its marks.',
	]
	expect(told(null, ...rules).map(([, , kind]) => kind)).toEqual(['provider', 'user'])
})
