import type { NotRefunded } from '#app/infrastructure/db/generated/client.ts'
import type { Settling } from '../settle/settling.ts'
import { refundKey } from '../settle/refund-key.ts'
import { syncAndDeliver } from '../settle/sync-and-deliver.server.ts'

/**
 * What became of giving an order's payment back. 'not_paid': there is no payment, or the bank has not confirmed the refund
 * yet. 'disputed': the customer's bank has the money. 'left_to_administrators': too many refunds failed, and no other is made.
 */
export type OrderRefunded = 'refunded' | 'not_paid' | 'not_there' | NotRefunded

/**
 * Gives the payment of a one-time order back, whole; repeated, it is given back once. Whether that is due, the caller
 * decides.
 *
 * @throws PaymentsError where the payment service can't be reached
 */
export async function refundOrder(services: Settling, orderId: string): Promise<OrderRefunded> {
	const { db, payments } = services
	const order = await db.order.findUnique({
		where: { id: orderId },
		select: { status: true, paymentId: true, companyId: true, company: { select: { customerId: true } } },
	})
	if (!order || !payments) return 'not_there'
	if (order.status === 'refunded') return 'refunded'
	if (order.status !== 'paid' || order.paymentId === null) return 'not_paid'
	const { customerId } = order.company
	if (customerId === null) return 'not_paid'
	const { refunds, disputes } = await payments.fetchCustomer(customerId)
	const isOwn = ({ paymentId }: { paymentId: string | null }) => paymentId === order.paymentId
	if (disputes.filter(isOwn).some(({ status }) => status === 'open' || status === 'lost')) return 'disputed'
	const key = refundKey(`order-${orderId}`, refunds.filter(isOwn))
	if (key !== null) await payments.refund(order.paymentId, key)
	await syncAndDeliver(services, order.companyId)
	const after = await db.order.findUniqueOrThrow({ where: { id: orderId }, select: { status: true } })
	if (after.status === 'refunded') return 'refunded'
	// A refund that the bank has not confirmed yet counts once it has.
	return key === null ? 'left_to_administrators' : 'not_paid'
}
