import { inScene, type LocalStripe } from './answer-call.ts'
import { moveOn, retry } from './clock.ts'
import type { LocalEvent, LocalRefund, LocalSession, LocalSubscription } from './objects.ts'
import { charge, failRefund } from './payments-of-customers.ts'
import { emit, priceOfId, readClock, type Scene, setCardWorks, setClock } from './scene.ts'
import { openInvoices, startSubscription } from './subscriptions.ts'
import type { LocalCheckout } from '../payments.ts'

/**
 * What somebody does at the local test checkout, and its clock.
 *
 * @param sign makes the header with which an event is delivered
 */
export function createLocalCheckout(stripe: LocalStripe, sign: (body: string) => string): LocalCheckout {
	const openSession = async (scene: Scene, id: string) => {
		const session = await scene.objects.find<LocalSession>(id)
		return session?.object === 'checkout.session' && session.status === 'open' ? session : null
	}

	return {
		session: (id) =>
			inScene(stripe, async ({ objects }) => {
				const session = await objects.find<LocalSession>(id)
				if (session?.object !== 'checkout.session') return null
				const { status, local_description: description, amount_total: cents, mode, cancel_url } = session
				return { id, status, description, cents, monthly: mode === 'subscription', cancelUrl: withSession(cancel_url, id) }
			}),
		pay: (id, card) =>
			inScene(stripe, async (scene) => {
				const session = await openSession(scene, id)
				if (!session) return null
				await setCardWorks(scene, session.customer, true)
				const paid: LocalSession = { ...session, status: 'complete', payment_status: 'paid', url: null, ...(await paidBy(scene, session)) }
				await scene.objects.put(paid)
				await emit(scene, 'checkout.session.completed', paid)
				if (card === 'fails_later') await setCardWorks(scene, session.customer, false)
				return withSession(session.success_url, id)
			}),
		fail: (id) =>
			inScene(stripe, async (scene) => {
				const session = await openSession(scene, id)
				if (!session) return null
				const { customer, amount_total: amount, local_description: description } = session
				const intent = await charge(scene, { customer, amount, description, metadata: session.payment_metadata, works: false })
				const failed: LocalSession = { ...session, status: 'complete', payment_intent: intent.id, url: null }
				await scene.objects.put(failed)
				await emit(scene, 'checkout.session.async_payment_failed', failed)
				return `${scene.site}/payment/failed?session_id=${id}`
			}),
		now: () => inScene(stripe, async ({ now }) => new Date(now * 1000)),
		moveClock: (to) =>
			inScene(stripe, async (scene) => {
				const target = Math.floor(to.getTime() / 1000)
				const ahead = (await readClock(scene.objects)) + Math.max(0, target - scene.now)
				await moveOn(scene, target)
				await setClock(scene.objects, ahead)
			}),
		setCard: (customer, card) =>
			inScene(stripe, async (scene) => {
				await setCardWorks(scene, customer, card === 'good')
				if (card !== 'good') return
				for (const subscription of await scene.objects.list<LocalSubscription>('subscription', customer))
					for (const open of await openInvoices(scene, subscription)) await retry(scene, open)
			}),
		failRefund: (customer) =>
			inScene(stripe, async (scene) => {
				const refunds = await scene.objects.list<LocalRefund>('refund', customer)
				const last = refunds.findLast(({ status }) => status === 'succeeded')
				if (last) await failRefund(scene, last)
				return last !== undefined
			}),
		undelivered: () =>
			inScene(stripe, async ({ objects }) => {
				const events = await objects.list<LocalEvent>('event')
				return events.map((event) => {
					const body = JSON.stringify(event)
					return { id: event.id, body, signature: sign(body) }
				})
			}),
		delivered: (id) => inScene(stripe, ({ objects }) => objects.remove(id)),
	}
}

async function paidBy(scene: Scene, session: LocalSession) {
	const { customer, amount_total: amount, local_description: description } = session
	if (session.local_price === null) {
		const intent = await charge(scene, { customer, amount, description, metadata: session.payment_metadata })
		return { payment_intent: intent.id }
	}
	const price = priceOfId(scene, session.local_price)
	const { subscription, first } = await startSubscription(scene, { customer, price, metadata: session.subscription_metadata })
	return { subscription: subscription.id, invoice: first.id }
}

/** Stripe puts the session's id into the address that the browser goes on to. */
function withSession(url: string, id: string): string {
	return url.replace('{CHECKOUT_SESSION_ID}', id)
}
