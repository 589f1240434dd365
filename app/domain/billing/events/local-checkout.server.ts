import type { LocalCheckout } from '#app/infrastructure/payments/payments.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { day } from '#app/units.ts'
import { receiveEvent } from './receive-event.server.ts'

type Used = Pick<Services, 'db' | 'jobs' | 'payments'>

/** Delivers what the local Stripe has to tell, signed, to the function that its webhook would call. */
export async function deliverLocalEvents(services: Used): Promise<void> {
	const local = services.payments?.local
	if (!local) return
	for (const { id, body, signature } of await local.undelivered()) {
		await receiveEvent(services, body, signature)
		await local.delivered(id)
	}
}

/**
 * Pays at the local test checkout.
 *
 * @param card 'fails_later': this payment succeeds and the next ones do not
 * @returns where the browser goes on; `null` where there is no such open session
 */
export async function payLocally(services: Used, sessionId: string, card: 'good' | 'fails_later'): Promise<string | null> {
	return delivering(services, (local) => local.pay(sessionId, card))
}

/** Lets the card be declined at the local test checkout. @returns where the browser goes on */
export async function failLocally(services: Used, sessionId: string): Promise<string | null> {
	return delivering(services, (local) => local.fail(sessionId))
}

/** Says whether the next payments of a customer succeed; 'good' also pays what is open. */
export async function setLocalCard(services: Used, customerId: string, card: 'good' | 'fails'): Promise<void> {
	await delivering(services, (local) => local.setCard(customerId, card))
}

/** Lets the bank send the customer's last refund back. @returns whether there was one */
export async function failLocalRefund(services: Used, customerId: string): Promise<boolean> {
	return (await delivering(services, (local) => local.failRefund(customerId))) ?? false
}

/** Moves the time of the local test checkout on. @returns its time then */
export async function moveLocalClock(services: Used, by: { months: 1 } | { days: number }): Promise<Date> {
	const moved = await delivering(services, async (local) => {
		const now = await local.now()
		const to = 'months' in by ? monthLater(now) : new Date(now.getTime() + by.days * day)
		await local.moveClock(to)
		return to
	})
	return moved ?? new Date()
}

/** Lets the months end that are over by now: in the local test checkout nobody but us does. */
export async function turnLocalMonths(services: Used): Promise<void> {
	await delivering(services, async (local) => local.moveClock(await local.now()))
}

/** A month and an hour, so that what falls due on that day has happened. */
function monthLater(from: Date): Date {
	const to = new Date(from)
	to.setUTCMonth(to.getUTCMonth() + 1)
	to.setUTCHours(to.getUTCHours() + 1)
	return to
}

/** Does something at the local test checkout, and delivers what it has to tell; `null` where there is none. */
async function delivering<Result>(services: Used, work: (local: LocalCheckout) => Promise<Result>): Promise<Result | null> {
	const local = services.payments?.local
	if (!local) return null
	const result = await work(local)
	await deliverLocalEvents(services)
	return result
}
