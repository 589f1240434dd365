import { subscriptionInfo } from '#app/domain/billing/subscriptions/subscription-info.server.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { SubscriptionAnswer } from '../schemas/payment.ts'

const info = defineOperation({
	method: 'GET',
	path: '/payment/subscription/info',
	scope: 'account:read',
	summary: 'Get the plan of your company and the status of its subscription',
	answers: { 200: SubscriptionAnswer },
	errors: [],
	async run({ services, member }) {
		const { status, plan, credits, periodEnd, nextPlan, pastDueSince, checksStopAt } = await subscriptionInfo(services, member.companyId)
		return {
			status,
			plan,
			credits,
			current_period_end: periodEnd,
			next_plan: nextPlan,
			past_due_since: pastDueSince,
			checks_stop_at: checksStopAt,
		}
	},
})

export const loader = endpoint(info)
export const action = loader
