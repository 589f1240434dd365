import Stripe from 'stripe'
import { type PaidPlan, type Payments, PaymentsError, type SessionRequest } from './payments.ts'
import { readStripeCustomer } from './read-stripe-customer.server.ts'
import { stripeVersion } from './stripe-version.ts'
import type { StripeKeys } from '../env.server.ts'
import type { Logger } from '../log.ts'

/** How to reach Stripe, and what it calls the plans. */
export interface StripeSettings {
	stripe: Stripe
	/** By which events are signed. */
	webhookSecret: string
	/** Ids of the monthly prices. */
	prices: Readonly<Record<PaidPlan, string>>
	/** Where it is told what the key may not read; the local Stripe lets it read everything. */
	log?: Pick<Logger, 'error'>
}

/** Milliseconds that Stripe may take for an answer; it is asked again twice. */
const timeout = 20_000

/** The cheapest first. */
const byPrice: readonly PaidPlan[] = ['builder', 'startup', 'scale']

const always = { apiVersion: stripeVersion, telemetry: false } as const

/** Stripe's package, talking to Stripe or to the server that is configured in its place. */
export function stripeAt({ secretKey, apiUrl }: Pick<StripeKeys, 'secretKey' | 'apiUrl'>): Stripe {
	const { hostname, port, protocol } = new URL(apiUrl)
	return new Stripe(secretKey, {
		...always,
		host: hostname,
		port: port || undefined,
		protocol: protocol === 'http:' ? 'http' : 'https',
		timeout,
		maxNetworkRetries: 2,
	})
}

/** Stripe's package, answered within the program. */
export function stripeInProcess(secretKey: string, answer: (request: Request) => Promise<Response>): Stripe {
	const httpClient = Stripe.createFetchHttpClient(async (url: string | URL | Request, init?: RequestInit) => answer(new Request(url, init)))
	return new Stripe(secretKey, { ...always, httpClient, maxNetworkRetries: 0 })
}

/**
 * Payments over Stripe's API, or a server that speaks as it does. Keys for repetition are made of what is to happen, so
 * that a call that is repeated after a crash happens once.
 */
export function createStripePayments({ stripe, webhookSecret, prices, log }: StripeSettings, local: Payments['local'] = null): Payments {
	const planOf = (price: string) => (Object.keys(prices) as PaidPlan[]).find((plan) => prices[plan] === price) ?? null

	/** Takes a scheduled change off a subscription. */
	async function release(subscription: Stripe.Subscription): Promise<void> {
		if (subscription.schedule === null) return
		await stripe.subscriptionSchedules.release(idOf(subscription.schedule))
	}

	return {
		local,
		createCustomer: ({ companyId, email }) =>
			callStripe(async () => {
				const customer = await stripe.customers.create(
					{ email, metadata: { company_id: companyId } },
					{ idempotencyKey: `customer-${companyId}` },
				)
				return customer.id
			}),
		createSession: (request) =>
			callStripe(async () => {
				const session = await stripe.checkout.sessions.create(sessionParameters(request, prices), {
					idempotencyKey: `session-${request.orderId}`,
				})
				return { id: session.id, url: session.url }
			}),
		expireSession: (id) =>
			callStripe(async () => {
				await stripe.checkout.sessions.expire(id).catch((error: unknown) => {
					// It was paid or has run out: nothing is left to close.
					if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
				})
			}),
		fetchCustomer: (customerId) =>
			callStripe(async () => {
				const asOf = await now(local)
				return { ...(await readStripeCustomer(stripe, customerId, planOf, log)), asOf }
			}),
		customerOfCharge: (chargeId) =>
			callStripe(async () => {
				const charge = await stripe.charges.retrieve(chargeId).catch((error: unknown) => {
					if (!isMissing(error)) throw error
					return null
				})
				return charge?.customer ? idOf(charge.customer) : null
			}),
		previewUpgrade: (id, plan) =>
			callStripe(async () => {
				const { items } = await stripe.subscriptions.retrieve(id)
				// Whole seconds, as Stripe counts, and not before the period that the change is in.
				const item = items.data[0]!
				const at = await reckoningTime(local, item.current_period_start, item.current_period_end)
				const preview = await stripe.invoices.createPreview({
					subscription: id,
					subscription_details: {
						items: [{ id: item.id, price: prices[plan] }],
						proration_behavior: 'always_invoice',
						proration_date: at,
					},
				})
				return { dueNowCents: Math.max(0, preview.amount_due), at: new Date(at * 1000) }
			}),
		upgrade: (id, plan, at) =>
			callStripe(async () => {
				const subscription = await stripe.subscriptions.retrieve(id)
				const current = planOf(subscription.items.data[0]!.price.id)
				// Whoever asked saw an older state: what is dearer than that may be cheaper than what is there by now.
				if (current !== null && byPrice.indexOf(plan) <= byPrice.indexOf(current))
					throw new PaymentsError('refused', `Subscription ${id} has the plan ${current} already`)
				await release(subscription)
				await stripe.subscriptions.update(
					id,
					{
						items: [{ id: subscription.items.data[0]!.id, price: prices[plan] }],
						proration_behavior: 'always_invoice',
						proration_date: Math.floor(at.getTime() / 1000),
						payment_behavior: 'error_if_incomplete',
						...(subscription.cancel_at_period_end ? { cancel_at_period_end: false } : {}),
					},
					{ idempotencyKey: `upgrade-${id}-${plan}-${at.getTime()}` },
				)
			}),
		downgradeLater: (id, plan) =>
			callStripe(async () => {
				const subscription = await stripe.subscriptions.retrieve(id)
				if (subscription.cancel_at_period_end) await stripe.subscriptions.update(id, { cancel_at_period_end: false })
				const schedule =
					subscription.schedule === null
						? (await stripe.subscriptionSchedules.create({ from_subscription: id })).id
						: idOf(subscription.schedule)
				const { price, current_period_start: start, current_period_end: end } = subscription.items.data[0]!
				await stripe.subscriptionSchedules.update(schedule, {
					end_behavior: 'release',
					proration_behavior: 'none',
					phases: [
						{ items: [{ price: price.id, quantity: 1 }], start_date: start, end_date: end },
						{ items: [{ price: prices[plan], quantity: 1 }], start_date: end, duration: { interval: 'month', interval_count: 1 } },
					],
				})
			}),
		cancelLater: (id) =>
			callStripe(async () => {
				await release(await stripe.subscriptions.retrieve(id))
				await stripe.subscriptions.update(id, { cancel_at_period_end: true })
			}),
		keepPlan: (id) =>
			callStripe(async () => {
				const subscription = await stripe.subscriptions.retrieve(id)
				await release(subscription)
				if (subscription.cancel_at_period_end) await stripe.subscriptions.update(id, { cancel_at_period_end: false })
			}),
		cancelNow: (id) =>
			callStripe(async () => {
				await stripe.subscriptions.cancel(id).catch((error: unknown) => {
					if (!isMissing(error)) throw error
				})
			}),
		refund: (paymentId, key) => callStripe(() => refund(stripe, paymentId, key)),
		refundInvoice: (invoiceId, key) =>
			callStripe(async () => {
				const { payments } = await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] })
				for (const { payment } of payments?.data ?? [])
					if (payment.payment_intent) await refund(stripe, idOf(payment.payment_intent), `${key}-${idOf(payment.payment_intent)}`)
			}),
		portalUrl: (customerId, returnUrl) =>
			callStripe(async () => (await stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl })).url),
		async verifyEvent(body, signature) {
			try {
				const event = await stripe.webhooks.constructEventAsync(body, signature, webhookSecret)
				return { id: event.id, type: event.type, ...subjectOf(event) }
			} catch (error) {
				if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) return null
				throw error
			}
		},
		wrongPrices: (catalog) =>
			callStripe(async () => {
				const checked = await Promise.all(
					(Object.keys(catalog) as PaidPlan[]).map(async (plan) => {
						const { unit_amount: cents, currency, recurring } = await stripe.prices.retrieve(prices[plan])
						const monthly = recurring?.interval === 'month' && recurring.interval_count === 1
						return cents === catalog[plan] && currency === 'usd' && monthly ? [] : [plan]
					}),
				)
				return checked.flat()
			}),
	}
}

