import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { CheckoutAnswer, PaymentBody } from '../schemas/payment.ts'
import { oneTimeCheckout } from './one-time.server.ts'

const create = defineOperation({
	method: 'POST',
	path: '/payment/create-payment',
	scope: 'session',
	summary: 'The same as /payment/one-time/checkout, without the order',
	body: PaymentBody,
	failed: 'Failed to create payment',
	answers: { 200: CheckoutAnswer },
	errors: [400, 403, 404, 422, 500, 503],
	run: (call) => oneTimeCheckout(call, ({ sessionId, url }) => ({ sessionId, url })),
})

export const loader = endpoint(create)
export const action = loader
