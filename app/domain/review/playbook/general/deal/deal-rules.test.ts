import { expect, test } from 'vitest'
import type { DocumentType } from '#app/domain/review/type/catalogue.ts'
import { twoParties } from '#tests/fixtures/frames-of.ts'
import { gradeLevel, longSentences } from '#tests/fixtures/readability.ts'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import type { FindingDraft } from '../../rule.ts'
import { dealRules } from './deal-rules.ts'

function decide(rule: string, reader: string, clause: string, type: DocumentType = 'Services Agreement') {
	const found = dealRules.find(({ id }) => id === `general.${rule}`)
	if (!found) throw new Error(`There is no rule ${rule}`)
	return found.decide(ruleInput(`${twoParties}${clause}`, type, 'unsure', reader))
}

function only(rule: string, reader: string, clause: string): FindingDraft {
	const decision = decide(rule, reader, clause)
	if (!('findings' in decision) || !decision.findings[0]) throw new Error(`${rule} found nothing: ${decision.outcome}`)
	return decision.findings[0]
}

const ends: readonly (readonly [string, string, string, string])[] = [
	[
		'way_out',
		'Customer',
		'9. Term. The term of this Agreement is five years. Customer may not terminate before the end of the term for any reason.',
		'flagged',
	],
	['one_sided_termination', 'Customer', "9. End. Provider may terminate this Agreement at any time on 30 days' notice.", 'flagged'],
	['one_sided_termination', 'Provider', "9. End. Provider may terminate this Agreement at any time on 30 days' notice.", 'passed'],
	['one_sided_termination', 'Customer', "9. End. Either party may terminate this Agreement at any time on 30 days' notice.", 'passed'],
	[
		'one_sided_termination',
		'Customer',
		'9. End. Provider may terminate this Agreement at any time. Customer may terminate this Agreement at any time.',
		'passed',
	],
	['one_sided_termination', 'Customer', '9. End. Provider may terminate this Agreement if Customer is in breach.', 'not_applicable'],
	[
		'one_sided_termination',
		'Customer',
		"9. End. This Agreement may be terminated at any time: (a) by Provider on 30 days' notice; and\n(b) by Customer electing to give three months' notice.",
		'undecided',
	],
	['exit_notice', 'Customer', "9. End. Either party may terminate this Agreement at any time on 180 days' notice.", 'undecided'],
	['exit_notice', 'Customer', "9. End. Either party may terminate this Agreement at any time on 300 days' notice.", 'flagged'],
	[
		'one_sided_termination',
		'Provider',
		"9. End. Customer may terminate this Agreement at any time on 30 days' notice. If Provider closes the plant, which it may do when it likes, the orders end.",
		'undecided',
	],
	[
		'one_sided_assignment',
		'Customer',
		'5. IP. Either party may assign its rights to the jointly owned copyrights without the consent of the other.',
		'not_applicable',
	],
	[
		'price_increase',
		'Customer',
		'3. Fees. Provider may raise the fees in its discretion, so long as each raise is consistent with this Agreement.',
		'not_applicable',
	],
	[
		'auto_renewal',
		'Customer',
		'2. Term. Provided that Customer has achieved the goals, the term of this Agreement is automatically renewed for five years.',
		'undecided',
	],
	['exit_notice', 'Customer', "9. End. Either party may terminate this Agreement at any time on 60 days' notice.", 'passed'],
	[
		'one_sided_termination',
		'Customer',
		"9. End. Either party may terminate this Agreement on 60 days' notice of any breach by the other.",
		'not_applicable',
	],
	[
		'one_sided_termination',
		'Customer',
		"9. End. Either party may terminate this Agreement on 60 days' notice.\n9.2 Stay. Customer shall in no event terminate before the end of the third year.",
		'undecided',
	],
	[
		'exit_notice',
		'Customer',
		"9. End. Either party may terminate this Agreement on 60 days' notice.\n9.2 Stay. Customer shall in no event terminate before the end of the third year.",
		'undecided',
	],
	[
		'one_sided_assignment',
		'Customer',
		'12. Assignment. Neither party may assign this Agreement without consent, except that Provider may assign it to an affiliated fund.',
		'not_applicable',
	],
	[
		'one_sided_assignment',
		'Customer',
		'12. Assignment. Neither party may assign this Agreement without consent, and a change in the shareholders of Customer is an assignment.',
		'not_applicable',
	],
	[
		'price_increase',
		'Customer',
		'5. Fees. Provider may increase the fees once a year. No increase shall exceed 5% of the fees.',
		'not_applicable',
	],
	[
		'suspension',
		'Customer',
		'6. Access. Provider may at its discretion suspend the use of products which are alleged to infringe; Customer may leave at any time.',
		'not_applicable',
	],
	[
		'auto_renewal',
		'Customer',
		'2. Term. The term is two years and renews yearly unless either party gives 60 days notice before its end.',
		'passed',
	],
	[
		'auto_renewal',
		'Customer',
		'2. Time. Such period shall automatically be extended by the number of days that the arbitrator takes.',
		'not_applicable',
	],
	[
		'one_sided_cause',
		'Customer',
		'9. End. Provider may terminate this Agreement if Customer breaches any term of this Agreement.',
		'flagged',
	],
	[
		'one_sided_cause',
		'Customer',
		'9. End. Either party may terminate this Agreement if the other materially breaches this Agreement.',
		'passed',
	],
	[
		'one_sided_cause',
		'Provider',
		'9. End. Provider may terminate this Agreement if Customer breaches any term of this Agreement.',
		'passed',
	],
	[
		'cure_period',
		'Customer',
		'9. End. Provider may terminate this Agreement if Customer breaches this Agreement and does not cure the breach within five days after notice.',
		'flagged',
	],
	[
		'cure_period',
		'Customer',
		'9. End. Provider may terminate this Agreement immediately if Customer breaches any term of this Agreement.',
		'flagged',
	],
	[
		'cure_period',
		'Customer',
		'9. End. Either party may terminate this Agreement if the other materially breaches it and does not cure the breach within 120 days after notice.',
		'flagged',
	],
	[
		'cure_period',
		'Customer',
		'9. End. Either party may terminate this Agreement if the other materially breaches it and does not cure the breach within 30 days after notice.',
		'passed',
	],
	['cure_period', 'Customer', '9. End. Provider may terminate this Agreement immediately if Customer commits fraud.', 'undecided'],
	[
		'sole_judgement_exit',
		'Customer',
		'9. End. Provider may terminate this Agreement if it determines in its sole judgment that Customer is a credit risk.',
		'flagged',
	],
	[
		'sole_judgement_exit',
		'Customer',
		'9. End. Provider may terminate this Agreement if it reasonably determines that Customer is a credit risk.',
		'not_applicable',
	],
	[
		'way_out',
		'Customer',
		'2. Term. The term of this Agreement is five years from the Effective Date.\n3. Fees. Customer shall pay the fees.',
		'flagged',
	],
	[
		'way_out',
		'Customer',
		'2. Term. The term of this Agreement is one year from the Effective Date.\n3. Fees. Customer shall pay the fees.',
		'not_applicable',
	],
	[
		'way_out',
		'Customer',
		'2. Term. The term of this Agreement is five years from the Effective Date.\n3. End. Either party may terminate this Agreement for a material breach.',
		'passed',
	],
	[
		'way_out',
		'Customer',
		'2. Term. The term of this Agreement is five years from the Effective Date, unless it is terminated earlier.',
		'undecided',
	],
	['suspension', 'Customer', '6. Access. Provider may suspend the Services at any time without notice.', 'flagged'],
	[
		'suspension',
		'Customer',
		'6. Access. Provider may suspend the Services without notice to stop an attack on its network.',
		'not_applicable',
	],
	['suspension', 'Customer', "6. Access. Provider may suspend the Services for overdue fees after ten days' notice.", 'passed'],
	[
		'auto_renewal',
		'Customer',
		'2. Term. This Agreement renews automatically for successive terms of three years unless either party gives notice 60 days before the end of the term.',
		'flagged',
	],
	[
		'auto_renewal',
		'Customer',
		'2. Term. This Agreement renews automatically for successive terms of one year unless either party gives notice 150 days before the end of the term.',
		'flagged',
	],
	[
		'auto_renewal',
		'Customer',
		'2. Term. This Agreement renews automatically for successive terms of one year unless Provider gives notice 60 days before the end of the term.',
		'flagged',
	],
	['auto_renewal', 'Customer', '2. Term. This Agreement renews automatically for successive terms of one year.', 'flagged'],
	[
		'auto_renewal',
		'Customer',
		'2. Term. This Agreement renews automatically for successive terms of one year unless either party gives notice 30 days before the end of the term.',
		'passed',
	],
	[
		'auto_renewal',
		'Customer',
		"2. Term. This Agreement renews automatically for successive terms of three years. Customer may terminate this Agreement at any time on 30 days' notice.",
		'passed',
	],
	[
		'auto_renewal',
		'Customer',
		'2. Term. This Agreement renews automatically for one year unless terminated as provided in Section 9.',
		'undecided',
	],
	['auto_renewal', 'Customer', '2. Term. This Agreement does not renew automatically.', 'not_applicable'],
	[
		'one_sided_assignment',
		'Customer',
		'12. Assignment. Customer may not assign this Agreement without consent of Provider. Provider may assign this Agreement without consent.',
		'flagged',
	],
	[
		'one_sided_assignment',
		'Provider',
		'12. Assignment. Customer may not assign this Agreement without consent of Provider. Provider may assign this Agreement without consent.',
		'passed',
	],
	[
		'one_sided_assignment',
		'Customer',
		'12. Assignment. Neither party may assign this Agreement without the consent of the other party.',
		'passed',
	],
	['one_sided_assignment', 'Customer', '12. Work. Provider may assign its staff to the work.', 'not_applicable'],
	[
		'one_sided_assignment',
		'Customer',
		'3. License. Customer shall not copy, reverse engineer or assign the rights to the Platform.',
		'undecided',
	],
	[
		'change_of_control',
		'Customer',
		'12. Assignment. A change of control of Customer shall be deemed an assignment that requires consent.',
		'flagged',
	],
	[
		'change_of_control',
		'Provider',
		'12. Assignment. A change of control of Customer shall be deemed an assignment that requires consent.',
		'not_applicable',
	],
	['change_of_control', 'Customer', '9. End. Provider may terminate this Agreement upon a change of control of Customer.', 'flagged'],
	// A right to terminate asks for nobody's consent.
	[
		'change_of_control',
		'Customer',
		'12. Assignment. A change of control of Customer shall be deemed an assignment, allowing Provider to terminate this Agreement on six months notice.',
		'undecided',
	],
	['change_of_control', 'Customer', '12. Assignment. A change of control of a party shall not be deemed an assignment.', 'passed'],
	['price_increase', 'Customer', '5. Fees. Provider may increase the fees at any time.', 'flagged'],
	['price_increase', 'Provider', '5. Fees. Provider may increase the fees at any time.', 'not_applicable'],
	['price_increase', 'Customer', '5. Fees. Provider may increase the fees once a year by up to 5%.', 'passed'],
	['price_increase', 'Customer', '5. Fees. Provider may increase the fees once a year by up to 12%.', 'flagged'],
	['price_increase', 'Customer', '5. Fees. The fees may be increased by mutual agreement.', 'not_applicable'],
	['payment_time', 'Provider', '5. Fees. Customer shall pay each invoice within ninety (90) days of receipt.', 'flagged'],
	['payment_time', 'Customer', '5. Fees. Customer shall pay each invoice within ninety (90) days of receipt.', 'passed'],
	['payment_time', 'Customer', '5. Fees. Customer shall pay all invoices within 5 days of the invoice date.', 'flagged'],
	['late_charge', 'Customer', '5. Fees. Customer shall pay interest of 5% per month on overdue amounts.', 'flagged'],
	['late_charge', 'Provider', '5. Fees. Customer shall pay interest of 5% per month on overdue amounts.', 'not_applicable'],
	['late_charge', 'Customer', '5. Fees. Customer shall pay interest of 1% per month on overdue amounts.', 'passed'],
	['no_refund', 'Customer', '5. Fees. All fees are non-refundable.', 'flagged'],
	[
		'no_refund',
		'Customer',
		'5. Fees. All fees are non-refundable. If Customer terminates for breach, Provider shall refund prepaid fees.',
		'not_applicable',
	],
	['no_refund', 'Customer', '5. Fees. Customer pays a non-refundable set-up fee of $500.', 'not_applicable'],
	[
		'ending_charge',
		'Customer',
		'5. Fees. If this Agreement ends early, Customer shall pay a termination fee equal to the remaining fees of the term.',
		'flagged',
	],
	[
		'ending_charge',
		'Provider',
		'5. Fees. If this Agreement ends early, Customer shall pay a termination fee equal to the remaining fees of the term.',
		'not_applicable',
	],
	['set_off', 'Provider', '5. Fees. Customer may set off any amounts owed by Provider against the fees.', 'flagged'],
	['set_off', 'Provider', '5. Fees. Either party may set off amounts it is owed.', 'passed'],
	['acceptance', 'Provider', '5. Acceptance. Customer may reject any Deliverable in its sole discretion.', 'flagged'],
	['acceptance', 'Provider', '5. Acceptance. Customer may reject a Deliverable that does not meet the specification.', 'not_applicable'],
	['minimum_commitment', 'Customer', '5. Orders. Customer shall purchase a minimum of 1,000 units each year.', 'flagged'],
	['minimum_commitment', 'Provider', '5. Orders. Customer shall purchase a minimum of 1,000 units each year.', 'not_applicable'],
]

