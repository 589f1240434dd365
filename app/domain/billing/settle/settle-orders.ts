import type { CustomerState, SessionState } from '#app/infrastructure/payments/payments.ts'
import type { OurOrder, Ours, PaymentChange, SettleChange } from './settle-types.ts'

/** Orders, and the ledger of money: what was paid and given back, each once. */
export function settleOrders(ours: Ours, theirs: CustomerState): SettleChange[] {
	const orders = new Map(ours.orders.map((order) => [order.id, { ...order }]))
	const bySession = theirs.sessions.flatMap((session) => {
		const order = session.orderId === null ? undefined : orders.get(session.orderId)
		return order ? [{ session, order }] : []
	})
	const changes: SettleChange[] = []
	for (const { session, order } of bySession) {
		const status = statusAfter(order, session)
		if (status === order.status) continue
		Object.assign(order, { status, paymentId: session.paymentId, sessionId: session.id })
		changes.push({ type: 'order', id: order.id, status, sessionId: session.id, paymentId: session.paymentId, failure: session.failure })
		if (status === 'paid' && order.kind === 'one_time') changes.push({ type: 'fulfill', orderId: order.id })
	}
	const payments = [...charges(theirs, bySession), ...refunds(theirs, [...orders.values()])]
	changes.push(...payments.filter(({ externalId }) => !ours.recorded.has(externalId)))
	for (const order of orders.values())
		if (order.status === 'paid' && order.paymentId !== null && isGivenBack(theirs, order as OurOrder & { paymentId: string }))
			changes.push({
				type: 'order',
				id: order.id,
				status: 'refunded',
				sessionId: order.sessionId!,
				paymentId: order.paymentId,
				failure: null,
			})
	return changes
}

/** Paid is paid, also where it was taken for failed or canceled before. */
function statusAfter(order: OurOrder, { status }: SessionState): OurOrder['status'] {
	if (order.status === 'paid' || order.status === 'refunded') return order.status
	if (status === 'paid') return 'paid'
	if (status === 'failed') return 'failed'
	return status === 'expired' && order.status === 'open' ? 'canceled' : order.status
}

function charges(theirs: CustomerState, bySession: readonly { session: SessionState; order: OurOrder }[]): PaymentChange[] {
	const orderOfInvoice = new Map(bySession.map(({ session, order }) => [session.invoiceId, order.id]))
	const invoices = theirs.invoices.filter(({ status, paidCents }) => status === 'paid' && paidCents > 0)
	const once = bySession.filter(
		({ session, order }) => session.status === 'paid' && session.paymentId !== null && order.kind === 'one_time',
	)
	return [
		...invoices.map((invoice): PaymentChange => ({
			type: 'payment',
			kind: 'charge',
			externalId: invoice.id,
			orderId: orderOfInvoice.get(invoice.id) ?? null,
			cents: invoice.paidCents,
			description: invoice.description,
			number: invoice.number,
			url: invoice.url,
			paidAt: invoice.paidAt ?? invoice.createdAt,
		})),
		...once.map(({ session, order }): PaymentChange => ({
			type: 'payment',
			kind: 'charge',
			externalId: session.paymentId!,
			orderId: order.id,
			cents: session.cents,
			description: order.description,
			number: null,
			url: session.url,
			paidAt: session.paidAt ?? new Date(0),
		})),
	]
}

function refunds({ refunds: all }: CustomerState, orders: readonly OurOrder[]): PaymentChange[] {
	return all
		.filter(({ succeeded, cents }) => succeeded && cents > 0)
		.map((refund) => {
			const order = orders.find(({ paymentId }) => paymentId !== null && paymentId === refund.paymentId)
			return {
				type: 'payment',
				kind: 'refund',
				externalId: refund.id,
				orderId: order?.id ?? null,
				cents: -refund.cents,
				description: order ? `Refund: ${order.description}` : 'Refund: subscription',
				number: null,
				url: null,
				paidAt: refund.at,
			}
		})
}

function isGivenBack({ refunds: all }: CustomerState, { paymentId, cents }: OurOrder & { paymentId: string }): boolean {
	const back = all.filter((refund) => refund.succeeded && refund.paymentId === paymentId).reduce((sum, refund) => sum + refund.cents, 0)
	return back >= cents
}
