import type { Services } from '#app/infrastructure/services.ts'
import type { PlanId } from '../plans.ts'
import { liveSubscription } from './live-subscription.server.ts'
import { checksStopAt } from './past-due.ts'

/** A company's plan and how it stands. */
export interface SubscriptionInfo {
	status: 'active' | 'canceled' | 'past_due' | 'none'
	plan: PlanId
	periodEnd: Date | null
	/** What the plan becomes at the end of the period; null where it stays. */
	nextPlan: PlanId | null
	pastDueSince: Date | null
	/** When new checks stop for want of a payment. */
	checksStopAt: Date | null
	credits: number
	/** Whether it is paid for; a plan that an administrator gave has no subscription. */
	managed: boolean
}

/** A company's plan, subscription and credits, as they are now. */
export async function subscriptionInfo(services: Pick<Services, 'db'>, companyId: string): Promise<SubscriptionInfo> {
	const [live, { plan, credits }] = await Promise.all([
		liveSubscription(services, companyId),
		services.db.company.findUniqueOrThrow({ where: { id: companyId }, select: { plan: true, credits: true } }),
	])
	const none = { status: 'none', periodEnd: null, nextPlan: null, pastDueSince: null, checksStopAt: null, managed: false } as const
	if (!live || live.status === 'ended') return { ...none, plan, credits }
	const { status, periodEnd, nextPlan, pastDueSince } = live
	return { status, plan, periodEnd, nextPlan, pastDueSince, checksStopAt: checksStopAt(live), credits, managed: true }
}