test.each(ends)('%s, read by %s: %s', (rule, reader, clause, outcome) => {
	expect(decide(rule, reader, clause).outcome).toBe(outcome)
})

test('what is fine is shown with the words that prove it', () => {
	for (const [rule, reader, clause, outcome] of ends) {
		const decision = decide(rule, reader, clause)
		if (outcome === 'passed') expect(decision).toMatchObject({ evidence: { start: expect.any(Number) } })
	}
})

test('findings keep to short sentences that a founder reads at once', () => {
	for (const [rule, reader, clause, outcome] of ends) {
		if (outcome !== 'flagged') continue
		const { says, why, ask } = only(rule, reader, clause)
		const words = [says, why, ask].map((text) => (typeof text === 'string' ? text : text.neutral)).join(' ')
		expect(gradeLevel(words), words).toBeLessThanOrEqual(11)
		expect(longSentences(words, 28)).toEqual([])
	}
})

test('a one-sided right is made mutual in the words of the clause', () => {
	expect(
		only('one_sided_termination', 'Customer', "Provider may terminate this Agreement at any time on 30 days' notice to Customer.")
			.replacement,
	).toBe("Either party may terminate this Agreement at any time on 30 days' notice to the other party.")
})

test('the last day to stop a renewal is worked out from start, term and notice', () => {
	const clause =
		'2. Term. This Agreement is effective as of September 27, 2018. The initial term is thirty-six (36) months. It renews automatically for two (2) years unless a party gives notice of non-renewal at least 92 days before the end of the term.'
	expect(only('auto_renewal', 'Customer', clause).says).toContain('2021-06-27')
})

