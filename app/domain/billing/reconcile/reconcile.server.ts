import type { Services } from '#app/infrastructure/services.ts'
import { turnLocalMonths } from '../events/local-checkout.server.ts'
import type { SettleChange } from '../settle/settle-types.ts'
import type { Settling } from '../settle/settling.ts'
import { paidPlans } from '../settle/settle.ts'
import { syncCompany } from '../settle/sync-company.server.ts'

/** What differed between this program and the payment service, and was put right. */
export interface Reconciliation {
	companies: number
	/** Companies with what was changed. */
	differing: { companyId: string; changes: SettleChange['type'][] }[]
	/** Companies whose state could not be fetched. */
	failed: string[]
	/** Plans whose price at the payment service is not the catalog's. */
	wrongPrices: string[]
}

/**
 * Holds every company that ever paid against the payment service, and puts right what differs: what an event would have
 * told that was lost. Each difference is reported, since there should be none.
 */
export async function reconcile(services: Settling & Pick<Services, 'log'>): Promise<Reconciliation> {
	const { db, payments, log } = services
	const found: Reconciliation = { companies: 0, differing: [], failed: [], wrongPrices: [] }
	if (!payments) return found
	await turnLocalMonths(services)
	found.wrongPrices = await payments.wrongPrices(paidPlans)
	if (found.wrongPrices.length > 0) log.error({ plans: found.wrongPrices }, 'Prices at the payment service are not those of the catalog')
	const companies = await db.company.findMany({ where: { customerId: { not: null } }, select: { id: true }, orderBy: { id: 'asc' } })
	for (const { id: companyId } of companies) {
		found.companies += 1
		try {
			const changes = (await syncCompany(services, companyId)).map(({ type }) => type)
			if (changes.length === 0) continue
			found.differing.push({ companyId, changes })
			log.warn({ companyId, changes }, 'A company differed from the payment service and was put right')
		} catch (error) {
			found.failed.push(companyId)
			log.error({ err: error, companyId }, 'A company could not be held against the payment service')
		}
	}
	return found
}
