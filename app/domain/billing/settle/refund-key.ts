import type { CustomerState, RefundState } from '#app/infrastructure/payments/payments.ts'
import { day } from '#app/units.ts'

/** How many refunds of a payment may fail; after that it is left to the administrators. */
const mostFailures = 3

/** How long after the last refund another one is made by itself: a bank sends money back within days. */
const madeAgainFor = 30 * day

/**
 * The key to give a payment back with. Where the bank sent the money back, or never booked the refund, another one is made;
 * with the same key the failed one would only be repeated.
 *
 * @param refunds of that payment, as the payment service has them
 * @returns `null` where so many failed that no other one is made
 */
export function refundKey(base: string, refunds: readonly RefundState[]): string | null {
	const failed = refunds.filter(({ status }) => status === 'failed').length
	if (failed >= mostFailures) return null
	return failed === 0 ? base : `${base}-${failed}`
}

type Refunded = Pick<CustomerState, 'invoices' | 'refunds' | 'asOf'>

/**
 * The refunds of an invoice: those that were made here, whose keys begin with its id, and those of the same payment that a
 * person made at the payment service.
 */
function refundsOf(invoiceId: string, { refunds }: Pick<Refunded, 'refunds'>): RefundState[] {
	const own = refunds.filter(({ key }) => key === invoiceId || key?.startsWith(`${invoiceId}-`))
	const payments = new Set(own.flatMap(({ paymentId }) => paymentId ?? []))
	return refunds.filter((each) => own.includes(each) || (each.paymentId !== null && payments.has(each.paymentId)))
}

/** The paid invoices of a subscription whose money is to be given back and has not been, each with the key for that. */
export function invoicesToRefund(subscriptionId: string, state: Refunded): { invoiceId: string; key: string }[] {
	return state.invoices.flatMap(({ id, status, ...invoice }) => {
		if (invoice.subscriptionId !== subscriptionId || status !== 'paid') return []
		const made = refundsOf(id, state)
		const key = refundKey(id, made)
		if (key === null || made.some((refund) => refund.status !== 'failed')) return []
		const isRecent = made.some(({ at }) => state.asOf.getTime() - at.getTime() <= madeAgainFor)
		return made.length === 0 || isRecent ? [{ invoiceId: id, key }] : []
	})
}

/** The subscriptions whose refund the bank sent back and that are given back once more. */
export function subscriptionsToRefundAgain(state: Refunded): string[] {
	const failed = state.invoices.filter(({ id }) => refundsOf(id, state).some(({ status }) => status === 'failed'))
	const subscriptions = new Set(failed.flatMap(({ subscriptionId }) => subscriptionId ?? []))
	return [...subscriptions].filter((id) => invoicesToRefund(id, state).length > 0)
}
