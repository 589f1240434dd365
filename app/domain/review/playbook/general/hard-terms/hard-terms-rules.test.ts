import { expect, test } from 'vitest'
import type { DocumentType } from '#app/domain/review/type/catalogue.ts'
import { twoParties } from '#tests/fixtures/frames-of.ts'
import { gradeLevel, longSentences } from '#tests/fixtures/readability.ts'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import type { FindingDraft } from '../../rule.ts'
import { hardTermsRules } from './hard-terms-rules.ts'

function decide(rule: string, reader: string, clause: string, type: DocumentType | null = 'Services Agreement', opening = twoParties) {
	const found = hardTermsRules.find(({ id }) => id === `general.${rule}`)
	if (!found) throw new Error(`There is no rule ${rule}`)
	return found.decide(ruleInput(`${opening}${clause}`, type, 'unsure', reader))
}

const founderPapers =
	'This Stock Agreement is made on 3 May 2026 between Plover Robotics, Inc., a Delaware corporation (the "Company"), and Ines Marlow, an individual (the "Founder").\n'
const workPapers =
	'This Invention Assignment Agreement is made on 3 May 2026 between Plover Robotics, Inc., a Delaware corporation (the "Company"), and Ines Marlow, an individual (the "Employee").\n'
const loanPapers =
	'This Loan Agreement is made on 3 May 2026 between Tern Credit LLC, a Delaware limited liability company (the "Lender"), and Plover Robotics, Inc., a Delaware corporation (the "Borrower").\n'

const dataDuties =
	'7. Data. Provider shall process Personal Data only on documented instructions of Customer.\n7.2 Provider shall keep in place technical and organizational measures for Personal Data.\n7.3 Provider shall delete or return Personal Data at the end.\n7.4 Provider shall assist Customer with requests of data subjects.\n'

