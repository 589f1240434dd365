import { z } from 'zod'
import { defineJob } from '#app/infrastructure/jobs/define-job.ts'
import type { Services } from '#app/infrastructure/services.ts'
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
export async function applyEvent(services: Pick<Services, 'db' | 'jobs' | 'payments'>, eventId: string): Promise<void> {
	const { db } = services
	const event = await db.paymentEvent.findUnique({ where: { id: eventId } })
	if (!event || event.appliedAt) return
	const company =
		event.customerId === null ? null : await db.company.findUnique({ where: { customerId: event.customerId }, select: { id: true } })
	if (company) await syncCompany(services, company.id)
	// One of another program that uses the same account.
	else await db.paymentEvent.update({ where: { id: eventId }, data: { appliedAt: new Date() } })
}
