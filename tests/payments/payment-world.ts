import type { CustomerState, LocalCheckout, PaidPlan } from '#app/infrastructure/payments/payments.ts'

/** What the books of a company say. */
export interface Books {
	plan: string
	credits: number
	/** The sum of the ledger of credits. */
	creditSum: number
	/** The ledger of money. */
	money: { externalId: string; cents: number }[]
	/** Checks that were granted, by what must not happen twice. */
	grants: { onceKey: string; amount: number }[]
	/** Orders whose job was queued, each as often as it was. */
	fulfilled: string[]
	paidOnce: string[]
}

/** A company that pays, in memory or in the database: the same steps can be taken with both. */
export interface PaymentWorld {
	local: LocalCheckout
	/** What the payment service says now. */
	fetched(): Promise<CustomerState>
	startPlan(plan: string): Promise<string | null>
	buyOnce(): Promise<string>
	change(plan: PaidPlan): Promise<void>
	cancel(): Promise<void>
	keep(): Promise<void>
	refund(): Promise<void>
	/** The bank sends the last refund back. */
	failRefund(): Promise<void>
	setCard(card: 'good' | 'fails'): Promise<void>
	/** As the webhook takes it. */
	receive(event: { id: string; body: string; signature: string }): Promise<void>
	/** Applies an event that waits. `death`: the process is killed before, or right after, the commit. */
	applyOne(death: 'none' | 'before' | 'after'): Promise<void>
	/** Two fetch at once, and the slower one applies what it fetched earlier. */
	race(): Promise<void>
	reconcile(): Promise<void>
	startReview(): Promise<void>
	finishReview(): Promise<void>
	loseReview(): Promise<void>
	books(): Promise<Books>
}
