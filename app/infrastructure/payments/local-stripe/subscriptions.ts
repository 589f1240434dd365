import { type LocalInvoice, type LocalPrice, type LocalSchedule, type LocalSubscription, newId } from './objects.ts'
import { invoice, type Line } from './payments-of-customers.ts'
import { emit, priceOfId, type Scene, StripeRefusal } from './scene.ts'

/** The only item of a subscription. */
export function itemOf(subscription: LocalSubscription): LocalSubscription['items']['data'][number] {
	return subscription.items.data[0]!
}

/** A month later, as Stripe counts: the 31st becomes the last day of a shorter month, and then stays the 31st. */
export function monthAfter(anchor: number, start: number): number {
	const [from, now] = [new Date(anchor * 1000), new Date(start * 1000)]
	const lastDay = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 0)).getUTCDate()
	const next = new Date(now)
	next.setUTCDate(1)
	next.setUTCMonth(now.getUTCMonth() + 1)
	next.setUTCDate(Math.min(from.getUTCDate(), lastDay))
	return Math.floor(next.getTime() / 1000)
}

function monthLine(price: LocalPrice, start: number, end: number): Line {
	return { amount: price.unit_amount, description: `1 × ${price.product} (per month)`, start, end, proration: false }
}

/** A new subscription with its first month paid. */
export async function startSubscription(
	scene: Scene,
	{ customer, price, metadata }: { customer: string; price: LocalPrice; metadata: Record<string, string> },
): Promise<{ subscription: LocalSubscription; first: LocalInvoice }> {
	const { now } = scene
	const id = newId('sub')
	const end = monthAfter(now, now)
	const subscription: LocalSubscription = {
		id,
		object: 'subscription',
		customer,
		status: 'active',
		cancel_at_period_end: false,
		cancel_at: null,
		canceled_at: null,
		ended_at: null,
		created: now,
		start_date: now,
		currency: 'usd',
		metadata,
		schedule: null,
		latest_invoice: null,
		items: {
			object: 'list',
			data: [
				{
					id: newId('si'),
					object: 'subscription_item',
					price,
					quantity: 1,
					current_period_start: now,
					current_period_end: end,
					subscription: id,
				},
			],
		},
	}
	const first = await invoice(scene, subscription, 'subscription_create', [monthLine(price, now, end)])
	subscription.latest_invoice = first.id
	await scene.objects.put(subscription)
	await emit(scene, 'customer.subscription.created', subscription)
	return { subscription, first }
}

/** What a change of the price at a time costs: the rest of the month anew, less the rest that was paid. */
export function proration(subscription: LocalSubscription, price: LocalPrice, at: number): Line[] {
	const { current_period_start: start, current_period_end: end, price: old } = itemOf(subscription)
	const share = Math.min(1, Math.max(0, (end - at) / (end - start)))
	const line = (amount: number, description: string): Line => ({ amount, description, start: at, end, proration: true })
	return [
		line(Math.round(price.unit_amount * share), `Remaining time on ${price.product}`),
		line(-Math.round(old.unit_amount * share), `Unused time on ${old.product}`),
	]
}

/** Changes the price at once and charges the difference; a declined card changes nothing. */
export async function changePrice(scene: Scene, subscription: LocalSubscription, priceId: string, at: number): Promise<LocalSubscription> {
	const price = priceOfId(scene, priceId)
	const changed = withPrice(subscription, price)
	const difference = await invoice(scene, changed, 'subscription_update', proration(subscription, price, at))
	if (difference.status !== 'paid') throw new StripeRefusal(402, 'Your card was declined.', { type: 'card_error', code: 'card_declined' })
	return { ...changed, latest_invoice: difference.id }
}

function withPrice(subscription: LocalSubscription, price: LocalPrice): LocalSubscription {
	return { ...subscription, items: { object: 'list', data: [{ ...itemOf(subscription), price }] } }
}

/** Ends a subscription. */
export async function end(scene: Scene, subscription: LocalSubscription): Promise<LocalSubscription> {
	const ended: LocalSubscription = {
		...subscription,
		status: 'canceled',
		canceled_at: subscription.canceled_at ?? scene.now,
		ended_at: scene.now,
	}
	await releaseSchedule(scene, ended)
	await scene.objects.put(ended)
	for (const open of await openInvoices(scene, ended)) {
		const status_transitions = { ...open.status_transitions, voided_at: scene.now }
		await scene.objects.put({ ...open, status: 'void', next_payment_attempt: null, status_transitions } as LocalInvoice)
	}
	await emit(scene, 'customer.subscription.deleted', ended)
	return ended
}

/** The unpaid invoices of a subscription. */
export async function openInvoices(scene: Scene, { id, customer }: LocalSubscription): Promise<LocalInvoice[]> {
	const invoices = await scene.objects.list<LocalInvoice>('invoice', customer!)
	return invoices.filter((each) => each.status === 'open' && each.parent.subscription_details.subscription === id)
}

/** Takes a schedule off its subscription, which is changed but not put. */
export async function releaseSchedule(scene: Scene, subscription: LocalSubscription): Promise<void> {
	if (subscription.schedule === null) return
	const schedule = await scene.objects.find<LocalSchedule>(subscription.schedule)
	if (schedule) {
		const released: LocalSchedule = { ...schedule, status: 'released', subscription: null }
		await scene.objects.put(released)
		await emit(scene, 'subscription_schedule.released', released)
	}
	subscription.schedule = null
}

/** The end of a subscription's period: it ends, or its next month begins, at the price that was scheduled. */
export async function turnPeriod(scene: Scene, subscription: LocalSubscription): Promise<void> {
	if (subscription.cancel_at_period_end) return void (await end(scene, subscription))
	const item = itemOf(subscription)
	const start = item.current_period_end
	const schedule = subscription.schedule === null ? null : await scene.objects.find<LocalSchedule>(subscription.schedule)
	const phase = schedule?.phases.find((each) => each.start_date <= start && start < each.end_date)
	const price = phase ? priceOfId(scene, phase.items[0]!.price) : item.price
	const turned = withPrice(subscription, price)
	Object.assign(itemOf(turned), { current_period_start: start, current_period_end: monthAfter(subscription.start_date, start) })
	if (schedule && phase === schedule.phases.at(-1)) await releaseSchedule(scene, turned)
	const next = await invoice(scene, turned, 'subscription_cycle', [monthLine(price, start, itemOf(turned).current_period_end)])
	const renewed: LocalSubscription = { ...turned, latest_invoice: next.id, status: next.status === 'paid' ? 'active' : 'past_due' }
	await scene.objects.put(renewed)
	await emit(scene, 'customer.subscription.updated', renewed)
}
