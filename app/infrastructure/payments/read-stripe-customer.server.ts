import Stripe from 'stripe'
import type { Logger } from '../log.ts'
import type { CustomerState, DisputeState, InvoiceState, PaidPlan, RefundState, SessionState, SubscriptionState } from './payments.ts'

/** The most that Stripe gives at once. */
const limit = 100

/** Everything that Stripe knows of a customer: four lists, each read to its end, and the disputes of what was disputed. */
export async function readStripeCustomer(
	stripe: Stripe,
	customer: string,
	planOf: (price: string) => PaidPlan | null,
	log?: Pick<Logger, 'error'>,
): Promise<Omit<CustomerState, 'asOf'>> {
	const [subscriptions, invoices, sessions, charges] = await Promise.all([
		all(stripe.subscriptions.list({ customer, status: 'all', limit, expand: ['data.schedule'] })),
		all(stripe.invoices.list({ customer, limit })),
		all(stripe.checkout.sessions.list({ customer, limit, expand: ['data.payment_intent'] })),
		all(stripe.charges.list({ customer, limit, expand: ['data.refunds'] })),
	])
	// Few charges ever are: each is asked about by itself.
	const disputed = charges.filter((charge) => charge.disputed)
	const disputes = await Promise.all(disputed.map(({ id }) => all(stripe.disputes.list({ charge: id, limit })))).catch((error: unknown) => {
		// A restricted key may have no "Disputes: read". Everything else about the customer is told all the same.
		if (!(error instanceof Stripe.errors.StripePermissionError)) throw error
		log?.error({ err: error }, 'The Stripe key may not read disputes: give it "Disputes: read"')
		return []
	})
	const receipts = new Map(charges.map((charge) => [reference(charge.payment_intent), charge.receipt_url]))
	return {
		subscriptions: subscriptions.map((each) => subscriptionState(each, planOf)),
		invoices: invoices.flatMap(invoiceState),
		sessions: sessions.map((each) => sessionState(each, receipts)),
		refunds: charges.flatMap((charge) => charge.refunds?.data ?? []).map(refundState),
		disputes: disputes.flat().map(disputeState),
	}
}

async function all<Each>(list: AsyncIterable<Each>): Promise<Each[]> {
	const items: Each[] = []
	for await (const item of list) items.push(item)
	return items
}

function subscriptionState(subscription: Stripe.Subscription, planOf: (price: string) => PaidPlan | null): SubscriptionState {
	const item = subscription.items.data[0]
	const periodEnd = item?.current_period_end ?? subscription.created
	const schedule = typeof subscription.schedule === 'object' ? subscription.schedule : null
	const next = schedule?.phases.find(({ start_date: start }) => start >= periodEnd)?.items[0]?.price
	return {
		id: subscription.id,
		plan: item ? planOf(item.price.id) : null,
		status: subscriptionStatuses[subscription.status] ?? 'past_due',
		periodStart: date(item?.current_period_start ?? subscription.created),
		periodEnd: date(periodEnd),
		nextPlan: subscription.cancel_at_period_end || subscription.cancel_at !== null ? 'free' : next ? planOf(reference(next) ?? '') : null,
		createdAt: date(subscription.created),
		endedAt: subscription.ended_at === null ? null : date(subscription.ended_at),
	}
}

/** `unpaid` and `paused` give what a missing payment gives. */
const subscriptionStatuses: Record<string, SubscriptionState['status']> = {
	active: 'active',
	trialing: 'active',
	past_due: 'past_due',
	unpaid: 'past_due',
	paused: 'past_due',
	incomplete: 'pending',
	incomplete_expired: 'ended',
	canceled: 'ended',
}

/** Drafts are not there yet. */
function invoiceState(invoice: Stripe.Invoice): InvoiceState[] {
	if (!invoice.id || invoice.status === 'draft' || invoice.status === null) return []
	const { billing_reason: reason, status_transitions: times } = invoice
	const month = invoice.lines.data.find(({ parent }) => parent?.subscription_item_details?.proration === false) ?? invoice.lines.data[0]
	return [
		{
			id: invoice.id,
			subscriptionId: reference(invoice.parent?.subscription_details?.subscription),
			beginsPeriod: reason === 'subscription_create' || reason === 'subscription_cycle',
			periodStart: date(month?.period.start ?? invoice.created),
			status: invoice.status === 'paid' ? 'paid' : invoice.status === 'open' ? 'open' : 'void',
			paidCents: invoice.amount_paid,
			description: month?.description ?? invoice.description ?? 'Subscription',
			number: invoice.number,
			url: invoice.hosted_invoice_url ?? null,
			createdAt: date(invoice.created),
			paidAt: times.paid_at === null ? null : date(times.paid_at),
		},
	]
}

function sessionState(session: Stripe.Checkout.Session, receipts: ReadonlyMap<string | null, string | null>): SessionState {
	const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
	const paymentId = reference(session.payment_intent)
	return {
		id: session.id,
		orderId: session.metadata?.order_id ?? null,
		status: sessionStatus(session, intent),
		paymentId,
		invoiceId: reference(session.invoice),
		cents: session.amount_total ?? 0,
		failure: intent?.last_payment_error?.message ?? null,
		url: receipts.get(paymentId) ?? null,
		// Stripe has no time of payment in a session; that of the payment comes nearest.
		paidAt: intent ? date(intent.created) : null,
	}
}

/** A complete session whose payment is still under way counts as open. */
function sessionStatus({ status, payment_status: payment }: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null) {
	if (status === 'expired') return 'expired'
	if (status !== 'complete') return 'open'
	if (payment !== 'unpaid') return 'paid'
	return intent === null || intent.status === 'processing' ? 'open' : 'failed'
}

function refundState(refund: Stripe.Refund): RefundState {
	return {
		id: refund.id,
		paymentId: reference(refund.payment_intent),
		key: refund.metadata?.reason ?? null,
		cents: refund.amount,
		status: refundStatuses[refund.status ?? ''] ?? 'pending',
		at: date(refund.created),
	}
}

function disputeState(dispute: Stripe.Dispute): DisputeState {
	return {
		id: dispute.id,
		paymentId: reference(dispute.payment_intent),
		cents: dispute.amount,
		status: disputeStatus(dispute.status),
		at: date(dispute.created),
	}
}

/** Inquiries of a bank, and disputes that were settled before the money moved, have moved none. */
function disputeStatus(status: string): DisputeState['status'] {
	if (status === 'won' || status === 'lost') return status
	return /^(?:warning_|prevented$)/.test(status) ? 'inquiry' : 'open'
}

const refundStatuses: Record<string, RefundState['status']> = { succeeded: 'succeeded', failed: 'failed', canceled: 'failed' }

function reference(to: string | { id: string } | null | undefined): string | null {
	return typeof to === 'string' ? to : (to?.id ?? null)
}

function date(seconds: number): Date {
	return new Date(seconds * 1000)
}
