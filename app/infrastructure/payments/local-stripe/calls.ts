import type { z } from 'zod'
import { expire } from './clock.ts'
import {
	type LocalCharge,
	type LocalCustomer,
	type LocalInvoice,
	type LocalPaymentIntent,
	type LocalRefund,
	type LocalSchedule,
	type LocalSession,
	type LocalSubscription,
	newId,
} from './objects.ts'
import type { StoredObject } from './object-store.ts'
import * as parameters from './parameters.ts'
import { refund } from './payments-of-customers.ts'
import { emit, missing, priceOfId, type Scene, StripeRefusal } from './scene.ts'
import { changePrice, end, itemOf, monthAfter, proration, releaseSchedule } from './subscriptions.ts'
import { day, inSeconds } from '#app/units.ts'

/** A call of Stripe's API that the local one answers. `path` below /v1, with one `{id}`. */
export interface LocalCall {
	method: 'GET' | 'POST' | 'DELETE'
	path: string
	parameters: z.ZodType
	run(scene: Scene, given: never, id: string): Promise<unknown>
}

function call<Parameters extends z.ZodType>(
	route: `${LocalCall['method']} /${string}`,
	schema: Parameters,
	run: (scene: Scene, given: z.output<Parameters>, id: string) => Promise<unknown>,
): LocalCall {
	const [method, path] = route.split(' ') as [LocalCall['method'], string]
	return { method, path, parameters: schema, run: run }
}

