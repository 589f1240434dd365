import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { fulfillOrderKind } from '../orders/fulfill-order-kind.ts'
import { endSubscriptionKind } from '../subscriptions/end-subscription-kind.ts'
import type { CompanyBilling, StoredSubscription, SettleChange } from './settle-types.ts'

/** A company with everything that payments can change, locked until the transaction ends. */
export async function lockCompanyBilling(tx: Tx, companyId: string): Promise<CompanyBilling & { version: number }> {
	await tx.$queryRaw`SELECT 1 FROM "companies" WHERE "id" = ${companyId}::uuid FOR NO KEY UPDATE`
	const { plan, credits, deletedAt, paymentsVersion, subscriptions, orders, payments } = await tx.company.findUniqueOrThrow({
		where: { id: companyId },
		select: {
			plan: true,
			credits: true,
			deletedAt: true,
			paymentsVersion: true,
			subscriptions: true,
			orders: { select: { id: true, kind: true, status: true, description: true, cents: true, sessionId: true, paymentId: true } },
			payments: { select: { externalId: true } },
		},
	})
	return {
		plan,
		credits,
		deleted: deletedAt !== null,
		version: paymentsVersion,
		// The database refuses a subscription of the Free plan.
		subscriptions: subscriptions as StoredSubscription[],
		orders,
		recorded: new Set(payments.map(({ externalId }) => externalId)),
	}
}

/** Writes what `settle` decided, in the order in which it did; the caller holds the lock of `lockCompanyBilling`. */
export async function applyChanges(
	services: Pick<Services, 'jobs'>,
	tx: Tx,
	companyId: string,
	changes: readonly SettleChange[],
): Promise<void> {
	// An ended subscription makes room for a new one: the database allows one at a time.
	const order = (change: SettleChange) => (change.type === 'subscription' && change.status !== 'ended' ? 1 : 0)
	for (const change of [...changes].sort((one, other) => order(one) - order(other))) await apply(services, tx, companyId, change)
}

async function apply({ jobs }: Pick<Services, 'jobs'>, tx: Tx, companyId: string, change: SettleChange): Promise<void> {
	switch (change.type) {
		case 'credits': {
			const { kind, amount, reason, onceKey } = change
			await tx.creditEntry.create({ data: { companyId, kind, amount, reason, onceKey } })
			await tx.company.update({ where: { id: companyId }, data: { credits: { increment: amount } } })
			return
		}
		case 'plan':
			await tx.company.update({ where: { id: companyId }, data: { plan: change.plan } })
			return
		case 'subscription': {
			const { id, plan, status, periodStart, periodEnd, nextPlan, pastDueSince, grantedPeriod, grantedChecks, endedAt } = change
			const data = { plan, status, periodStart, periodEnd, nextPlan, pastDueSince, grantedPeriod, grantedChecks, endedAt }
			await tx.subscription.upsert({ where: { id }, create: { id, companyId, ...data }, update: data })
			return
		}
		case 'order': {
			const { id, status, sessionId, paymentId, failure } = change
			await tx.order.update({ where: { id }, data: { status, sessionId, paymentId, failure, settledAt: new Date() } })
			return
		}
		case 'payment': {
			const { type: _, ...entry } = change
			await tx.paymentEntry.create({ data: { companyId, ...entry } })
			return
		}
		case 'fulfill':
			await jobs.enqueue(tx, fulfillOrderKind, { orderId: change.orderId })
			return
		case 'end':
			await jobs.enqueue(tx, endSubscriptionKind, { companyId, subscriptionId: change.subscriptionId, refund: change.refund })
	}
}