async function reckoningTime(local: Payments['local'], start: number, end: number): Promise<number> {
	const seconds = Math.floor((await now(local)).getTime() / 1000)
	return Math.min(Math.max(seconds, start), end)
}

async function now(local: Payments['local']): Promise<Date> {
	return local?.now() ?? new Date()
}

/** Gives a payment back unless that was done. */
async function refund(stripe: Stripe, paymentId: string, key: string): Promise<void> {
	try {
		await stripe.refunds.create({ payment_intent: paymentId, metadata: { reason: key } }, { idempotencyKey: `refund-${key}` })
	} catch (error) {
		if (!(error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded')) throw error
	}
}

function sessionParameters(request: SessionRequest, prices: Readonly<Record<PaidPlan, string>>): Stripe.Checkout.SessionCreateParams {
	const { orderId, companyId, customerId, successUrl, cancelUrl } = request
	const metadata = { order_id: orderId, company_id: companyId }
	const both = {
		customer: customerId,
		client_reference_id: orderId,
		success_url: successUrl,
		cancel_url: cancelUrl,
		metadata,
	}
	if ('plan' in request)
		return {
			...both,
			mode: 'subscription',
			line_items: [{ price: prices[request.plan], quantity: 1 }],
			subscription_data: { metadata },
		}
	const { description, cents } = request
	return {
		...both,
		mode: 'payment',
		line_items: [{ price_data: { currency: 'usd', unit_amount: cents, product_data: { name: description } }, quantity: 1 }],
		payment_intent_data: { description, metadata },
	}
}

/** Whom an event is about: most objects name their customer, a customer is one, and refunds name the charge alone. */
function subjectOf({ data: { object } }: Stripe.Event): { customerId: string | null; chargeId: string | null } {
	type Reference = string | { id: string } | null
	const subject = object as { object?: string; id?: string; customer?: Reference; charge?: Reference }
	const customerId = subject.object === 'customer' ? (subject.id ?? null) : subject.customer ? idOf(subject.customer) : null
	return { customerId, chargeId: customerId === null && subject.charge ? idOf(subject.charge) : null }
}

function idOf(reference: string | { id: string }): string {
	return typeof reference === 'string' ? reference : reference.id
}

function isMissing(error: unknown): boolean {
	return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'
}

/** Turns what Stripe's package throws into an error that the domain knows. */
async function callStripe<Answer>(work: () => Promise<Answer>): Promise<Answer> {
	try {
		return await work()
	} catch (error) {
		if (!(error instanceof Stripe.errors.StripeError)) throw error
		const kind =
			error instanceof Stripe.errors.StripeCardError
				? 'card'
				: error instanceof Stripe.errors.StripeConnectionError || (error.statusCode ?? 500) >= 500 || error.statusCode === 429
					? 'unreachable'
					: 'refused'
		throw new PaymentsError(kind, error.message, { cause: error })
	}
}