const ends: readonly (readonly [string, string, string, string, (DocumentType | null)?, string?])[] = [
	['only_one_ends', 'Customer', "9. End. Only Provider may terminate this Agreement on 30 days' notice.", 'flagged'],
	['only_one_ends', 'Customer', '9. End. Provider alone is entitled to terminate this Agreement at any time.', 'flagged'],
	[
		'only_one_ends',
		'Customer',
		'9. End. The right to terminate this Agreement without a reason belongs exclusively to Provider.',
		'flagged',
	],
	['only_one_ends', 'Provider', "9. End. Only Provider may terminate this Agreement on 30 days' notice.", 'not_applicable'],
	['only_one_ends', 'Customer', '9. End. Only Provider may terminate this Agreement if Customer breaches it.', 'not_applicable'],
	['only_one_ends', 'Customer', '9. End. Either party may terminate this Agreement, but only in writing.', 'not_applicable'],
	['only_one_ends', 'Customer', '9. End. Only the non-breaching party may terminate this Agreement at once.', 'not_applicable'],
	[
		'pay_when_paid',
		'Provider',
		'5. Pay. Customer shall pay an invoice only after it has received payment from its own customer.',
		'flagged',
	],
	[
		'pay_when_paid',
		'Provider',
		"5. Pay. Customer's obligation to pay is conditional upon its end client having paid for the work.",
		'flagged',
	],
	[
		'pay_when_paid',
		'Customer',
		'5. Pay. Customer shall pay an invoice only after it has received payment from its own customer.',
		'not_applicable',
	],
	[
		'pay_when_paid',
		'Provider',
		'5. Pay. Customer shall pay each invoice within 30 days, whether or not its own customer has paid.',
		'not_applicable',
	],
	[
		'pay_when_paid',
		'Provider',
		'5. Pay. Customer shall pay a commission only after it has received payment from the customer introduced.',
		'not_applicable',
	],
	[
		'pay_when_paid',
		'Provider',
		'5. Pay. Customer shall pay only upon acceptance of the work by the customer, who shall pay the balance later.',
		'not_applicable',
	],
	[
		'steep_interest',
		'Borrower',
		'3. Interest. Borrower shall pay interest on the principal at 3% per month, compounded monthly.',
		'flagged',
		'Loan Agreement',
		loanPapers,
	],
	['steep_interest', 'Borrower', '3. Interest. The loan bears interest at 30% per annum.', 'flagged', 'Loan Agreement', loanPapers],
	[
		'steep_interest',
		'Lender',
		'3. Interest. Borrower shall pay interest on the principal at 3% per month, compounded monthly.',
		'not_applicable',
		'Loan Agreement',
		loanPapers,
	],
	[
		'steep_interest',
		'Borrower',
		'3. Interest. Borrower shall pay interest on the principal at 9% per annum.',
		'not_applicable',
		'Loan Agreement',
		loanPapers,
	],
	[
		'steep_interest',
		'Borrower',
		'3. Interest. Borrower shall pay interest on overdue amounts at 3% per month.',
		'not_applicable',
		'Loan Agreement',
		loanPapers,
	],
	[
		'first_refusal_price',
		'Founder',
		'4. First refusal. The Founder grants to the Company a right of first refusal on any proposed transfer, at a price equal to 60% of the offered price.',
		'flagged',
		'Right of First Refusal Agreement',
		founderPapers,
	],
	[
		'first_refusal_price',
		'Founder',
		'4. First refusal. The Company has a right of first refusal to buy Shares that the Founder proposes to transfer, at the lower of the offer and cost.',
		'flagged',
		'Right of First Refusal Agreement',
		founderPapers,
	],
	[
		'first_refusal_price',
		'Founder',
		'4. First refusal. The Founder grants to the Company a right of first refusal at the price and on the terms of the offer.',
		'not_applicable',
		'Right of First Refusal Agreement',
		founderPapers,
	],
	[
		'first_refusal_price',
		'Company',
		'4. First refusal. The Founder grants to the Company a right of first refusal on any proposed transfer, at a price equal to 60% of the offered price.',
		'not_applicable',
		'Right of First Refusal Agreement',
		founderPapers,
	],
	[
		'vested_taken_back',
		'Founder',
		'4. Repurchase. If the Founder ceases to provide services for any reason, the Company may repurchase vested Shares at cost.',
		'flagged',
		'Restricted Stock Agreement',
		founderPapers,
	],
	[
		'vested_taken_back',
		'Founder',
		'4. Repurchase. If the Founder ceases to provide services for any reason, the Company may repurchase unvested Shares at cost.',
		'not_applicable',
		'Restricted Stock Agreement',
		founderPapers,
	],
	[
		'vested_taken_back',
		'Founder',
		'4. Repurchase. If the Founder ceases to provide services for any reason, the Company may repurchase vested Shares at fair market value.',
		'not_applicable',
		'Restricted Stock Agreement',
		founderPapers,
	],
	[
		'vested_taken_back',
		'Company',
		'4. Repurchase. If the Founder ceases to provide services for any reason, the Company may repurchase vested Shares at cost.',
		'not_applicable',
		'Restricted Stock Agreement',
		founderPapers,
	],
	[
		'trailing_inventions',
		'Employee',
		'6. Later work. Whatever the Employee invents within two years after the end of employment is presumed to be an invention of the Company.',
		'flagged',
		'Invention Assignment Agreement',
		workPapers,
	],
	[
		'trailing_inventions',
		'Employee',
		'6. Later work. For one year after the end of employment the Employee shall tell the Company of each invention that the Employee makes.',
		'not_applicable',
		'Invention Assignment Agreement',
		workPapers,
	],
	[
		'trailing_inventions',
		'Employee',
		'6. Later work. An invention made within six months after the end of employment is presumed to belong to the Company if it is based on Confidential Information.',
		'not_applicable',
		'Invention Assignment Agreement',
		workPapers,
	],
	[
		'trailing_inventions',
		'Company',
		'6. Later work. Whatever the Employee invents within two years after the end of employment is presumed to be an invention of the Company.',
		'not_applicable',
		'Invention Assignment Agreement',
		workPapers,
	],
	[
		'precedence_clash',
		'Customer',
		'1. Papers. In the event of a conflict between this Agreement and an Order Form, the Order Form shall prevail.\n14. Order. If an Order Form and this Agreement are inconsistent, this Agreement prevails.',
		'flagged',
	],
	[
		'precedence_clash',
		'Customer',
		'1. Papers. In the event of a conflict between this Agreement and an Order Form, this Agreement shall prevail.\n14. Order. If an Order Form and this Agreement are inconsistent, this Agreement prevails.',
		'not_applicable',
	],
	[
		'precedence_clash',
		'Customer',
		'1. Papers. In the event of a conflict between this Agreement and an Order Form, this Agreement shall prevail.\n14. Order. In the event of a conflict between this Agreement and an Order Form with respect to price, the Order Form shall prevail.',
		'not_applicable',
	],
	['breach_notice', 'Customer', dataDuties, 'absent'],
	[
		'breach_notice',
		'Customer',
		`${dataDuties}7.5 Provider shall notify Customer without undue delay of any Personal Data breach.`,
		'not_applicable',
	],
	['breach_notice', 'Provider', dataDuties, 'not_applicable'],
	[
		'breach_notice',
		'Customer',
		'7. Data. Provider shall process Personal Data only on documented instructions of Customer.',
		'not_applicable',
	],
	[
		'settlement_consent',
		'Customer',
		'10. Indemnity. Provider shall indemnify Customer against claims, and Provider shall have sole control of the defense of any claim and of all settlement talks.',
		'flagged',
	],
	[
		'settlement_consent',
		'Customer',
		'10. Indemnity. Provider shall have sole control of the defense of any claim and of all settlement talks. Provider shall not settle a claim without the consent of Customer.',
		'not_applicable',
	],
	['no_exit', 'Customer', '9. End. Customer may not terminate this Agreement for any reason during the term.', 'flagged'],
	[
		'no_exit',
		'Customer',
		'9. End. Customer waives any right to cancel this Agreement, even if Provider is in breach at any time.',
		'flagged',
	],
	['no_exit', 'Provider', '9. End. Customer may not terminate this Agreement for any reason during the term.', 'not_applicable'],
	[
		'no_exit',
		'Customer',
		'9. End. Customer may not terminate this Agreement during the term, except for a material breach.',
		'not_applicable',
	],
	[
		'pay_cut',
		'Employee',
		'3. Pay. The Company may reduce or withhold the salary at any time in its sole discretion.',
		'flagged',
		'Employment Agreement',
		workPapers,
	],
	[
		'pay_cut',
		'Employee',
		'3. Pay. The Company may withhold taxes from the salary as required by law.',
		'not_applicable',
		'Employment Agreement',
		workPapers,
	],
	[
		'pay_cut',
		'Company',
		'3. Pay. The Company may reduce or withhold the salary at any time in its sole discretion.',
		'not_applicable',
		'Employment Agreement',
		workPapers,
	],
	[
		'revocable_license',
		'Customer',
		'4. License. Provider grants Customer a perpetual, irrevocable license to use the Software.\n4.2 End. Provider may revoke the license at any time for any reason.',
		'flagged',
	],
	[
		'revocable_license',
		'Customer',
		'4. License. Provider grants Customer a perpetual license to use the Software.\n4.2 End. Provider may revoke the license if Customer breaches this Agreement.',
		'not_applicable',
	],
	[
		'revocable_license',
		'Provider',
		'4. License. Provider grants Customer a perpetual, irrevocable license to use the Software.\n4.2 End. Provider may revoke the license at any time for any reason.',
		'not_applicable',
	],
	['data_kept', 'Customer', '7. Data. Provider may sell Customer Data to its partners.', 'flagged'],
	[
		'data_kept',
		'Customer',
		'7. Data. Provider may retain and use Customer Data indefinitely after the termination of this Agreement.',
		'flagged',
	],
	[
		'data_kept',
		'Customer',
		'7. Data. Provider may retain Customer Data in its back-ups after the termination of this Agreement.',
		'not_applicable',
	],
	['data_kept', 'Provider', '7. Data. Provider may sell Customer Data to its partners.', 'not_applicable'],
	[
		'founder_control',
		'Founder',
		'4. Vesting. Upon the closing, vesting of the Shares shall restart, and no month already served counts.',
		'flagged',
		'Restricted Stock Agreement',
		founderPapers,
	],
	[
		'founder_control',
		'Founder',
		'4. Votes. The Founder grants to the Company an irrevocable proxy to vote all Shares.',
		'flagged',
		'Restricted Stock Agreement',
		founderPapers,
	],
	[
		'founder_control',
		'Founder',
		'4. Vesting. The Shares vest monthly over four years from the date of this Agreement.',
		'not_applicable',
		'Restricted Stock Agreement',
		founderPapers,
	],
	[
		'founder_control',
		'Company',
		'4. Votes. The Founder grants to the Company an irrevocable proxy to vote all Shares.',
		'not_applicable',
		'Restricted Stock Agreement',
		founderPapers,
	],
	[
		'nondilutable_share',
		'Company',
		'4. Stake. The Founder shall at all times hold 5% of the fully diluted capital, without further payment.',
		'flagged',
		null,
		founderPapers,
	],
	[
		'nondilutable_share',
		'Founder',
		'4. Stake. Each holder is diluted alike by later rounds and holds 5% today.',
		'not_applicable',
		null,
		founderPapers,
	],
	[
		'payout_multiple',
		'Borrower',
		'4. Sale. Upon a sale of the Borrower, the Borrower shall pay the Lender three times the principal.',
		'flagged',
		'Loan Agreement',
		loanPapers,
	],
	[
		'payout_multiple',
		'Lender',
		'4. Sale. Upon a sale of the Borrower, the Borrower shall pay the Lender three times the principal.',
		'not_applicable',
		'Loan Agreement',
		loanPapers,
	],
	[
		'payout_multiple',
		'Borrower',
		'4. Sale. Upon a sale of the Borrower, the Borrower shall pay the Lender the principal and the interest.',
		'not_applicable',
		'Loan Agreement',
		loanPapers,
	],
	[
		'fee_tail',
		'Customer',
		'5. Fee. Customer shall pay Provider a fee of 5% of the money raised in any financing that closes within 24 months after the termination of this Agreement.',
		'flagged',
	],
	[
		'fee_tail',
		'Customer',
		'5. Fee. Customer shall pay Provider a fee of 5% of the money raised in any financing that closes within six months after the termination of this Agreement.',
		'not_applicable',
	],
	[
		'fee_tail',
		'Provider',
		'5. Fee. Customer shall pay Provider a fee of 5% of the money raised in any financing that closes within 24 months after the termination of this Agreement.',
		'not_applicable',
	],
	[
		'anti_dilution',
		'Company',
		'4. Price. If the Company issues Series A Preferred Stock for less, the conversion price shall be reduced to the price per share of the new issue.',
		'flagged',
		'Stockholder Agreement',
		founderPapers,
	],
	[
		'anti_dilution',
		'Company',
		'4. Price. If the Company issues Series A Preferred Stock for less, the conversion price is adjusted on a broad-based weighted average basis, with the usual exceptions.',
		'not_applicable',
		'Stockholder Agreement',
		founderPapers,
	],
	[
		'cumulative_dividends',
		'Company',
		'4. Dividends. The Preferred Stock earns cumulative dividends of 8% a year, whether or not declared.',
		'flagged',
		'Stockholder Agreement',
		founderPapers,
	],
	[
		'cumulative_dividends',
		'Company',
		'4. Dividends. The Preferred Stock gets dividends when, as and if declared by the board, and they do not cumulate.',
		'not_applicable',
		'Stockholder Agreement',
		founderPapers,
	],
	[
		'drag_along',
		'Founder',
		'4. Drag-along. If the Preferred Holders alone approve a sale of the Company, every holder of Series A Preferred Stock or common stock shall vote for it and sell.',
		'flagged',
		'Stockholder Agreement',
		founderPapers,
	],
	[
		'drag_along',
		'Founder',
		'4. Tag-along. Each holder of common stock may sell beside a holder of Series A Preferred Stock on the same terms.',
		'not_applicable',
		'Stockholder Agreement',
		founderPapers,
	],
	[
		'liquidation_preference',
		'Company',
		'4. Sale. In a liquidation the Preferred Stock gets two times its original price first.',
		'flagged',
		'Stockholder Agreement',
		founderPapers,
	],
	[
		'liquidation_preference',
		'Company',
		'4. Sale. In a liquidation the Preferred Stock gets one times its original price first, and is non-participating.',
		'not_applicable',
		'Stockholder Agreement',
		founderPapers,
	],
	[
		'settlement_consent',
		'Provider',
		'10. Indemnity. Provider shall have sole control of the defense of any claim and of all settlement talks.',
		'not_applicable',
	],
]

