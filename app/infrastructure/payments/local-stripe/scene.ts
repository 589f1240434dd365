import type { Objects } from './object-store.ts'
import { type LocalCard, type LocalClock, type LocalEvent, type LocalPrice, newId } from './objects.ts'

/** What every part of the local Stripe works with during one change. */
export interface Scene {
	objects: Objects
	/** Its time, in seconds. */
	now: number
	prices: readonly LocalPrice[]
	/** Origin of the pages that stand for Stripe's. */
	site: string
	apiVersion: string
}

/** Thrown where Stripe would refuse a call: becomes the answer, and nothing of the call is kept. */
export class StripeRefusal extends Error {
	override name = 'StripeRefusal'
	readonly status: number
	readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'
	readonly code: string | undefined
	readonly param: string | undefined

	constructor(
		status: number,
		message: string,
		{ type = 'invalid_request_error', code, param }: Partial<Pick<StripeRefusal, 'type' | 'code' | 'param'>> = {},
	) {
		super(message)
		this.status = status
		this.type = type
		this.code = code
		this.param = param
	}
}

/** Stripe's answer for an id that it does not know. */
export function missing(kind: string, id: string): StripeRefusal {
	return new StripeRefusal(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' })
}

/** An event for the webhook, with the object as it is now. */
export async function emit({ objects, now, apiVersion }: Scene, type: string, object: object): Promise<void> {
	const event: LocalEvent = {
		id: newId('evt'),
		object: 'event',
		api_version: apiVersion,
		type,
		created: now,
		livemode: false,
		pending_webhooks: 1,
		data: { object: object as Record<string, unknown> },
		request: null,
	}
	await objects.put(event)
}

const clockId = 'local_clock'

/** How many seconds the time of the local Stripe is ahead. */
export async function readClock(objects: Objects): Promise<number> {
	return (await objects.find<LocalClock>(clockId))?.ahead ?? 0
}

/** Moves the time of the local Stripe. */
export async function setClock(objects: Objects, ahead: number): Promise<void> {
	const clock: LocalClock = { id: clockId, object: 'local_clock', ahead }
	await objects.put(clock)
}

/** Whether payments with a customer's card succeed. */
export async function cardWorks({ objects }: Scene, customer: string): Promise<boolean> {
	return (await objects.find<LocalCard>(`card_of_${customer}`))?.works ?? true
}

/** Says whether payments with a customer's card succeed from now on. */
export async function setCardWorks({ objects }: Scene, customer: string, works: boolean): Promise<void> {
	const card: LocalCard = { id: `card_of_${customer}`, object: 'local_card', customer, works }
	await objects.put(card)
}

/** The price of an id. */
export function priceOfId({ prices }: Scene, id: string): LocalPrice {
	const price = prices.find((each) => each.id === id)
	if (!price) throw new StripeRefusal(400, `No such price: '${id}'`, { code: 'resource_missing', param: 'price' })
	return price
}
