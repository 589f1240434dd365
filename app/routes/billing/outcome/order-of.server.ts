import type { RouterContextProvider } from 'react-router'
import { paymentStatus, type PaymentStatus } from '#app/domain/billing/orders/find-order.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { currentMember } from '#app/http/session/require-member.ts'

/**
 * The order that a page of an outcome is about, as the URL names its session.
 *
 * @returns `null` where the URL names none, the visitor is not signed in, or it is not of their company: all told alike
 */
export async function orderOf(context: Readonly<RouterContextProvider>, request: Request): Promise<PaymentStatus | null> {
	const member = currentMember(context)
	const sessionId = new URL(request.url).searchParams.get('session_id')
	if (!member || !sessionId || sessionId.includes('\0')) return null
	return paymentStatus(context.get(servicesContext), { companyId: member.companyId, sessionId })
}