test.each(ends.map(([rule, reader, clause, outcome, type, opening]) => ({ rule, reader, clause, outcome, type, opening })))(
	'$rule for $reader: $clause ends $outcome',
	({ rule, reader, clause, outcome, type, opening }) => {
		expect(decide(rule, reader, clause, type, opening).outcome).toBe(outcome)
	},
)

test('every rule has a case that it flags and one that it lets pass', () => {
	const withCase = (flags: boolean) =>
		new Set(ends.filter(([, , , outcome]) => (outcome === 'flagged' || outcome === 'absent') === flags).map(([rule]) => `general.${rule}`))
	const ids = hardTermsRules.map(({ id }) => id).sort()
	expect([...withCase(true)].sort()).toEqual(ids)
	expect([...withCase(false)].sort()).toEqual(ids)
})

test('interest is counted by the year, and the words say when no lawful maximum is stated', () => {
	const [finding] = findings(
		'steep_interest',
		'Borrower',
		'3. Interest. Borrower shall pay interest on the principal at 3% per month, compounded monthly.',
		'Loan Agreement',
		loanPapers,
	)
	expect(finding).toMatchObject({ severity: 'high', says: expect.stringContaining('36%') as string })
	const [limited] = findings(
		'steep_interest',
		'Borrower',
		'3. Interest. Borrower shall pay interest at 3% per month, or the maximum rate permitted by law if lower.',
		'Loan Agreement',
		loanPapers,
	)
	expect(limited?.severity).toBe('medium')
})

const longest = 28

test('every text is plain and no sentence is long', () => {
	for (const [rule, reader, clause, outcome, type, opening] of ends) {
		if (outcome !== 'flagged' && outcome !== 'absent') continue
		for (const { says, why, market, fallback } of findings(rule, reader, clause, type, opening)) {
			const words = [says, why, market, fallback ?? ''].join(' ')
			expect(longSentences(words, longest), rule).toEqual([])
			expect(gradeLevel(words), rule).toBeLessThanOrEqual(12)
		}
	}
})

function findings(...asked: Parameters<typeof decide>): FindingDraft[] {
	const decision = decide(...asked)
	return 'findings' in decision ? decision.findings : []
}
