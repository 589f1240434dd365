import { receiveEvent } from '#app/domain/billing/events/receive-event.server.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { readText } from '#app/http/api/api-body.server.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { megabyte } from '#app/units.ts'
import { z } from 'zod'

/** Stripe's events are some kilobytes; one with a long invoice may be more. */
const largestEvent = megabyte

const receive = defineOperation({
	method: 'POST',
	path: '/payment/webhook',
	open: true,
	summary: 'For the payment service alone: takes a signed event',
	answers: { 200: z.object({ received: z.literal(true) }) },
	errors: [400, 413],
	async run({ services, request }) {
		// The signature is over the very bytes, so they are not parsed first.
		const body = await readText(request, largestEvent)
		const received = await receiveEvent(services, body, request.headers.get('Stripe-Signature') ?? '')
		if (received === 'refused') return apiError(400, 'bad_signature', 'The signature is missing, wrong or too old.')
		return { received: true }
	},
})

export const loader = endpoint(receive)
export const action = loader
