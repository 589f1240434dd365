import { PaymentsError } from '#app/infrastructure/payments/payments.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { rankOf } from '../gates.ts'
import { type PlanId, planOf, plans } from '../plans.ts'
import { isPaidPlan } from '../settle/settle.ts'
import { syncAndDeliver } from '../settle/sync-and-deliver.server.ts'
import { liveSubscription } from './live-subscription.server.ts'

type Used = Pick<Services, 'db' | 'jobs' | 'payments'>

/** What a change of the plan would do. */
export type PlanChangePreview =
	| { kind: 'checkout' | 'same' | 'past_due' | 'invalid_plan' | 'no_payments' }
	| {
			kind: 'upgrade'
			from: PlanId
			to: PlanId
			dueNowCents: number
			/** Each month from then on. */
			thenCents: number
			periodEnd: Date
			/** For when that was reckoned: send it along, and the same is charged. */
			at: Date
			/** How many checks are added at once. */
			extraChecks: number
	  }
	/** At the end of the period; to 'free' is a cancellation. */
	| { kind: 'downgrade'; from: PlanId; to: PlanId; at: Date }

/** What a change of the plan would do, and what it would cost now. Nothing is changed. */
export async function previewPlanChange(
	services: Used,
	{ companyId, plan }: { companyId: string; plan: string },
): Promise<PlanChangePreview> {
	const { payments } = services
	if (!payments) return { kind: 'no_payments' }
	const to = planId(plan)
	if (!to) return { kind: 'invalid_plan' }
	const live = await liveSubscription(services, companyId)
	if (!live) return { kind: to === 'free' ? 'same' : 'checkout' }
	if (live.plan === to) return { kind: 'same' }
	if (live.status === 'past_due') return { kind: 'past_due' }
	const { plan: from, periodEnd } = live
	if (!isPaidPlan(to) || rankOf(to) < rankOf(from)) return { kind: 'downgrade', from, to, at: periodEnd }
	const { dueNowCents, at } = await payments.previewUpgrade(live.id, to)
	const extraChecks = Math.max(0, planOf(to).checks - live.grantedChecks)
	return { kind: 'upgrade', from, to, dueNowCents, thenCents: planOf(to).cents, periodEnd, at, extraChecks }
}

/** What became of a change of the plan. */
export type PlanChange =
	| { outcome: 'upgraded' | 'downgrade_scheduled' | 'canceled_at_end'; plan: PlanId; at: Date }
	| { outcome: 'checkout_needed' | 'same' | 'past_due' | 'declined' | 'invalid_plan' | 'no_payments' }

/**
 * Changes the plan of a company that has a subscription: a dearer plan at once, with the difference charged; a cheaper one
 * when the paid month ends.
 *
 * @param at of the preview, so that what was shown is charged
 * @throws PaymentsError where the payment service can't be reached
 */
export async function changePlan(
	services: Used,
	{ companyId, plan, at }: { companyId: string; plan: string; at?: Date },
): Promise<PlanChange> {
	const { payments } = services
	const preview = await previewPlanChange(services, { companyId, plan })
	const live = await liveSubscription(services, companyId)
	if (!payments || preview.kind === 'no_payments') return { outcome: 'no_payments' }
	if (preview.kind === 'checkout' || !live) return { outcome: preview.kind === 'same' ? 'same' : 'checkout_needed' }
	if (preview.kind !== 'upgrade' && preview.kind !== 'downgrade') return { outcome: preview.kind }
	if (preview.kind === 'upgrade') {
		if (!isPaidPlan(preview.to)) return { outcome: 'invalid_plan' }
		const reckoned = at && at >= live.periodStart && at <= preview.at ? at : preview.at
		try {
			await payments.upgrade(live.id, preview.to, reckoned)
		} catch (error) {
			if (error instanceof PaymentsError && error.kind === 'card') return { outcome: 'declined' }
			throw error
		}
		await syncAndDeliver(services, companyId)
		return { outcome: 'upgraded', plan: preview.to, at: reckoned }
	}
	if (isPaidPlan(preview.to)) await payments.downgradeLater(live.id, preview.to)
	else await payments.cancelLater(live.id)
	await syncAndDeliver(services, companyId)
	return { outcome: preview.to === 'free' ? 'canceled_at_end' : 'downgrade_scheduled', plan: preview.to, at: preview.at }
}

/** What became of a cancellation: `at` is when the paid month, and with it the plan, ends. */
export type Cancellation = { outcome: 'canceled' | 'already_canceled'; at: Date } | { outcome: 'past_due' | 'none' | 'no_payments' }

/** Ends the subscription with the month that is paid. Until then the plan stays as it is. */
export async function cancelSubscription(services: Used, { companyId }: { companyId: string }): Promise<Cancellation> {
	const { payments } = services
	if (!payments) return { outcome: 'no_payments' }
	const live = await liveSubscription(services, companyId)
	if (!live) return { outcome: 'none' }
	if (live.status === 'canceled') return { outcome: 'already_canceled', at: live.periodEnd }
	if (live.status === 'past_due') return { outcome: 'past_due' }
	await payments.cancelLater(live.id)
	await syncAndDeliver(services, companyId)
	return { outcome: 'canceled', at: live.periodEnd }
}

/** Takes back a cancellation, or a downgrade, that has not happened yet. */
export async function takeBackChange(
	services: Used,
	{ companyId }: { companyId: string },
): Promise<'kept' | 'nothing_to_take_back' | 'no_payments'> {
	const { payments } = services
	if (!payments) return 'no_payments'
	const live = await liveSubscription(services, companyId)
	if (!live || live.nextPlan === null) return 'nothing_to_take_back'
	await payments.keepPlan(live.id)
	await syncAndDeliver(services, companyId)
	return 'kept'
}

function planId(plan: string): PlanId | null {
	return plans.find(({ id }) => id === plan)?.id ?? null
}
