import { z } from 'zod'
import { defineJob } from '#app/infrastructure/jobs/define-job.ts'
import type { PaymentEvent } from '#app/infrastructure/db/generated/client.ts'
import type { Settling } from '../settle/settling.ts'
import { syncCompany } from '../settle/sync-company.server.ts'

/** Applies an event: fetches what the payment service says of the customer now. One sync applies all events that wait. */
export const applyEventJob = defineJob({
	name: 'apply-payment-event',
	data: z.object({ eventId: z.string() }),
	retry: 20,
	concurrency: 2,
	expiresIn: 120,
	key: ({ eventId }) => eventId,
	run: (services, { eventId }) => applyEvent(services, eventId),
})

/** Applies a stored event, unless an earlier sync did. */
export async function applyEvent(services: Settling, eventId: string): Promise<void> {
	const { db } = services
	const event = await db.paymentEvent.findUnique({ where: { id: eventId } })
	if (!event || event.appliedAt) return
	const customerId = await customerOf(services, event)
	const company = customerId === null ? null : await db.company.findUnique({ where: { customerId }, select: { id: true } })
	if (company) await syncCompany(services, company.id)
	// One of another program that uses the same account.
	else await db.paymentEvent.update({ where: { id: eventId }, data: { appliedAt: new Date() } })
}

/** Whom an event is about. One that names a charge alone gets the charge's customer, so that a sync finds it among theirs. */
async function customerOf({ db, payments }: Settling, { id, customerId, chargeId }: PaymentEvent): Promise<string | null> {
	if (customerId !== null || chargeId === null || !payments) return customerId
	const found = await payments.customerOfCharge(chargeId)
	if (found !== null) await db.paymentEvent.update({ where: { id }, data: { customerId: found } })
	return found
}
