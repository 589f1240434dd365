import { recordEvents, type Actor, type NewEvent } from '#app/domain/activity/record-event.server.ts'
import { mailAdmins } from '#app/domain/mail/mail-admins.server.ts'
import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { DisputeState } from '#app/infrastructure/payments/payments.ts'
import { minute } from '#app/units.ts'
import { dollars, planOf } from '../plans.ts'
import { checksStopAt } from '../subscriptions/past-due.ts'
import { paymentDisputedMail, paymentFailedMail, refundFailedMail } from '../subscriptions/payment-mails.ts'
import { doneByPeople, planEvents, type PlanEvent } from './plan-events.ts'
import type { StoredSubscription, SettleChange } from './settle-types.ts'
import type { Settling } from './settling.ts'

/** How long after somebody asked for a change it can be theirs. The payment service tells it within seconds. */
const requestedRecently = 10 * minute

/**
 * Tells what became of a company's plan, in the transaction in which it changes: the company's history, and its owners
 * by mail when a payment failed; and the administrators when a refund came back or a payment was disputed.
 *
 * @param before the subscriptions as they were before `changes`
 * @param disputes as the payment service has them: one that is decided needs no answer
 */
export async function recordPlanChanges(
	services: Pick<Settling, 'jobs' | 'keys' | 'env'>,
	tx: Tx,
	companyId: string,
	{
		before,
		changes,
		disputes,
	}: { before: readonly StoredSubscription[]; changes: readonly SettleChange[]; disputes: readonly DisputeState[] },
): Promise<void> {
	for (const change of changes) {
		if (change.type !== 'payment' || (change.kind !== 'refund_failed' && change.kind !== 'dispute')) continue
		if (change.kind === 'dispute' && !disputes.some(({ id, status }) => id === change.externalId && status === 'open')) continue
		const compose = change.kind === 'dispute' ? paymentDisputedMail : refundFailedMail
		const name = change.description.replace(/^[^:]+: /, '')
		const link = `${services.env.appUrl}/admin/users`
		await mailAdmins(services, tx, (to) => compose({ to, name, price: dollars(Math.abs(change.cents)), link }))
	}
	const events = planEvents(before, changes)
	if (events.length === 0) return
	const [asker, buyer] = [await takeAsker(tx, companyId, events), await buyerOf(tx, changes, events)]
	const actorOf = ({ type }: PlanEvent) => (type === 'plan.started' ? buyer : doneByPeople.includes(type) ? asker : null)
	await recordEvents(
		tx,
		events.map((event): NewEvent => ({ ...event, actor: actorOf(event), companyId })),
	)
	for (const change of changes)
		if (change.type === 'subscription' && change.status === 'past_due' && events.some(({ type }) => type === 'plan.payment_failed'))
			await mailOwners(services, tx, companyId, change)
}

/** Who asked for a change just now; that is told once. */
async function takeAsker(tx: Tx, companyId: string, events: readonly PlanEvent[]): Promise<Actor | null> {
	if (!events.some(({ type }) => doneByPeople.includes(type))) return null
	const requested = await tx.subscription.findFirst({
		where: { companyId, askedById: { not: null }, askedAt: { gte: new Date(Date.now() - requestedRecently) } },
		orderBy: { askedAt: 'desc' },
		select: { askedById: true },
	})
	await tx.subscription.updateMany({ where: { companyId, askedById: { not: null } }, data: { askedById: null, askedAt: null } })
	return requested?.askedById ? { id: requested.askedById } : null
}

/** Who paid for the plan that has begun. */
async function buyerOf(tx: Tx, changes: readonly SettleChange[], events: readonly PlanEvent[]): Promise<Actor | null> {
	if (!events.some(({ type }) => type === 'plan.started')) return null
	const paid = changes.flatMap((change) => (change.type === 'order' && change.status === 'paid' ? [change.id] : []))
	const order = await tx.order.findFirst({ where: { id: { in: paid }, kind: 'subscription' }, select: { userId: true } })
	return order?.userId ? { id: order.userId } : null
}

async function mailOwners(
	services: Pick<Settling, 'jobs' | 'keys' | 'env'>,
	tx: Tx,
	companyId: string,
	subscription: StoredSubscription,
): Promise<void> {
	const owners = await tx.membership.findMany({
		where: { companyId, role: 'owner', user: { suspendedAt: null, deletedAt: null } },
		orderBy: { userId: 'asc' },
		select: { user: { select: { email: true } } },
	})
	const { name } = planOf(subscription.plan)
	const at = checksStopAt(subscription)!
	const link = `${services.env.appUrl}/settings/billing`
	for (const { user } of owners) await queueMail(services, tx, paymentFailedMail({ to: user.email, name, at, link }))
}
