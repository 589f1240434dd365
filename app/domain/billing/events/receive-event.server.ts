import type { Services } from '#app/infrastructure/services.ts'
import { applyEventJob } from './apply-event-job.server.ts'

/** The beginnings of the types that can change something here; others are noted and left alone. */
const changing = [
	'checkout.session.',
	'customer.subscription.',
	'subscription_schedule.',
	'invoice.',
	'charge.',
	'refund.',
	'payment_intent.',
]

/**
 * Takes an event of the payment service: its signature is checked, it is stored once by its id, and a job applies what it
 * is about. From here on nothing is lost, whatever happens to the program.
 */
export async function receiveEvent(
	{ db, jobs, payments }: Pick<Services, 'db' | 'jobs' | 'payments'>,
	body: string,
	signature: string,
): Promise<'stored' | 'repeated' | 'refused'> {
	const event = await payments?.verifyEvent(body, signature)
	if (!event) return 'refused'
	const { id, type, customerId, chargeId } = event
	const matters = (customerId ?? chargeId) !== null && changing.some((start) => type.startsWith(start))
	return db.$transaction(async (tx) => {
		const stored = await tx.$executeRaw`
			INSERT INTO "payment_events" ("id", "type", "customer_id", "charge_id", "applied_at")
			VALUES (${id}, ${type}, ${customerId}, ${chargeId}, ${matters ? null : new Date()}::timestamptz) ON CONFLICT ("id") DO NOTHING`
		if (stored === 0) return 'repeated'
		if (matters) await jobs.enqueue(tx, applyEventJob, { eventId: id })
		return 'stored'
	})
}
