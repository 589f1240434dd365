import type { CustomerState, SessionState } from '#app/infrastructure/payments/payments.ts'
import type { StoredOrder, CompanyBilling, PaymentChange, SettleChange } from './settle-types.ts'

/** Orders, and the ledger of money: what was paid and given back, each once. */
export function settleOrders(stored: CompanyBilling, fetched: CustomerState): SettleChange[] {
	const orders = new Map(stored.orders.map((order) => [order.id, { ...order }]))
	const bySession = fetched.sessions.flatMap((session) => {
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
	const payments = [
		...charges(fetched, bySession),
		...refunds(fetched, [...orders.values()], stored.recorded),
		...disputes(fetched, [...orders.values()]),
	]
	changes.push(...payments.filter(({ externalId }) => !stored.recorded.has(externalId)))
	for (const { id, status: before, sessionId, paymentId, cents } of orders.values()) {
		const status = paymentId === null ? before : statusAfterRefunds(fetched, { status: before, paymentId, cents })
		if (status !== before) changes.push({ type: 'order', id, status, sessionId: sessionId!, paymentId, failure: null })
	}
	return changes
}

/** Paid is paid, also where it was taken for failed or canceled before. */
function statusAfter(order: StoredOrder, { status }: SessionState): StoredOrder['status'] {
	if (order.status === 'paid' || order.status === 'refunded') return order.status
	if (status === 'paid') return 'paid'
	if (status === 'failed') return 'failed'
	return status === 'expired' && order.status === 'open' ? 'canceled' : order.status
}

function charges(fetched: CustomerState, bySession: readonly { session: SessionState; order: StoredOrder }[]): PaymentChange[] {
	const orderOfInvoice = new Map(bySession.map(({ session, order }) => [session.invoiceId, order.id]))
	const invoices = fetched.invoices.filter(({ status, paidCents }) => status === 'paid' && paidCents > 0)
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

/** A refund counts once the bank has confirmed it. One that the bank sends back after that has a second entry, which undoes the first. */
function refunds({ refunds: all, asOf }: CustomerState, orders: readonly StoredOrder[], recorded: ReadonlySet<string>): PaymentChange[] {
	return all.flatMap((refund): PaymentChange[] => {
		const { id, status, cents } = refund
		const order = orders.find(({ paymentId }) => paymentId !== null && paymentId === refund.paymentId)
		const of = order?.description ?? 'subscription'
		const both = { type: 'payment', orderId: order?.id ?? null, number: null, url: null } as const
		if (cents <= 0) return []
		if (status === 'succeeded')
			return [{ ...both, kind: 'refund', externalId: id, cents: -cents, description: `Refund: ${of}`, paidAt: refund.at }]
		if (status === 'pending' || !recorded.has(id)) return []
		return [{ ...both, kind: 'refund_failed', externalId: `${id}:failed`, cents, description: `Refund failed: ${of}`, paidAt: asOf }]
	})
}

/** A dispute takes the payment away when the bank does; one that is won has a second entry, which undoes the first. */
function disputes({ disputes: all, asOf }: CustomerState, orders: readonly StoredOrder[]): PaymentChange[] {
	return all.flatMap(({ id, paymentId, status, cents, at }): PaymentChange[] => {
		if (status === 'inquiry' || cents <= 0) return []
		const order = orders.find((each) => each.paymentId !== null && each.paymentId === paymentId)
		const of = order?.description ?? 'subscription'
		const both = { type: 'payment', orderId: order?.id ?? null, number: null, url: null } as const
		const taken: PaymentChange = { ...both, kind: 'dispute', externalId: id, cents: -cents, description: `Disputed: ${of}`, paidAt: at }
		if (status !== 'won') return [taken]
		return [taken, { ...both, kind: 'dispute_won', externalId: `${id}:won`, cents, description: `Dispute won: ${of}`, paidAt: asOf }]
	})
}

/** Given back whole, an order is refunded; where the bank sends that back, it is paid as before. */
function statusAfterRefunds(
	{ refunds: all }: CustomerState,
	{ status, paymentId, cents }: Pick<StoredOrder, 'status' | 'paymentId' | 'cents'>,
): StoredOrder['status'] {
	const own = all.filter((refund) => refund.paymentId === paymentId)
	const back = own.reduce((sum, refund) => sum + (refund.status === 'succeeded' ? refund.cents : 0), 0)
	if (status === 'paid' && back >= cents) return 'refunded'
	return status === 'refunded' && back < cents && own.some((refund) => refund.status === 'failed') ? 'paid' : status
}