/** Every call that the product makes. */
export const calls: readonly LocalCall[] = [
	call('POST /customers', parameters.CustomerParameters, async (scene, { email, metadata }) => {
		const customer: LocalCustomer = { id: newId('cus'), object: 'customer', email, metadata }
		await scene.objects.put(customer)
		await emit(scene, 'customer.created', customer)
		return customer
	}),

	call('POST /checkout/sessions', parameters.SessionParameters, async (scene, given) => {
		await found<LocalCustomer>(scene, 'customer', given.customer)
		const item = given.line_items[0]!
		const price = item.price === undefined ? null : priceOfId(scene, item.price)
		const id = newId('cs')
		const session: LocalSession = {
			id,
			object: 'checkout.session',
			customer: given.customer,
			mode: given.mode,
			status: 'open',
			payment_status: 'unpaid',
			amount_total: price?.unit_amount ?? item.price_data!.unit_amount,
			currency: 'usd',
			client_reference_id: given.client_reference_id,
			metadata: given.metadata,
			local_description: price?.product ?? item.price_data!.product_data.name,
			local_price: price?.id ?? null,
			subscription_metadata: given.subscription_data?.metadata ?? {},
			payment_metadata: given.payment_intent_data?.metadata ?? {},
			payment_intent: null,
			subscription: null,
			invoice: null,
			success_url: given.success_url,
			cancel_url: given.cancel_url,
			url: `${scene.site}/dev/payments/checkout/${id}`,
			created: scene.now,
			expires_at: scene.now + inSeconds(day),
		}
		await scene.objects.put(session)
		return session
	}),
	call('GET /checkout/sessions', parameters.ListParameters, async (scene, given) => {
		const sessions = await scene.objects.list<LocalSession>('checkout.session', given.customer)
		const expanded = given.expand?.includes('data.payment_intent')
		const shown: StoredObject[] = []
		for (const each of sessions)
			shown.push(
				expanded && each.payment_intent !== null
					? Object.assign(each, { payment_intent: await scene.objects.find<LocalPaymentIntent>(each.payment_intent) })
					: each,
			)
		return page(shown, given, '/v1/checkout/sessions')
	}),
	call('POST /checkout/sessions/{id}/expire', parameters.NoParameters, async (scene, _given, id) => {
		const session = await found<LocalSession>(scene, 'checkout.session', id)
		if (session.status !== 'open') throw new StripeRefusal(400, `Only Checkout Sessions with a status in ["open"] can be expired.`)
		return expire(scene, session)
	}),

	call('GET /subscriptions', parameters.SubscriptionListParameters, async (scene, given) => {
		const subscriptions = await scene.objects.list<LocalSubscription>('subscription', given.customer)
		const wanted = subscriptions.filter(({ status }) => given.status === 'all' || given.status === status)
		return page(await withSchedules(scene, wanted, given.expand), given, '/v1/subscriptions')
	}),
	call('GET /subscriptions/{id}', parameters.ReadParameters, async (scene, given, id) => {
		const subscription = await found<LocalSubscription>(scene, 'subscription', id)
		return (
			await withSchedules(
				scene,
				[subscription],
				given.expand?.map((each) => `data.${each}`),
			)
		)[0]
	}),
	call('POST /subscriptions/{id}', parameters.SubscriptionParameters, async (scene, given, id) => {
		const subscription = await live(scene, id)
		if (subscription.schedule !== null && given.cancel_at_period_end === true)
			throw new StripeRefusal(400, 'The subscription is managed by the subscription schedule. Release it first.')
		let changed = { ...subscription }
		if (given.items) {
			if (given.items[0]!.id !== itemOf(subscription).id) throw missing('subscription_item', given.items[0]!.id)
			const at = given.proration_date ?? scene.now
			const { current_period_start: start, current_period_end: until } = itemOf(subscription)
			if (at < start || at > until)
				throw new StripeRefusal(400, 'The proration date is outside of the current period.', { param: 'proration_date' })
			changed = await changePrice(scene, subscription, given.items[0]!.price, at)
		}
		if (given.cancel_at_period_end !== undefined)
			Object.assign(changed, {
				cancel_at_period_end: given.cancel_at_period_end,
				cancel_at: given.cancel_at_period_end ? itemOf(changed).current_period_end : null,
				canceled_at: given.cancel_at_period_end ? scene.now : null,
			})
		await scene.objects.put(changed)
		await emit(scene, 'customer.subscription.updated', changed)
		return changed
	}),
	call('DELETE /subscriptions/{id}', parameters.NoParameters, async (scene, _given, id) => end(scene, await live(scene, id))),

	call('POST /subscription_schedules', parameters.ScheduleParameters, async (scene, given) => {
		const subscription = await live(scene, given.from_subscription)
		if (subscription.schedule !== null)
			throw new StripeRefusal(400, 'You cannot migrate a subscription that is already attached to a schedule.')
		const { price, current_period_start: start_date, current_period_end: end_date } = itemOf(subscription)
		const schedule: LocalSchedule = {
			id: newId('sub_sched'),
			object: 'subscription_schedule',
			customer: subscription.customer,
			subscription: subscription.id,
			status: 'active',
			end_behavior: 'release',
			created: scene.now,
			phases: [{ start_date, end_date, items: [{ price: price.id, quantity: 1 }] }],
		}
		await scene.objects.put(schedule)
		await scene.objects.put({ ...subscription, schedule: schedule.id } as LocalSubscription)
		return schedule
	}),
	call('POST /subscription_schedules/{id}', parameters.PhasesParameters, async (scene, given, id) => {
		const schedule = await found<LocalSchedule>(scene, 'subscription_schedule', id)
		const subscription = await live(scene, schedule.subscription ?? '')
		const phases = given.phases.map(({ items: [item], start_date, end_date }) => ({
			start_date,
			end_date: end_date ?? monthAfter(subscription.start_date, start_date),
			items: [{ price: priceOfId(scene, item!.price).id, quantity: 1 as const }],
		}))
		if (phases[0]!.start_date !== schedule.phases[0]!.start_date)
			throw new StripeRefusal(400, 'You can not modify the start date of the current phase.', { param: 'phases[0][start_date]' })
		const changed: LocalSchedule = { ...schedule, phases }
		await scene.objects.put(changed)
		await emit(scene, 'subscription_schedule.updated', changed)
		return changed
	}),
	call('POST /subscription_schedules/{id}/release', parameters.NoParameters, async (scene, _given, id) => {
		const schedule = await found<LocalSchedule>(scene, 'subscription_schedule', id)
		if (schedule.subscription === null) throw new StripeRefusal(400, 'You cannot release a subscription schedule that is `released`.')
		const subscription = await found<LocalSubscription>(scene, 'subscription', schedule.subscription)
		await releaseSchedule(scene, subscription)
		await scene.objects.put(subscription)
		return scene.objects.find(id)
	}),

	call('GET /invoices', parameters.ListParameters, async (scene, given) =>
		page(await scene.objects.list<LocalInvoice>('invoice', given.customer), given, '/v1/invoices'),
	),
	call('GET /invoices/{id}', parameters.ReadParameters, async (scene, given, id) => {
		const { payments, ...invoice } = await found<LocalInvoice>(scene, 'invoice', id)
		return given.expand?.includes('payments') ? { ...invoice, payments } : invoice
	}),
	call('POST /invoices/create_preview', parameters.PreviewParameters, async (scene, given) => {
		const subscription = await live(scene, given.subscription)
		const { items, proration_date: at } = given.subscription_details
		const lines = proration(subscription, priceOfId(scene, items[0]!.price), at)
		return { object: 'invoice', amount_due: lines.reduce((sum, { amount }) => sum + amount, 0), currency: 'usd' }
	}),

	call('GET /charges', parameters.ListParameters, async (scene, given) => {
		const charges = await scene.objects.list<LocalCharge>('charge', given.customer)
		const refunds = await scene.objects.list<LocalRefund>('refund', given.customer)
		const withRefunds = charges.map((each) => ({
			...each,
			refunds: { object: 'list', data: refunds.filter(({ charge }) => charge === each.id), has_more: false },
		}))
		return page(given.expand?.includes('data.refunds') ? withRefunds : charges, given, '/v1/charges')
	}),
	call('GET /charges/{id}', parameters.ReadParameters, async (scene, _given, id) => found<LocalCharge>(scene, 'charge', id)),
	call('POST /refunds', parameters.RefundParameters, async (scene, given) => refund(scene, given.payment_intent, given.metadata)),

	call('POST /billing_portal/sessions', parameters.PortalParameters, async (scene, given) => {
		await found<LocalCustomer>(scene, 'customer', given.customer)
		const url = `${scene.site}/dev/payments/customers/${given.customer}?return_to=${encodeURIComponent(given.return_url)}`
		return { id: newId('bps'), object: 'billing_portal.session', customer: given.customer, return_url: given.return_url, url }
	}),
	call('GET /prices/{id}', parameters.ReadParameters, async (scene, _given, id) => priceOfId(scene, id)),
]

async function found<Found extends StoredObject>(scene: Scene, kind: Found['object'], id: string): Promise<Found> {
	const object = await scene.objects.find<Found>(id)
	if (object?.object !== kind) throw missing(kind, id)
	return object
}

async function live(scene: Scene, id: string): Promise<LocalSubscription> {
	const subscription = await found<LocalSubscription>(scene, 'subscription', id)
	if (subscription.status === 'canceled') throw missing('subscription', id)
	return subscription
}

async function withSchedules(scene: Scene, subscriptions: LocalSubscription[], expand: string[] = []): Promise<StoredObject[]> {
	if (!expand.includes('data.schedule')) return subscriptions
	const shown: StoredObject[] = []
	for (const each of subscriptions)
		shown.push(Object.assign(each, { schedule: each.schedule === null ? null : await scene.objects.find(each.schedule) }))
	return shown
}

/** One page of a list, the newest first. */
function page(all: { id: string }[], { limit = 10, starting_after: after }: { limit?: number; starting_after?: string }, url: string) {
	const newest = [...all].reverse()
	const start = after === undefined ? 0 : newest.findIndex(({ id }) => id === after) + 1
	return { object: 'list', url, has_more: newest.length > start + limit, data: newest.slice(start, start + limit) }
}
