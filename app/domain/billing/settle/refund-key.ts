import type { CustomerState, RefundState } from '#app/infrastructure/payments/payments.ts'

/**
 * The key to give a payment back with. Where the bank sent the money back, or never booked the refund, another one is made;
 * with the same key the failed one would only be repeated.
 *
 * @param refunds of that payment, as the payment service has them
 */
export function refundKey(base: string, refunds: readonly RefundState[]): string {
	const failed = refunds.filter(({ status }) => status === 'failed').length
	return failed === 0 ? base : `${base}-${failed}`
}

/** How often the payment of a surplus subscription is given back by itself; after that it is left to the administrators. */
const mostRefunds = 3

/** The refunds of an invoice that were made here: their keys begin with its id. */
function refundsOf(invoiceId: string, { refunds }: Pick<CustomerState, 'refunds'>): RefundState[] {
	return refunds.filter(({ key }) => key === invoiceId || key?.startsWith(`${invoiceId}-`))
}

/** The paid invoices of a subscription whose money is to be given back and has not been, each with the key for that. */
export function invoicesToRefund(
	subscriptionId: string,
	state: Pick<CustomerState, 'invoices' | 'refunds'>,
): { invoiceId: string; key: string }[] {
	return state.invoices.flatMap(({ id, status, ...invoice }) => {
		if (invoice.subscriptionId !== subscriptionId || status !== 'paid') return []
		const made = refundsOf(id, state)
		if (made.length >= mostRefunds || made.some((refund) => refund.status !== 'failed')) return []
		return [{ invoiceId: id, key: refundKey(id, made) }]
	})
}

/** The subscriptions whose refund the bank sent back and that are given back once more. */
export function subscriptionsToRefundAgain(state: Pick<CustomerState, 'invoices' | 'refunds'>): string[] {
	const failed = state.invoices.filter(({ id }) => refundsOf(id, state).some(({ status }) => status === 'failed'))
	const subscriptions = new Set(failed.flatMap(({ subscriptionId }) => subscriptionId ?? []))
	return [...subscriptions].filter((id) => invoicesToRefund(id, state).length > 0)
}
