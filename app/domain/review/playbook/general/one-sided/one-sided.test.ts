import { expect, test } from 'vitest'
import { expectGoodVoice } from '#tests/fixtures/rule-case.ts'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import type { DocumentType } from '#app/domain/review/type/catalogue.ts'
import { oneSided } from './one-sided.ts'

const opening = 'This Agreement is between Kelp Inc. ("Provider") and Reed LLC ("Customer").\n'
const employment = 'This Separation Agreement and Release is between Kelp Inc. ("Employer") and Dana Whitlow ("Employee").\n'

function said(text: string, side: string, type: DocumentType | null = 'Services Agreement'): string[] {
	const decision = oneSided.decide(ruleInput(text, type, 'unsure', side))
	if (!('findings' in decision)) return []
	for (const draft of decision.findings) expectGoodVoice(draft)
	return decision.findings.map(({ says }) => (typeof says === 'string' ? says : says.neutral))
}

test.each([
	['1. Costs. Provider may recover its attorneys’ fees from Customer.', 'legal fees'],
	['1. Marks. Provider may use the name and logo of Customer on its website and in its marketing.', 'name or logo'],
	['1. Audit. Provider may audit the books and records of Customer at any time.', 'audit'],
	['1. Relief. Provider shall be entitled to injunctive relief without posting a bond.', 'injunction'],
	['1. Name. Customer shall not disparage Provider.', 'Non-disparagement'],
	['1. News. Customer shall not issue any press release without the prior written consent of Provider.', 'publicity'],
	['1. Pay. Provider may, in its sole discretion, withhold any payment due to Customer.', 'withhold'],
	['1. Fees. Provider may determine the amount of any additional charges in its sole discretion.', 'amount of money'],
	['1. Loss. Customer shall forfeit all amounts paid if it leaves early.', 'forfeit'],
	['1. Loss. Customer shall pay Provider $5,000 as liquidated damages for each breach.', 'Liquidated damages'],
	['1. Data. Customer grants Provider a perpetual, irrevocable license to use its marks.', 'never ends'],
])('%s is a trap for the customer', (clause, word) => {
	const found = said(opening + clause, 'Customer')
	expect(found).toHaveLength(1)
	expect(found[0]).toContain(word)
	expect(said(opening + clause, 'Provider')).toEqual([])
})

test.each([
	'1. Costs. The prevailing party may recover its attorneys’ fees from the other party.',
	'1. Marks. Provider may use the name and logo of Customer in its marketing with the prior consent of Customer.',
	'1. Audit. Provider may audit the records of Customer once a year on ten days’ notice.',
	'1. Name. Neither party shall disparage the other.',
	'1. Name. Customer shall not disparage Provider. Provider shall not disparage Customer.',
	'1. Pay. Provider may withhold disputed amounts in good faith.',
	'1. Loss. Provider shall pay liquidated damages of $100 for each day of delay.',
	'1. Data. Customer grants Provider a license to host its data during the term.',
	'1. Data. Customer grants Provider a perpetual license to its plans. Provider grants Customer a perpetual license to its drawings.',
	'WHEREAS Customer has granted Provider a perpetual license to its drawings.',
	'1. Costs. Provider shall be entitled to interest and to its attorneys’ fees incurred in collecting overdue amounts.',
	'1. Marks. Provider may use the marks of the licensed game in its marketing.',
	'1. Audit. Provider shall have the right, at reasonable times and on reasonable notice, to audit the books and records of Customer.',
	'1. Help. Provider may enter into agreements for the collection of accounts.',
	'1. Name. Neither Customer, nor Provider, including its officers, will make any statement that is disparaging of the other.',
	'1. Loss. Customer shall be responsible for all economic loss and liquidated damages that arise from theft by its people.',
	'1. Own. Provider may, in its sole discretion, determine Provider’s methods and the amounts of its insurance costs.',
	'1. Place. If no sale is made within a year, Provider may remove the market from the territory in its sole discretion.',
])('%s is no trap', (clause) => {
	expect(said(opening + clause, 'Customer')).toEqual([])
})

test('a release that only the employee gives is said', () => {
	const text = `${employment}1. Release. Employee hereby releases the Employer from all claims arising out of the employment.`
	expect(said(text, 'Employee', 'Separation Agreement')).toEqual([expect.stringContaining('Only you release claims')])
	expect(said(`${text}\n2. Mutual. Employer hereby releases Employee from all claims.`, 'Employee', 'Separation Agreement')).toEqual([])
})

test('nothing is said of "you" while nobody knows who reads', () => {
	const input = ruleInput(`${opening}1. Name. Customer shall not disparage Provider.`, 'Services Agreement')
	expect(oneSided.decide({ ...input, reader: { party: null, certainty: 'unknown' } }).outcome).toBe('not_applicable')
})
