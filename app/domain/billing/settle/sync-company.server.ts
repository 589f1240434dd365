import { applyChanges, lockCompanyBilling } from './apply-changes.server.ts'
import { settle } from './settle.ts'
import type { SettleChange } from './settle-types.ts'
import type { Settling } from './settling.ts'
import { recordPlanChanges } from './record-plan-changes.server.ts'

/** How often the state is fetched again because another one was applied meanwhile. */
const mostTries = 8

/**
 * Makes a company agree with what the payment service says now, in one transaction. Events, pages and the daily
 * reconciliation all come here.
 *
 * Nothing is locked while the state is fetched. It is applied only if no other was applied since the fetch began, so
 * that an older state never replaces a newer one; otherwise it is fetched again.
 *
 * @returns what was changed
 */
export async function syncCompany(services: Settling, companyId: string): Promise<SettleChange[]> {
	const { db, payments } = services
	if (!payments) throw new Error('The payments of a company can be fetched only where a payment service is configured')
	for (let tries = 0; tries < mostTries; tries++) {
		const { customerId, paymentsVersion: version } = await db.company.findUniqueOrThrow({
			where: { id: companyId },
			select: { customerId: true, paymentsVersion: true },
		})
		if (customerId === null) return []
		// Read before the state: it contains what these events tell.
		const events = await db.paymentEvent.findMany({ where: { customerId, appliedAt: null }, select: { id: true } })
		const fetched = await payments.fetchCustomer(customerId)
		const changes = await db.$transaction(async (tx) => {
			const stored = await lockCompanyBilling(tx, companyId)
			if (stored.version !== version) return null
			const settled = settle(stored, fetched)
			await applyChanges(services, tx, companyId, settled)
			await recordPlanChanges(services, tx, companyId, { before: stored.subscriptions, changes: settled, disputes: fetched.disputes })
			await tx.company.update({ where: { id: companyId }, data: { paymentsVersion: { increment: 1 } } })
			await tx.paymentEvent.updateMany({
				where: { id: { in: events.map(({ id }) => id) }, appliedAt: null },
				data: { appliedAt: new Date() },
			})
			return settled
		})
		if (changes) return changes
	}
	throw new Error(`The payments of company ${companyId} kept changing while they were fetched`)
}
