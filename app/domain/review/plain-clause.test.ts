import { agreement } from '#tests/agreement.ts'
import { expect, test } from 'vitest'
import { readStructure } from './clauses/read-structure.ts'
import { readFacts } from './facts/read-facts.ts'
import { plainSummary } from './plain-clause.ts'
import type { ReviewTone } from './report.ts'

function plain(line: string, tone: ReviewTone = 'neutral') {
	const document = agreement('Acme Inc. (the “Company”) and Beta LLC (the “Receiving Party”) agree.', `1. ${line}`)
	const structure = readStructure(document)
	const clause = structure.clauses.find(({ number }) => number === '1')
	if (!clause) throw new Error('The test wrote no clause')
	return plainSummary(clause, document, structure, readFacts(document, structure), tone)
}

test.each([
	['Confidentiality. Each party shall keep the Confidential Information confidential. These duties survive for three (3) years after termination.', "Each side must keep the other's information secret for 3 years after the agreement ends or the information is shared."],
	['Confidentiality. The Receiving Party shall hold all Confidential Information in confidence and use it solely for the Purpose.', 'The Receiving Party must keep the information secret and use it only for the agreed purpose.'],
	['Term. This Agreement shall remain in effect for two (2) years.', 'The agreement runs for 2 years.'],
	['Limitation of Liability. Neither party’s liability shall exceed $50,000.', 'The most that either side can owe is $50,000.'],
	['Governing Law. This Agreement is governed by the laws of Oregon.', 'The law of Oregon applies.'],
	['Jury Trial. Each party waives its right to a jury trial.', 'Both sides give up the right to a jury trial.'],
	['Renewal. This Agreement shall automatically renew for successive one (1) year terms unless a party gives notice 60 days before the end.', 'The agreement renews by itself for 12 months at a time unless someone gives notice 60 days before the end.'],
	['Severability. If a part is invalid, the remaining parts stay in force.', 'If one part turns out to be invalid, the rest still holds.'],
	['Valuation Cap. The “Valuation Cap” is $8,000,000.', "The investor's price is based on a company value of at most $8,000,000."],
	['Termination. This Safe will automatically terminate immediately following the issuance of shares.', 'This ends by itself once the event named here has happened.'],
	['Ideas. All ideas that the Receiving Party conceives shall vest in the Company.', 'In its own words: “All ideas that the Receiving Party conceives shall vest in the Company.”'],
	['At-will employment. Either you or the Company may end it at any time. Employment is at will.', 'Either side may end this at any time, with or without a reason.'],
	['Independent business. Each party may develop products that compete with those of the other, provided that it does not use its Confidential Information.', "Each side may do business that competes with the other, as long as it does not use the other's information."],
	['Disputes. All disputes shall be resolved by arbitration in Boston.', 'Disputes go to a private arbitrator instead of a court.'],
	['Indemnity. Each party will indemnify the other against third-party claims arising from its negligence. The Company will defend claims of infringement.', "Each side must cover the other's losses and legal costs when an outsider sues, in the cases named."],
	['Investor statements. The Receiving Party is an accredited investor and buys for its own account.', 'The investor confirms that the law allows it to buy such securities and that it can bear the loss.'],
	['Transfer. Neither party may assign this Agreement without consent. A sale of the majority of its shares requires that consent too.', 'Neither side may pass this agreement on without consent.'],
	['Subcontractors. The Company gives the Receiving Party a general permission to engage any subcontractors without further notice.', 'Subcontractors may be used.'],
	['Subcontracting. The Receiving Party shall not use subcontractors without written approval.', 'The Receiving Party may not use subcontractors without consent.'],
	['Audit. The Company has no right to audit.', "The right to check the other's records is left out or limited."],
	['Use. The Receiving Party uses the data for analytics.', 'In its own words: “The Receiving Party uses the data for analytics.”'],
	['Security. The Company grants the Receiving Party a security interest in all its assets.', 'In its own words: “The Company grants the Receiving Party a security interest in all its assets.”'],
	['Payment. The Company acknowledges receipt of a wire of $90,000.', 'The receipt of $90,000 is confirmed.'],
	['Success fee. We pay you 4% of the amount, in cash.', 'We pay the agreed fees.'],
	['Costs. The Company pays all fees of the lawyers of the Receiving Party.', 'The Company pays the costs of lawyers named here.'],
	['Consents. Without approval the Company does not adopt a budget, hire or dismiss staff.', 'In its own words: “Without approval the Company does not adopt a budget, hire or dismiss staff.”'],
	['Width. A term that is too wide is read as narrowly as is needed.', 'In its own words: “A term that is too wide is read as narrowly as is needed.”'],
])('%s', (line, expected) => {
	expect(plain(line)).toBe(expected)
})

test('a clause of no known topic is quoted and says so', () => {
	expect(plain('Parrots. The parrot lives in the kitchen. It talks.')).toBe('In its own words: “The parrot lives in the kitchen.”')
})

test('the signer’s name above the line is part of the signatures', () => {
	const document = agreement('1. Term. It runs for a year.', 'BETA ROBOTICS, INC.', 'By: ______________', 'Name: Ann Archer')
	const structure = readStructure(document)
	const above = structure.clauses.find(({ heading }) => heading === 'BETA ROBOTICS, INC')
	expect(above && plainSummary(above, document, structure, [], 'neutral')).toBe('Here the parties sign.')
})

test('long own words end at a boundary, never inside a word', () => {
	const summary = plain(`Parrots. The parrot lives in the kitchen, ${'which is a warm and friendly place for it to live in, '.repeat(6)}and it talks.`)
	expect(summary.length).toBeLessThan(220)
	expect(summary).toMatch(/[a-z] …”$/)
})

test('the legal tone names the topic, the friendly one says what to watch', () => {
	const line = 'Indemnification. The Receiving Party shall indemnify the Company.'
	expect(plain(line, 'legal')).toMatch(/^Indemnity: /)
	expect(plain(line, 'friendly')).toContain('An indemnity can cost far more than the contract is worth.')
})

test('a clause that only holds parts lists them', () => {
	const document = agreement('5. General', '5.1 Notices. They are sent by mail.', '5.2 Waiver. None is meant.')
	const structure = readStructure(document)
	const [first] = structure.clauses
	expect(first && plainSummary(first, document, structure, [], 'neutral')).toBe('This part covers: Notices and Waiver.')
})