const renewals: readonly (readonly [string, string, string | null])[] = [
	[
		'Customer',
		'This Agreement renews automatically for successive terms of three (3) years unless either party gives notice 60 days before the end of the term.',
		'This Agreement renews automatically for successive terms of one (1) year unless either party gives notice 60 days before the end of the term.',
	],
	[
		'Customer',
		'This Agreement renews automatically for successive two-year terms unless Customer gives notice 150 days before the end of the term.',
		'This Agreement renews automatically for successive one-year terms unless Customer gives notice 30 days before the end of the term.',
	],
	// The other side would leave on a shorter notice as well, and one year is there already.
	[
		'Customer',
		'This Agreement renews automatically for successive terms of one year unless either party gives notice 150 days before the end of the term.',
		null,
	],
	[
		'Customer',
		'This Agreement renews automatically for successive terms of one year unless Provider gives notice 60 days before the end of the term.',
		null,
	],
]

test.each(renewals)('a renewal is edited in its number alone, for %s: %s', (reader, clause, replacement) => {
	expect(only('auto_renewal', reader, `2. Term. ${clause}`).replacement).toBe(replacement)
})

test('who is paid is told to read a renewal, since each one is income', () => {
	const clause =
		'2. Term. This Agreement renews automatically for successive terms of three years unless either party gives notice 60 days before the end of the term.'
	expect(decide('auto_renewal', 'Provider', clause)).toMatchObject({ readYourself: [{}] })
})

