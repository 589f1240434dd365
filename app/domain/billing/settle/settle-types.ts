import type { PaidPlan } from '#app/infrastructure/payments/payments.ts'
import type { PlanId } from '../plans.ts'

/** A subscription as it is kept here. */
export interface StoredSubscription {
	id: string
	plan: PaidPlan
	status: 'active' | 'past_due' | 'canceled' | 'ended'
	periodStart: Date
	periodEnd: Date
	nextPlan: PlanId | null
	pastDueSince: Date | null
	grantedPeriod: Date | null
	grantedChecks: number
	endedAt: Date | null
}

/** An order as it is kept here. */
export interface StoredOrder {
	id: string
	kind: 'subscription' | 'one_time'
	status: 'open' | 'paid' | 'failed' | 'canceled' | 'refunded'
	description: string
	cents: number
	sessionId: string | null
	paymentId: string | null
}

/** A company with everything that payments can change. */
export interface CompanyBilling {
	plan: PlanId
	credits: number
	/** Whether its last member was erased: nothing may be charged any more. */
	deleted: boolean
	subscriptions: StoredSubscription[]
	orders: StoredOrder[]
	/** The payment service's ids of the entries in the ledger of money. */
	recorded: ReadonlySet<string>
}

/** An entry of the ledger of credits. */
export interface CreditChange {
	type: 'credits'
	kind: 'granted' | 'expired'
	amount: number
	reason: string
	/** What must not happen twice. */
	onceKey: string
}

/** An entry of the ledger of money. */
export interface PaymentChange {
	type: 'payment'
	kind: 'charge' | 'refund' | 'refund_failed' | 'dispute' | 'dispute_won'
	externalId: string
	orderId: string | null
	cents: number
	description: string
	number: string | null
	url: string | null
	paidAt: Date
}

/** What has to change here. */
export type SettleChange =
	| CreditChange
	| PaymentChange
	| ({ type: 'subscription' } & StoredSubscription)
	| { type: 'plan'; plan: PlanId }
	| { type: 'order'; id: string; status: StoredOrder['status']; sessionId: string; paymentId: string | null; failure: string | null }
	/** What was bought is to be done. */
	| { type: 'fulfill'; orderId: string }
	/** A subscription that must not go on. */
	| { type: 'end'; subscriptionId: string; refund: boolean }
