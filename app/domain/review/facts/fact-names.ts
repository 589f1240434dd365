import type { Fact } from '../report/report.ts'
import type { Confidence } from './confidence.ts'

export const factLabels = {
	title: 'Title',
	party: 'Party',
	party_role: 'Role of a party',
	party_kind: 'Company or person',
	incorporated_in: 'Incorporated in',
	effective_date: 'Effective date',
	date: 'Date',
	signature_date: 'Signed on',
	closing_date: 'Closing on',
	expiration_date: 'Ends on',
	maturity_date: 'Matures on',
	due_date: 'Payment due on',
	delivery_date: 'Delivery by',
	notice_date: 'Notice by',
	other_paper_date: 'Date of another paper',
	relative_date: 'Day that hangs on an event',
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
	valuation_cap_kind: 'Valuation cap before or after the money',
	discount_rate: 'Discount rate',
	liability_cap: 'Liability cap',
	percentage: 'Percentage',
	interest_rate: 'Interest rate',
	interest_kind: 'How interest adds up',
	shares: 'Shares',
	price_per_share: 'Price per share',
	exercise_price: 'Exercise price',
	option_pool: 'Option pool',
	liquidation_preference: 'Liquidation preference',
	vesting_start: 'Vesting starts',
	vesting_period: 'Vesting period',
	vesting_cliff: 'Vesting cliff',
	governing_law: 'Governing law',
	forum: 'Forum',
	dispute_resolution: 'Dispute resolution',
	address: 'Address',
	email: 'E-mail',
	signature_state: 'Signature state',
	signatory: 'Signatory',
	signatory_title: 'Title of a signatory',
	defined_term: 'Defined term',
	cross_reference: 'Reference to a clause',
	dangling_reference: 'Reference to nothing',
	exhibit: 'Exhibit attached',
	missing_exhibit: 'Exhibit not attached',
	blank: 'Blank to fill in',
	words_vs_digits: 'Number in words and in digits',
} as const

export type FactName = keyof typeof factLabels

/** A fact as the report shows it, with the values that rules compute on. */
export interface ParsedFact extends Fact {
	name: FactName
	confidence: Confidence
	/** The number behind `value` in `unit`, for thresholds; `null` for names and texts. */
	quantity: number | null
	clauseId: string | null
}
