import { expect, test } from 'vitest'
import { createMask } from './mask.ts'

const names = { parties: ['Granite Peak Capital LLC', 'Ada Robotics, Inc.'], people: ['Grace Hopper'] }
const masked = (text: string) => createMask(text, names).mask(text)

test.each([
	['a party', 'Granite Peak Capital LLC pays.', '[PARTY_1] pays.'],
	['a party without its ending', 'Ada Robotics pays Granite Peak Capital.', '[PARTY_2] pays [PARTY_1].'],
	['a person who signs', 'By: /s/ Grace Hopper', 'By: /s/ [PERSON_1]'],
	['a person who is written to', 'Attention: Jean E. Sammet, Legal', 'Attention: [PERSON_1], Legal'],
	['a person with a title', 'Ask Ms. Lamarr or Dr Hedy Kiesler.', 'Ask Ms. [PERSON_1] or Dr [PERSON_2].'],
	['an e-mail', 'Write to g.hopper+nda@navy.example.', 'Write to [EMAIL_1].'],
	['a phone abroad', 'Call +43 1 234 56 78.', 'Call [PHONE_1].'],
	['a phone at home', 'Call (415) 555-0100 or 415-555-0199.', 'Call [PHONE_1] or [PHONE_2].'],
	['a phone in one piece', 'Tel: 4155550100, fax +14155550100', 'Tel: [PHONE_2], fax [PHONE_1]'],
	['an IBAN', 'to DE89 3704 0044 0532 0130 00 only', 'to [ACCOUNT_1] only'],
	['an account', 'Account No. 000123456789, routing number 021000021', 'Account No. [ACCOUNT_1], routing number [ACCOUNT_2]'],
	['a card', 'card 4111 1111 1111 1111.', 'card [ACCOUNT_1].'],
	['a social security number', 'SSN 078-05-1120', 'SSN [ID_1]'],
	['an employer number', 'EIN 12-3456789', 'EIN [ID_1]'],
])('%s is masked', (_name, text, expected) => {
	expect(masked(text)).toBe(expected)
})

test.each([
	'On 2026-11-21 or 21.11.2026 the fee is $1,000,000.00.',
	'Section 4.2.1 and clauses 12, 13 and 14',
	'10,000,000 shares at 0.0001',
	'between 30 and 60 days, 2025-2027',
	'a cap of 5 000 000 euros',
	'after 12 24 36 48 60 months',
	'in 2024 2025 2026 2027',
	'The Company and the Investor agree.',
])('%s: nothing of it is personal', (text) => {
	expect(createMask(text, { parties: ['Company', 'The Investor'], people: [] }).mask(text)).toBe(text)
})

test('the same words get the same token everywhere, another spelling its own, and both come back as they were', () => {
	const text = 'Granite Peak Capital LLC (GRANITE PEAK CAPITAL LLC) wrote to a@b.example.\nGranite Peak\nCapital LLC answered a@b.example.'
	const { mask, unmask } = createMask(text, names)
	expect(mask(text)).toBe('[PARTY_1] ([PARTY_1B]) wrote to [EMAIL_1].\n[PARTY_1C] answered [EMAIL_1].')
	expect(unmask(mask(text))).toBe(text)
	expect(mask('a@b.example asks Granite Peak Capital LLC')).toBe('[EMAIL_1] asks [PARTY_1]')
})

test('the tokens do not depend on what is masked first', () => {
	const text = 'one@x.example then two@x.example'
	expect(createMask(text, names).mask('two@x.example')).toBe('[EMAIL_2]')
})

test('a blank of the form that looks like a token is neither taken for one nor filled in', () => {
	const text = 'Between [PARTY_1] and Granite Peak Capital LLC'
	const { mask, unmask } = createMask(text, names)
	expect(mask(text)).toBe('Between [PARTY_1] and [PARTY_1X]')
	expect(unmask(mask(text))).toBe(text)
})

test.each([
	['a company by its ending', 'We host with Bright Gauge Systems Ltd in Leeds.', 'We host with [PARTY_1] Ltd in Leeds.'],
	[
		'a company in capitals',
		'BETWEEN MERIDIAN FOODS GMBH AND OTHERS. Meridian Foods GmbH pays.',
		'BETWEEN [PARTY_1] GMBH AND OTHERS. [PARTY_1B] GmbH pays.',
	],
	[
		'who is given a role',
		'It is made with Wilhelmina Drury, an individual of Stockton (the "Consultant"). Drury works alone.',
		'It is made with [PERSON_1], an individual of Stockton (the "Consultant"). [PERSON_2] works alone.',
	],
	[
		'two who share a role',
		'Ann Archer of Houston and Bea Lindholm of Dallas (together the "Founders")',
		'[PERSON_2] of Houston and [PERSON_1] of Dallas (together the "Founders")',
	],
	['a party on a line of its own', 'Tenant: Piccolo Health Cooperative\nRent: 900', 'Tenant: [PARTY_1]\nRent: 900'],
	[
		'the short form of a name',
		'Tumbleweed Learning, Inc. ("Tumbleweed") agrees. TUMBLEWEED pays.',
		'[PARTY_1], Inc. ("[PARTY_2]") agrees. [PARTY_2B] pays.',
	],
	['the telling word of a name', 'If Ada fails, Granite pays.', 'If Ada fails, [PARTY_1] pays.'],
	['the first name of who signs', 'Neither Grace nor the board decides.', 'Neither [PERSON_1] nor the board decides.'],
	['a name with a hyphen', 'Coca-Fola Bottling Inc. pays.', '[PARTY_1] Inc. pays.'],
])('%s is masked, though no fact names it', (_name, text, expected) => {
	expect(masked(text)).toBe(expected)
})

test.each([
	'Not Limited to the foregoing, a Limited Liability Company is PROVIDED AS IS.',
	'The Master Services Agreement (the "Agreement") and the Purchase Amount: $100 (the "Purchase Amount")',
	'Company: pays. The services of Northern Services are services.',
	'The Founders (the "Founders") sign.',
])('%s: no name is taken out of it', (text) => {
	expect(createMask(text, { parties: ['Services Northern LLC'], people: [] }).mask(text)).toBe(text)
})

test('a party or person with any sign in the name breaks nothing', () => {
	expect(
		createMask('Rolls-Royce (UK) [Ltd] + O’Neil / $Cash', {
			parties: ['Rolls-Royce (UK) [Ltd] + O’Neil / $Cash'],
			people: ['A-b (c) *d'],
		}).mask('x'),
	).toBe('x')
})

test('a token that was never given stays as it is', () => {
	expect(createMask('', names).unmask('[PARTY_9] and [NOTE]')).toBe('[PARTY_9] and [NOTE]')
})

test('a quarter of a million characters that look like numbers and names, and are none, stay as they are', () => {
	const text = 'The supplier shall pay 1 2 3 4 5 6 7 8 9 - ( A b C d E f. '.repeat(4000)
	expect(createMask(text, names).mask(text)).toBe(text)
})
