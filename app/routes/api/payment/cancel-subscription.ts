import { cancelSubscription } from '#app/domain/billing/subscriptions/change-plan.server.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { CancellationAnswer } from '../schemas/payment.ts'
import { nothingSold, unlessPaymentsFail } from './payment-answers.server.ts'

const cancel = defineOperation({
	method: 'POST',
	path: '/payment/cancel-subscription',
	scope: 'session',
	summary: 'Go to the Free plan when the paid month ends',
	failed: 'Failed to cancel the subscription',
	answers: { 200: CancellationAnswer },
	errors: [409, 500, 503],
	run: ({ services, member, context }) =>
		unlessPaymentsFail(context, async () => {
			const canceled = await cancelSubscription(services, { userId: member.id, companyId: member.companyId })
			switch (canceled.outcome) {
				case 'canceled':
					return { status: 'canceled', ends_at: canceled.at }
				case 'already_canceled':
					return apiError(409, 'already_canceled', 'Already canceled', { details: { ends_at: canceled.at } })
				case 'past_due':
					return apiError(409, 'past_due', 'Payment issue')
				case 'none':
					return apiError(409, 'no_subscription', 'No active subscription')
				case 'no_payments':
					return nothingSold()
			}
		}),
})

export const loader = endpoint(cancel)
export const action = loader
