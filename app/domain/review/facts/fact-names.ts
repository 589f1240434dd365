import type { Fact } from '../report.ts'

/** Every fact the engine reads, with the label the facts table shows. */
export const factLabels = {
	title: 'Title',
	party: 'Party',
	party_role: 'Role of a party',
	party_kind: 'Company or person',
	incorporated_in: 'Incorporated in',
	effective_date: 'Effective date',
	date: 'Date',
	expiration_date: 'Ends on',
	term: 'Term',
	survival: 'Survival after the end',
	renewal: 'Renews for',
	renewal_kind: 'How it renews',
	renewal_notice: 'Notice to stop renewal',
	termination_notice: 'Notice to terminate',
	cure_period: 'Time to cure a breach',
	payment_terms: 'Time to pay',
	amount: 'Amount',
	purchase_amount: 'Purchase amount',
	valuation_cap: 'Valuation cap',
	discount_rate: 'Discount rate',
	liability_cap: 'Liability cap',
	percentage: 'Percentage',
	interest_rate: 'Interest rate',
	shares: 'Shares',
	governing_law: 'Governing law',
	forum: 'Forum',
	dispute_resolution: 'Dispute resolution',
	signature_state: 'Signature state',
	signatory: 'Signatory',
	blank: 'Blank to fill in',
	words_vs_digits: 'Number in words and in digits',
} as const

export type FactName = keyof typeof factLabels

/** A fact with what rules compute on, beside what the report shows. */
export interface ParsedFact extends Fact {
	name: FactName
	/** The number behind `value` in `unit`, for thresholds; `null` for names and texts. */
	quantity: number | null
	clauseId: string | null
}
