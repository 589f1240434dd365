import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { OrderAnswer, PaymentBody } from '../schemas/payment.ts'
import { oneTimeCheckout } from './one-time.server.ts'

const checkout = defineOperation({
	method: 'POST',
	path: '/payment/one-time/checkout',
	scope: 'session',
	summary: 'Start the checkout of an add-on; the amount in cents has to be its price',
	body: PaymentBody,
	failed: 'Failed to create payment',
	answers: { 200: OrderAnswer },
	errors: [400, 403, 404, 422, 500, 503],
	run: (call) => oneTimeCheckout(call, ({ sessionId, url, orderId }) => ({ sessionId, url, order_id: orderId })),
})

export const loader = endpoint(checkout)
export const action = loader
