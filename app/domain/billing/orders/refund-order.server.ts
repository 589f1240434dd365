import type { Settling } from '../settle/settling.ts'
import { refundKey } from '../settle/refund-key.ts'
import { syncAndDeliver } from '../settle/sync-and-deliver.server.ts'

/**
 * Gives the payment of a one-time order back, whole; repeated, it is given back once. Whether that is due, the caller
 * decides.
 *
 * @throws PaymentsError where the payment service can't be reached
 */
export async function refundOrder(services: Settling, orderId: string): Promise<'refunded' | 'not_paid' | 'not_there'> {
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
	const { refunds } = await payments.fetchCustomer(customerId)
	const own = refunds.filter(({ paymentId }) => paymentId === order.paymentId)
	await payments.refund(order.paymentId, refundKey(`order-${orderId}`, own))
	await syncAndDeliver(services, order.companyId)
	const after = await db.order.findUniqueOrThrow({ where: { id: orderId }, select: { status: true } })
	// A refund that the bank has not confirmed yet counts once it has.
	return after.status === 'refunded' ? 'refunded' : 'not_paid'
}
