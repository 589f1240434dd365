import type { Order } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** What is known of a checkout. */
export type PaymentStatus = Pick<
	Order,
	'kind' | 'status' | 'description' | 'cents' | 'plan' | 'failure' | 'returnTo' | 'documentId' | 'versionNumber'
> & { orderId: string; sessionId: string }

/** How a checkout of the company stands. @returns `null` where there is none, or it is somebody else's */
export async function paymentStatus(
	{ db }: Pick<Services, 'db'>,
	{ companyId, sessionId }: { companyId: string; sessionId: string },
): Promise<PaymentStatus | null> {
	const order = await db.order.findFirst({
		where: { sessionId, companyId },
		select: {
			id: true,
			kind: true,
			status: true,
			description: true,
			cents: true,
			plan: true,
			failure: true,
			returnTo: true,
			documentId: true,
			versionNumber: true,
		},
	})
	if (!order) return null
	const { id: orderId, ...status } = order
	return { orderId, sessionId, ...status }
}
