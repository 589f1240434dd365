import { paymentStatus } from '#app/domain/billing/orders/find-order.server.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { PaymentStatusAnswer } from '../schemas/payment.ts'

const status = defineOperation({
	method: 'GET',
	path: '/payment/status/{sessionId}',
	scope: 'account:read',
	summary: 'Get the status of a checkout of your company',
	answers: { 200: PaymentStatusAnswer },
	errors: [404],
	async run({ services, member, params }) {
		const found = await paymentStatus(services, { companyId: member.companyId, sessionId: params.sessionId })
		if (!found) return apiError(404, 'not_found', 'There is no such payment.')
		const { orderId, sessionId, kind, description, cents, plan, documentId, versionNumber, failure } = found
		return {
			sessionId,
			order_id: orderId,
			status: found.status,
			kind,
			description,
			amount: cents,
			currency: 'usd',
			plan,
			document_id: documentId,
			version_number: versionNumber,
			failure,
		}
	},
})

export const loader = endpoint(status)
export const action = loader
