import type { Subscription } from '#app/infrastructure/db/generated/client.ts'
import { type PaidPlan, type Payments, PaymentsError } from '#app/infrastructure/payments/payments.ts'
import { rankOf } from '../gates.ts'
import { type PlanId, planOf } from '../plans.ts'
import type { Settling } from '../settle/settling.ts'
import { syncAndDeliver } from '../settle/sync-and-deliver.server.ts'
import { liveSubscription } from './live-subscription.server.ts'

/** Why nothing can be changed: there is no subscription yet, nothing to change, or a payment is missing. */
type NoChange = 'checkout' | 'same' | 'past_due' | 'no_payments'

/** What a change of the plan would do. */
export type PlanChangePreview =
	| { kind: NoChange }
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

/** A change that can be made. */
interface Change {
	kind: 'upgrade' | 'downgrade'
	live: Subscription
	payments: Payments
}

/** What kind of change it would be. */
async function changeTo(
	services: Pick<Settling, 'db' | 'payments'>,
	{ companyId, plan }: { companyId: string; plan: PlanId },
): Promise<Change | { kind: NoChange }> {
	const { payments } = services
	if (!payments) return { kind: 'no_payments' }
	const live = await liveSubscription(services, companyId)
	if (!live) return { kind: plan === 'free' ? 'same' : 'checkout' }
	if (live.plan === plan) return { kind: 'same' }
	if (live.status === 'past_due') return { kind: 'past_due' }
	return { kind: rankOf(plan) > rankOf(live.plan) ? 'upgrade' : 'downgrade', live, payments }
}

/**
 * What a change of the plan would do, and what it would cost now. Nothing is changed.
 *
 * @throws PaymentsError where the payment service can't be reached
 */
export async function previewPlanChange(
	services: Pick<Settling, 'db' | 'payments'>,
	{ companyId, plan }: { companyId: string; plan: PlanId },
): Promise<PlanChangePreview> {
	const change = await changeTo(services, { companyId, plan })
	if (!('live' in change)) return change
	const { plan: from, periodEnd, id, grantedChecks } = change.live
	if (change.kind === 'downgrade' || plan === 'free') return { kind: 'downgrade', from, to: plan, at: periodEnd }
	const { dueNowCents, at } = await change.payments.previewUpgrade(id, plan)
	const { cents: thenCents, checks } = planOf(plan)
	return { kind: 'upgrade', from, to: plan, dueNowCents, thenCents, periodEnd, at, extraChecks: Math.max(0, checks - grantedChecks) }
}

/** What became of a change of the plan. */
export type PlanChange =
	| { outcome: 'upgraded' | 'downgrade_scheduled'; plan: PlanId; at: Date }
	| { outcome: 'checkout' }
	| { outcome: Exclude<NoChange, 'checkout'> | 'declined' }

/**
 * Moves a company that has a subscription to another plan that is paid for: to a dearer one at once, with the difference
 * charged; to a cheaper one when the paid month ends. For Free there is `cancelSubscription`.
 *
 * @param userId who asks for it, for the history
 * @param at of the preview, so that what was shown is charged
 * @throws PaymentsError where the payment service can't be reached
 */
export async function changePlan(
	services: Settling,
	{ userId, companyId, plan, at }: { userId: string; companyId: string; plan: PaidPlan; at?: Date },
): Promise<PlanChange> {
	const change = await changeTo(services, { companyId, plan })
	if (!('live' in change)) return { outcome: change.kind }
	const { live, payments } = change
	if (change.kind === 'downgrade') {
		await asRequester(services, live, userId, () => payments.downgradeLater(live.id, plan))
		await syncAndDeliver(services, companyId)
		return { outcome: 'downgrade_scheduled', plan, at: live.periodEnd }
	}
	const now = await payments.previewUpgrade(live.id, plan)
	const reckoned = at && at >= live.periodStart && at <= now.at ? at : now.at
	try {
		await asRequester(services, live, userId, () => payments.upgrade(live.id, plan, reckoned))
	} catch (error) {
		if (error instanceof PaymentsError && error.kind === 'card') return { outcome: 'declined' }
		throw error
	}
	await syncAndDeliver(services, companyId)
	return { outcome: 'upgraded', plan, at: reckoned }
}

/** What became of a cancellation: `at` is when the paid month, and with it the plan, ends. */
export type Cancellation = { outcome: 'canceled' | 'already_canceled'; at: Date } | { outcome: 'past_due' | 'none' | 'no_payments' }

/**
 * Ends the subscription with the month that is paid. Until then the plan stays as it is.
 *
 * @throws PaymentsError where the payment service can't be reached
 */
export async function cancelSubscription(
	services: Settling,
	{ userId, companyId }: { userId: string; companyId: string },
): Promise<Cancellation> {
	const { payments } = services
	if (!payments) return { outcome: 'no_payments' }
	const live = await liveSubscription(services, companyId)
	if (!live) return { outcome: 'none' }
	if (live.status === 'canceled') return { outcome: 'already_canceled', at: live.periodEnd }
	if (live.status === 'past_due') return { outcome: 'past_due' }
	await asRequester(services, live, userId, () => payments.cancelLater(live.id))
	await syncAndDeliver(services, companyId)
	return { outcome: 'canceled', at: live.periodEnd }
}

/**
 * Takes back a cancellation, or a downgrade, that has not happened yet.
 *
 * @throws PaymentsError where the payment service can't be reached
 */
export async function takeBackChange(
	services: Settling,
	{ userId, companyId }: { userId: string; companyId: string },
): Promise<'kept' | 'nothing_to_take_back' | 'no_payments'> {
	const { payments } = services
	if (!payments) return 'no_payments'
	const live = await liveSubscription(services, companyId)
	if (!live || live.nextPlan === null) return 'nothing_to_take_back'
	await asRequester(services, live, userId, () => payments.keepPlan(live.id))
	await syncAndDeliver(services, companyId)
	return 'kept'
}

/**
 * Asks the payment service for a change in somebody's name. Its event may be applied before this request goes on: whoever
 * tells the history finds the name with the subscription. Where nothing changes, a later change is not theirs; where no
 * answer came, it may have happened all the same.
 */
async function asRequester({ db }: Pick<Settling, 'db'>, { id }: Subscription, askedById: string, ask: () => Promise<void>): Promise<void> {
	await db.subscription.update({ where: { id }, data: { askedById, askedAt: new Date() } })
	try {
		await ask()
	} catch (error) {
		if (error instanceof PaymentsError && error.kind !== 'unreachable')
			await db.subscription.updateMany({ where: { id, askedById }, data: { askedById: null, askedAt: null } })
		throw error
	}
}
