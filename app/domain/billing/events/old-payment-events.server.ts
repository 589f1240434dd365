import type { Services } from '#app/infrastructure/services.ts'
import { day } from '#app/units.ts'

/** How long an event is recognized when it comes again. Stripe tries for three days, and lets its customers repeat one for 30. */
const remembered = 90 * day

/**
 * Forgets events of the payment service that were applied long ago; one that still waits stays. Forgetting is safe: an
 * event says only that something happened, so one that comes after that leads to the same state once more, in which
 * nothing is left to do.
 *
 * @param now in milliseconds since 1970
 */
export async function removeOldPaymentEvents({ db }: Pick<Services, 'db'>, now: number): Promise<void> {
	const before = new Date(now - remembered)
	await db.paymentEvent.deleteMany({ where: { receivedAt: { lt: before }, appliedAt: { lt: before } } })
}
