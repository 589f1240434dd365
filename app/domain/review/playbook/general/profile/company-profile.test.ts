import { expect, test } from 'vitest'
import type { DocumentType } from '#app/domain/review/type/catalogue.ts'
import { expectGoodVoice } from '#tests/fixtures/rule-case.ts'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import type { ReviewedCompany } from '../../../report/report.ts'
import { companyProfile } from './company-profile.ts'

const garman: ReviewedCompany = {
	legal_entity_name: 'Garman Holdings, Inc.',
	incorporation_state: 'Nevada',
	authorized_shares: 10_000_000,
	issued_shares: 8_000_000,
}

/** The quotes with what is said of them. */
function found(text: string, profile: Partial<ReviewedCompany> = {}, type: DocumentType | null = null) {
	const input = { ...ruleInput(text, type), company: { ...garman, ...profile } }
	const decision = companyProfile.decide(input)
	if (!('findings' in decision)) return []
	return decision.findings.map((finding) => {
		expect(finding.kind).toBe('contradictory')
		expectGoodVoice(finding)
		return [input.document.text.slice(finding.span!.start, finding.span!.end), finding.says]
	})
}

const agreement = (ours: string, signed = 'GARMAN HOLDINGS, INC.\n\nBy: ____________\nName:\nTitle:') => `MASTER SERVICES AGREEMENT

This Master Services Agreement is entered into as of March 3, 2025 by and between ${ours} ("Customer"), and Sparkling Systems LLC, a Texas limited liability company ("Vendor").

1. Services. Vendor shall provide the services described in each order form.

2. Fees. Customer shall pay the fees within thirty (30) days of the invoice.

IN WITNESS WHEREOF, the parties have executed this Agreement.

CUSTOMER:

${signed}

VENDOR:

SPARKLING SYSTEMS LLC

By: ____________
`

test('another state of incorporation is quoted with what the profile says', () => {
	expect(found(agreement('Garman Holdings, Inc., a Delaware corporation'))).toEqual([
		[
			'Garman Holdings, Inc., a Delaware corporation',
			'The document says that Garman Holdings, Inc. is a Delaware corporation. Your company profile says Nevada.',
		],
	])
	expect(
		found(agreement('Garman Holdings, Inc., a corporation duly organized and existing under the laws of the State of New York')),
	).toMatchObject([
		['Garman Holdings, Inc., a corporation duly organized and existing under the laws of the State of New York', expect.anything()],
	])
})

test('another kind of entity is a contradiction, in the name and in what is said of it', () => {
	expect(found(agreement('Garman Holdings, LLC, a Nevada limited liability company', 'GARMAN HOLDINGS, LLC'))).toMatchObject([
		[expect.stringContaining('Garman Holdings, LLC'), expect.stringContaining('names Garman Holdings, LLC, a limited liability company')],
	])
	expect(found(agreement('Garman Holdings, Inc., a Nevada limited liability company'))).toMatchObject([
		[
			'Garman Holdings, Inc., a Nevada limited liability company',
			expect.stringContaining('calls Garman Holdings, Inc. a limited liability company'),
		],
	])
})

test('another company in our signature block is a contradiction', () => {
	expect(found(agreement('Garman Holdings, Inc., a Nevada corporation', 'Zenith Foods Corporation\n\nBy: ____________'))).toEqual([
		[
			'Zenith Foods Corporation',
			'Zenith Foods Corporation is to sign where Garman Holdings, Inc. should. Your company profile has Garman Holdings, Inc.',
		],
	])
})

