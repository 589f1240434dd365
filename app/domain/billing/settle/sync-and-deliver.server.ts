import { deliverLocalEvents } from '../events/local-checkout.server.ts'
import type { Settling } from './settling.ts'
import { syncCompany } from './sync-company.server.ts'

/** Brings a company up to date after a call to the payment service: what was asked for is shown at once, without waiting for the event. */
export async function syncAndDeliver(services: Settling, companyId: string): Promise<void> {
	await syncCompany(services, companyId)
	await deliverLocalEvents(services)
}
