import type { EventDetails, EventType } from '#app/domain/activity/event-types.ts'
import { rankOf } from '../gates.ts'
import type { StoredSubscription, SettleChange } from './settle-types.ts'

type PlanEventType = Extract<EventType, `plan.${string}`>

/** Something that happened to a company's plan, as its history tells it. */
export type PlanEvent = { [Type in PlanEventType]: { type: Type; details: EventDetails<Type> } }[PlanEventType]

/** What people do to a plan that is there; the rest comes of a payment or of time. */
export const doneByPeople: readonly PlanEventType[] = ['plan.upgraded', 'plan.downgrade_planned', 'plan.canceled', 'plan.change_taken_back']

/** What the history tells of the changes that `settle` decided. */
export function planEvents(before: readonly StoredSubscription[], changes: readonly SettleChange[]): PlanEvent[] {
	return changes.flatMap((change) =>
		change.type === 'subscription' ? eventsOf(before.find(({ id }) => id === change.id) ?? null, change) : [],
	)
}

function eventsOf(before: StoredSubscription | null, after: StoredSubscription): PlanEvent[] {
	if (after.status === 'ended') return [{ type: 'plan.ended', details: { plan: after.plan } }]
	return [...begun(before, after), ...planned(before, after), ...paid(before, after)]
}

function begun(before: StoredSubscription | null, { plan }: StoredSubscription): PlanEvent[] {
	if (!before) return [{ type: 'plan.started', details: { plan } }]
	if (before.plan === plan) return []
	const type = rankOf(plan) > rankOf(before.plan) ? 'plan.upgraded' : 'plan.downgraded'
	return [{ type, details: { from: before.plan, to: plan } }]
}

function planned(before: StoredSubscription | null, { plan, nextPlan, periodEnd }: StoredSubscription): PlanEvent[] {
	const earlier = before?.nextPlan ?? null
	if (nextPlan === earlier) return []
	const at = periodEnd.toISOString()
	if (nextPlan === 'free') return [{ type: 'plan.canceled', details: { plan, at } }]
	if (nextPlan !== null) return [{ type: 'plan.downgrade_planned', details: { from: plan, to: nextPlan, at } }]
	// A downgrade that has come, and an upgrade instead of it, take nothing back.
	return before?.plan === plan ? [{ type: 'plan.change_taken_back', details: { plan } }] : []
}

function paid(before: StoredSubscription | null, { plan, status }: StoredSubscription): PlanEvent[] {
	const [was, is] = [before?.status === 'past_due', status === 'past_due']
	if (was === is) return []
	return [{ type: is ? 'plan.payment_failed' : 'plan.payment_made_up', details: { plan } }]
}
