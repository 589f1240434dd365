import type { StoredObject } from './object-store.ts'

/** The parts of Stripe's objects that the local Stripe has, in Stripe's own names. Times are seconds, money is cents. */
export interface LocalCustomer extends StoredObject {
	object: 'customer'
	email: string
	metadata: Record<string, string>
}

/** A customer's card, which Stripe keeps to itself: whether payments with it succeed. */
export interface LocalCard extends StoredObject {
	object: 'local_card'
	works: boolean
}

export interface LocalPrice {
	id: string
	object: 'price'
	currency: 'usd'
	unit_amount: number
	recurring: { interval: 'month'; interval_count: 1 }
	product: string
}

export interface LocalSession extends StoredObject {
	object: 'checkout.session'
	customer: string
	mode: 'payment' | 'subscription'
	status: 'open' | 'complete' | 'expired'
	payment_status: 'paid' | 'unpaid'
	amount_total: number
	currency: 'usd'
	client_reference_id: string | null
	metadata: Record<string, string>
	/** What the page shows; Stripe has it among the line items. */
	local_description: string
	local_price: string | null
	subscription_metadata: Record<string, string>
	payment_metadata: Record<string, string>
	payment_intent: string | null
	subscription: string | null
	invoice: string | null
	success_url: string
	cancel_url: string
	url: string | null
	created: number
	expires_at: number
}

export interface LocalPaymentIntent extends StoredObject {
	object: 'payment_intent'
	customer: string
	amount: number
	currency: 'usd'
	status: 'succeeded' | 'requires_payment_method'
	description: string | null
	metadata: Record<string, string>
	latest_charge: string | null
	last_payment_error: { code: string; message: string; type: 'card_error' } | null
	created: number
}

export interface LocalCharge extends StoredObject {
	object: 'charge'
	customer: string
	amount: number
	amount_refunded: number
	currency: 'usd'
	payment_intent: string
	refunded: boolean
	paid: true
	status: 'succeeded'
	receipt_url: string
	created: number
}

export interface LocalRefund extends StoredObject {
	object: 'refund'
	customer: string
	amount: number
	currency: 'usd'
	charge: string
	payment_intent: string
	status: 'succeeded' | 'failed'
	failure_reason?: 'expired_or_canceled_card'
	metadata: Record<string, string>
	created: number
}

export interface LocalSubscription extends StoredObject {
	object: 'subscription'
	customer: string
	status: 'active' | 'past_due' | 'canceled'
	cancel_at_period_end: boolean
	cancel_at: number | null
	canceled_at: number | null
	ended_at: number | null
	created: number
	start_date: number
	currency: 'usd'
	metadata: Record<string, string>
	schedule: string | null
	latest_invoice: string | null
	items: {
		object: 'list'
		data: {
			id: string
			object: 'subscription_item'
			price: LocalPrice
			quantity: 1
			current_period_start: number
			current_period_end: number
			subscription: string
		}[]
	}
}

export interface LocalSchedule extends StoredObject {
	object: 'subscription_schedule'
	customer: string
	subscription: string | null
	status: 'active' | 'released'
	end_behavior: 'release'
	created: number
	phases: { start_date: number; end_date: number; items: { price: string; quantity: 1 }[] }[]
}

export interface LocalInvoice extends StoredObject {
	object: 'invoice'
	customer: string
	number: string
	status: 'open' | 'paid' | 'void'
	billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
	amount_due: number
	amount_paid: number
	total: number
	currency: 'usd'
	attempt_count: number
	next_payment_attempt: number | null
	hosted_invoice_url: string
	created: number
	status_transitions: { paid_at: number | null; finalized_at: number; voided_at: number | null }
	parent: { type: 'subscription_details'; subscription_details: { subscription: string; metadata: Record<string, string> } }
	lines: {
		object: 'list'
		data: {
			id: string
			object: 'line_item'
			amount: number
			description: string
			period: { start: number; end: number }
			parent: { type: 'subscription_item_details'; subscription_item_details: { proration: boolean; subscription: string } }
		}[]
	}
	payments: {
		object: 'list'
		data: { id: string; object: 'invoice_payment'; status: 'paid'; payment: { type: 'payment_intent'; payment_intent: string } }[]
	}
}

export interface LocalEvent extends StoredObject {
	object: 'event'
	api_version: string
	type: string
	created: number
	livemode: false
	pending_webhooks: number
	data: { object: Record<string, unknown> }
	request: null
}

/** How far the time of the local Stripe is ahead of real time, in seconds. */
export interface LocalClock extends StoredObject {
	object: 'local_clock'
	ahead: number
}

/** A new id with Stripe's prefix. */
export function newId(prefix: string): string {
	return `${prefix}_${globalThis.crypto.randomUUID().replaceAll('-', '').slice(0, 24)}`
}