test.each([
	['the same company', agreement('Garman Holdings, Inc., a Nevada corporation')],
	['in other letters and punctuation', agreement('GARMAN HOLDINGS INC, a Nevada corporation')],
	['with the form spelled out', agreement('Garman Holdings Incorporated, a Nevada corporation', 'GARMAN HOLDINGS INCORPORATED')],
	['with a trade name', agreement('Garman Holdings, Inc. d/b/a Rocket Pay, a Nevada corporation')],
	['a company of another name', agreement('Garman Holdings Europe, Inc., a Delaware corporation', 'GARMAN HOLDINGS EUROPE, INC.')],
	['a word in front of the name', agreement('Old Garman Holdings, Inc., a Delaware corporation', 'OLD GARMAN HOLDINGS, INC.')],
	[
		'a street of another state',
		agreement('Garman Holdings, Inc., a Nevada corporation with its offices at 5 Delaware Avenue, Buffalo, New York'),
	],
	['a company of the group that signs', agreement('Garman Holdings, Inc., a Nevada corporation', 'GARMAN HOLDINGS')],
	['the predecessor', agreement('Garman Holdings, Inc., a Nevada corporation, successor to Garman Holdings, Inc., a Delaware corporation')],
	['the other side', agreement('Acme Robotics, Inc., a Nevada corporation', 'ACME ROBOTICS, INC.')],
])('no contradiction: %s', (_case, text) => {
	expect(found(text)).toEqual([])
})

test('two parties of one name are told apart by their form, and nobody is guessed', () => {
	const both = agreement('Garman Holdings, Inc., a Nevada corporation').replaceAll('Sparkling Systems LLC', 'Garman Holdings LLC')
	expect(found(both)).toEqual([])
	expect(found(both, { legal_entity_name: 'Garman Holdings, L.P.' })).toEqual([])
})

const charter = (authorized: string) => `CERTIFICATE OF INCORPORATION
OF
GARMAN HOLDINGS, INC.

FIRST: The name of the corporation is Garman Holdings, Inc.

SECOND: The registered office is at 1 Main Street, Reno, Nevada.

FOURTH: ${authorized}
`

test('another number of authorized shares in the charter is a contradiction', () => {
	const says = 'The total number of shares of stock which the Corporation shall have authority to issue is'
	expect(found(charter(`${says} fifteen million (15,000,000), with a par value of $0.0001 per share.`))).toEqual([
		[
			expect.stringMatching(/^total number of shares .* fifteen million \(15,000,000\)$/),
			expect.stringContaining('states 15,000,000 authorized shares of Garman Holdings, Inc. Your company profile says 10,000,000'),
		],
	])
	expect(found(charter(`${says} 10,000,000, with a par value of $0.0001 per share.`))).toEqual([])
	expect(found(charter(`${says} 15,000,000 shares of Common Stock and 5,000,000 shares of Preferred Stock.`))).toEqual([])
	expect(found(charter(`${says} increased from 10,000,000 to 15,000,000.`))).toEqual([])
	expect(
		found(charter(`${says} 15,000,000, with a par value of $0.0001 per share.`), { legal_entity_name: 'Sparkling Systems LLC' }),
	).toEqual([])
	expect(found(charter(`${says} 15,000,000, with a par value of $0.0001 per share.`), { authorized_shares: 0 })).toEqual([])
})

test('another number of issued shares in the charter is a contradiction', () => {
	const states = (count: string) =>
		charter(`As of the date hereof, ${count} shares of Common Stock of the Corporation are issued and outstanding.`)
	expect(found(states('nine million (9,000,000)'))).toEqual([
		[
			expect.stringContaining('(9,000,000) shares of Common Stock of the Corporation are issued and outstanding'),
			expect.stringContaining('states 9,000,000 issued shares of Garman Holdings, Inc. Your company profile says 8,000,000'),
		],
	])
	expect(found(states('8,000,000'))).toEqual([])
	expect(found(states('9,000,000'), { issued_shares: 0 })).toEqual([])
})

test('without a profile no report has the rule', () => {
	expect(companyProfile.ofProfile).toBe(true)
	expect(companyProfile.decide({ ...ruleInput(agreement('Garman Holdings, Inc., a Delaware corporation')), company: null })).toEqual({
		outcome: 'not_applicable',
	})
})
