import type { CustomerState, InvoiceState, PaidPlan, SubscriptionState } from '#app/infrastructure/payments/payments.ts'
import { type PlanId, planOf } from '../plans.ts'
import { subscriptionsToRefundAgain } from './refund-key.ts'
import { settleOrders } from './settle-orders.ts'
import type { CreditChange, CompanyBilling, StoredSubscription, SettleChange } from './settle-types.ts'

/**
 * What has to change here so that it agrees with what the payment service says: pure, and the only place that decides
 * it. Which event led to it, how often, and in which order does not matter: the state is compared as a whole, and what
 * was granted or recorded before is not again.
 */
export function settle(stored: CompanyBilling, fetched: CustomerState): SettleChange[] {
	const { kept, surplus } = chooseSubscription(stored, fetched.subscriptions)
	const changes: SettleChange[] = settleOrders(stored, fetched)
	let balance = stored.credits
	const credit = (change: CreditChange | null) => {
		if (!change) return
		changes.push(change)
		balance += change.amount
	}

	for (const ended of endings(stored, fetched.subscriptions)) {
		changes.push({ type: 'subscription', ...ended })
		credit(expiry(balance, `${ended.id}:ended`, 'Unused checks when the plan ended'))
		if (!kept && stored.plan !== 'free') changes.push({ type: 'plan', plan: 'free' })
	}
	if (kept) {
		const before = stored.subscriptions.find(({ id }) => id === kept.id) ?? null
		const due = checksDue(kept, before, fetched.invoices)
		if (due?.newMonth) credit(expiry(balance, `${kept.id}:${due.period.getTime()}:expired`, 'Unused checks of the month before'))
		if (due) credit({ type: 'credits', kind: 'granted', amount: due.amount, reason: due.reason, onceKey: due.onceKey })
		const row: StoredSubscription = {
			...rowOf(kept, fetched.invoices),
			grantedPeriod: due?.period ?? before?.grantedPeriod ?? null,
			grantedChecks: due?.total ?? before?.grantedChecks ?? 0,
		}
		if (!before || !sameRow(before, row)) changes.push({ type: 'subscription', ...row })
		if (stored.plan !== kept.plan) changes.push({ type: 'plan', plan: kept.plan })
	}
	for (const { id } of surplus) changes.push({ type: 'end', subscriptionId: id, refund: !stored.deleted })
	for (const subscriptionId of subscriptionsToRefundAgain(fetched)) changes.push({ type: 'end', subscriptionId, refund: true })
	return changes
}

type Known = SubscriptionState & { plan: PaidPlan }

/**
 * The subscription that counts: the one that counted so far, else the oldest. Somebody who pays at two open checkouts
 * has two; the surplus one is ended and given back.
 */
function chooseSubscription({ subscriptions, deleted }: CompanyBilling, fetched: readonly SubscriptionState[]) {
	const live = fetched.filter((each): each is Known => (each.status === 'active' || each.status === 'past_due') && each.plan !== null)
	if (deleted) return { kept: null, surplus: live }
	const current = subscriptions.find(({ status }) => status !== 'ended')
	const oldest = [...live].sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime() || one.id.localeCompare(other.id))
	const kept = live.find(({ id }) => id === current?.id) ?? oldest[0] ?? null
	return { kept, surplus: live.filter((each) => each !== kept) }
}

function endings({ subscriptions }: CompanyBilling, fetched: readonly SubscriptionState[]) {
	return subscriptions.flatMap((our): StoredSubscription[] => {
		const current = fetched.find(({ id }) => id === our.id)
		if (our.status === 'ended' || current?.status !== 'ended') return []
		return [{ ...our, status: 'ended', nextPlan: null, pastDueSince: null, endedAt: current.endedAt ?? current.periodEnd }]
	})
}

function rowOf(subscription: Known, invoices: readonly InvoiceState[]): Omit<StoredSubscription, 'grantedPeriod' | 'grantedChecks'> {
	const { id, plan, periodStart, periodEnd, nextPlan } = subscription
	const pastDue = subscription.status === 'past_due'
	const missing = invoices.filter(({ subscriptionId, status }) => subscriptionId === id && status === 'open')
	const since = missing.map(({ createdAt }) => createdAt.getTime())
	return {
		id,
		plan,
		status: pastDue ? 'past_due' : nextPlan === 'free' ? 'canceled' : 'active',
		periodStart,
		periodEnd,
		nextPlan,
		pastDueSince: pastDue ? (since.length > 0 ? new Date(Math.min(...since)) : periodStart) : null,
		endedAt: null,
	}
}

function sameRow(one: StoredSubscription, other: StoredSubscription): boolean {
	const fields = Object.keys(other) as (keyof StoredSubscription)[]
	return fields.every((field) => Number(one[field]) === Number(other[field]) || one[field] === other[field])
}

interface ChecksDue {
	period: Date
	newMonth: boolean
	amount: number
	/** How many were granted for the period in all. */
	total: number
	reason: string
	onceKey: string
}

/** The checks of a month that was paid, once; after an upgrade within it the difference, once per plan. */
function checksDue({ id, plan }: Known, before: StoredSubscription | null, invoices: readonly InvoiceState[]): ChecksDue | null {
	const paid = invoices.filter(({ subscriptionId, beginsPeriod, status }) => subscriptionId === id && beginsPeriod && status === 'paid')
	if (paid.length === 0) return null
	const period = new Date(Math.max(...paid.map(({ periodStart }) => periodStart.getTime())))
	const { name, checks } = planOf(plan)
	const newMonth = !before?.grantedPeriod || period > before.grantedPeriod
	if (newMonth) {
		const reason = `Monthly checks of the ${name} plan`
		return { period, newMonth, amount: checks, total: checks, reason, onceKey: `${id}:${period.getTime()}:month` }
	}
	const amount = checks - before.grantedChecks
	if (amount <= 0 || period < before.grantedPeriod!) return null
	const onceKey = `${id}:${period.getTime()}:top-up:${plan}`
	return { period, newMonth, amount, total: checks, reason: `Upgrade to the ${name} plan: the difference for this month`, onceKey }
}

function expiry(balance: number, onceKey: string, reason: string): CreditChange | null {
	return balance > 0 ? { type: 'credits', kind: 'expired', amount: -balance, reason, onceKey } : null
}

/** The plans that can be bought, and what each costs a month. */
export const paidPlans: Readonly<Record<PaidPlan, number>> = {
	builder: planOf('builder').cents,
	startup: planOf('startup').cents,
	scale: planOf('scale').cents,
}

/** Whether a plan is one that is paid for. */
export function isPaidPlan(plan: string): plan is PaidPlan & PlanId {
	return Object.hasOwn(paidPlans, plan)
}
