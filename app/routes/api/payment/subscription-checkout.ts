import { startSubscriptionCheckout } from '#app/domain/billing/orders/start-checkout.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { visitorContext, type Visitor } from '#app/http/context.ts'
import { CheckoutAnswer, SubscriptionBody } from '../schemas/payment.ts'
import { nothingSold, unlessPaymentsFail } from './payment-answers.server.ts'

// Open, because the specification has answers of its own for callers without a session.
const checkout = defineOperation({
	method: 'POST',
	path: '/payment/subscription/checkout',
	open: true,
	summary: 'Start the checkout of a plan; needs a session',
	body: SubscriptionBody,
	failed: 'Failed to create subscription',
	answers: { 200: CheckoutAnswer },
	errors: [400, 401, 403, 409, 500, 503],
	run: ({ services, context, request, body }) =>
		unlessPaymentsFail(context, async () => {
			const member = memberOf(context.get(visitorContext))
			const started = await startSubscriptionCheckout(services, {
				userId: member.id,
				companyId: member.companyId,
				plan: body.plan,
				cancelUrl: body.cancel_url,
				requestKey: request.headers.get('Idempotency-Key')?.slice(0, 200),
			})
			switch (started.outcome) {
				case 'started':
					return { sessionId: started.sessionId, url: started.url }
				case 'invalid_plan':
					return apiError(400, 'invalid_plan', 'Invalid plan selected')
				case 'has_subscription':
					return apiError(409, 'has_subscription', 'Your company already has a plan. Change it under Plan and billing.')
				case 'no_payments':
					return nothingSold()
				case 'no_url':
					return apiError(500, 'no_url', 'No checkout URL received from payment service')
			}
		}),
})

/** @throws the answers of the specification for callers without a session, or with one that is over */
function memberOf(visitor: Visitor): Member {
	if (visitor.kind === 'member') return visitor.member
	if (visitor.kind === 'anonymous') throw apiError(401, 'not_authenticated', 'No authorization header')
	throw apiError(403, 'invalid_token', 'Invalid or expired token')
}

export const loader = endpoint(checkout)
export const action = loader
