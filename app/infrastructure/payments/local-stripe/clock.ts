import type { LocalInvoice, LocalSession, LocalSubscription } from './objects.ts'
import { payInvoice } from './payments-of-customers.ts'
import { emit, type Scene } from './scene.ts'
import { end, itemOf, openInvoices, turnPeriod } from './subscriptions.ts'

/**
 * Moves the time on, and does at its own time whatever falls due on the way: months that end, payments that are tried
 * again, sessions that run out.
 */
export async function moveOn(scene: Scene, to: number): Promise<void> {
	for (let due = await nextDue(scene, to); due; due = await nextDue(scene, to)) {
		const at = { ...scene, now: Math.max(due.at, scene.now) }
		await due.happen(at)
	}
	scene.now = Math.max(scene.now, to)
}

interface Due {
	at: number
	happen(scene: Scene): Promise<unknown>
}

async function nextDue({ objects }: Scene, to: number): Promise<Due | null> {
	const subscriptions = (await objects.list<LocalSubscription>('subscription')).filter(({ status }) => status !== 'canceled')
	const invoices = (await objects.list<LocalInvoice>('invoice')).filter(({ next_payment_attempt: next }) => next !== null)
	const sessions = (await objects.list<LocalSession>('checkout.session')).filter(({ status }) => status === 'open')
	const due: Due[] = [
		...subscriptions.map((each) => ({ at: itemOf(each).current_period_end, happen: (scene: Scene) => turnPeriod(scene, each) })),
		...invoices.map((each) => ({ at: each.next_payment_attempt!, happen: (scene: Scene) => retry(scene, each) })),
		...sessions.map((each) => ({ at: each.expires_at, happen: (scene: Scene) => expire(scene, each) })),
	]
	return due.filter(({ at }) => at <= to).sort((one, other) => one.at - other.at)[0] ?? null
}

/** Tries an open invoice again: paid, the subscription is active again; after the last try it ends. */
export async function retry(scene: Scene, open: LocalInvoice): Promise<void> {
	const tried = await payInvoice(scene, open)
	const subscription = await scene.objects.find<LocalSubscription>(open.parent.subscription_details.subscription)
	if (!subscription || subscription.status === 'canceled') return
	if (tried.status === 'paid') {
		if ((await openInvoices(scene, subscription)).length > 0) return
		const active: LocalSubscription = { ...subscription, status: 'active' }
		await scene.objects.put(active)
		await emit(scene, 'customer.subscription.updated', active)
	} else if (tried.next_payment_attempt === null) await end(scene, subscription)
}

/** Closes a session that nobody paid. */
export async function expire(scene: Scene, session: LocalSession): Promise<LocalSession> {
	const expired: LocalSession = { ...session, status: 'expired', url: null }
	await scene.objects.put(expired)
	await emit(scene, 'checkout.session.expired', expired)
	return expired
}