test('a renewal that is long in its notice only is not asked to be shortened', () => {
	const { ask } = only(
		'auto_renewal',
		'Customer',
		'2. Term. This Agreement renews automatically for successive terms of one year unless either party gives notice 150 days before the end of the term.',
	)
	expect(JSON.stringify(ask)).not.toMatch(/12 months/)
})

const notFine: readonly (readonly [string, string, string])[] = [
	[
		'auto_renewal',
		'Customer',
		'2. Term. This Agreement renews for periods of one year unless either party gives notice 30 days before the end of a period. Notwithstanding the foregoing, a purchase of further seats starts a new term of five years.',
	],
	[
		'auto_renewal',
		'Customer',
		'2. Term. This Agreement renews for periods of one year unless either party gives notice 30 days before the end of a period.\n3. Orders. Each Order Form shall automatically renew for three years.',
	],
	[
		'one_sided_assignment',
		'Customer',
		'12. Assignment. Neither party may assign this Agreement without the consent of the other (other than to affiliates of Provider).',
	],
	[
		'one_sided_assignment',
		'Customer',
		'12. Assignment. Neither party may assign this Agreement without the consent of the other party. Customer shall treat any change of control as a transfer and shall notify it at once.',
	],
	[
		'payment_time',
		'Provider',
		'5. Fee. The fee falls due only upon completion of all work and approval by Customer. Customer shall pay each invoice within 30 days of receipt.',
	],
	['payment_time', 'Provider', '5. Excess. Customer shall pay any excess of the credits within 30 days of an invoice.'],
]

test.each(notFine)('%s for %s is not fine: %s', (rule, reader, clause) => {
	expect(decide(rule, reader, clause).outcome).not.toBe('passed')
})

test('termination is made mutual only where one sentence gives it for the whole contract', () => {
	expect(
		only(
			'one_sided_termination',
			'Customer',
			"9. End. Provider may terminate this Agreement at any time on 30 days' notice by reason of its plans.",
		).replacement,
	).toBeNull()
})
