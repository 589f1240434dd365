import { createHmac } from 'node:crypto'
import type { Env } from '../env.server.ts'
import type { Logger } from '../log.ts'
import type { SealingKeys } from '../sealing.ts'
import { answerCall, type LocalStripe } from './local-stripe/answer-call.ts'
import { createLocalCheckout } from './local-stripe/local-checkout.ts'
import type { ObjectStore } from './local-stripe/object-store.ts'
import type { LocalPrice } from './local-stripe/objects.ts'
import type { PaidPlan, Payments } from './payments.ts'
import { stripeVersion } from './stripe-version.ts'

/** The plans as the local Stripe sells them, each month; with keys, whoever runs the site sets them up at Stripe. */
const localPlans: Readonly<Record<PaidPlan, { name: string; cents: number }>> = {
	builder: { name: 'Builder', cents: 2900 },
	startup: { name: 'Startup', cents: 4900 },
	scale: { name: 'Scale', cents: 9900 },
}

/** The prices that the local Stripe sells. */
export const localPrices: readonly LocalPrice[] = (Object.keys(localPlans) as PaidPlan[]).map((plan) => ({
	id: `price_local_${plan}`,
	object: 'price',
	currency: 'usd',
	unit_amount: localPlans[plan].cents,
	recurring: { interval: 'month', interval_count: 1 },
	product: localPlans[plan].name,
}))

/**
 * The payment service: Stripe where it has keys, else, on loopback, the local test checkout.
 *
 * @returns `null` where the program is public and has no keys
 */
export function openPayments(env: Env, keys: SealingKeys, store: ObjectStore, log: Pick<Logger, 'error'>): Payments | null {
	const { stripe } = env
	if (stripe)
		return whenNeeded(null, async () => {
			const { stripeAt, createStripePayments } = await import('./stripe-payments.server.ts')
			return createStripePayments({ ...stripe, stripe: stripeAt(stripe), log })
		})
	return env.public ? null : openLocalPayments({ site: env.appUrl, store, seed: keys.current })
}

/** The local test checkout: the same code as with Stripe, answered within the program. */
export function openLocalPayments({ site, store, seed }: { site: string; store: ObjectStore; seed: string }): Payments {
	const secret = (what: string) => createHmac('sha256', seed).update(`local payments: ${what}`).digest('hex')
	const secretKey = `sk_local_${secret('key')}`
	const webhookSecret = `whsec_${secret('webhook')}`
	const prices = { builder: 'price_local_builder', startup: 'price_local_startup', scale: 'price_local_scale' }
	const stripe: LocalStripe = { store, prices: localPrices, site, secretKey, apiVersion: stripeVersion }
	const local = createLocalCheckout(stripe, (body) => signedHeader(webhookSecret, body))
	return whenNeeded(local, async () => {
		const { stripeInProcess, createStripePayments } = await import('./stripe-payments.server.ts')
		const answered = stripeInProcess(secretKey, (request) => answerCall(stripe, request))
		return createStripePayments({ stripe: answered, webhookSecret, prices }, local)
	})
}

/** The header with which Stripe signs an event. */
export function signedHeader(webhookSecret: string, body: string, at = Date.now()): string {
	const seconds = Math.floor(at / 1000)
	return `t=${seconds},v1=${createHmac('sha256', webhookSecret).update(`${seconds}.${body}`).digest('hex')}`
}

const methods = [
	'createCustomer',
	'createSession',
	'expireSession',
	'fetchCustomer',
	'customerOfCharge',
	'previewUpgrade',
	'upgrade',
	'downgradeLater',
	'cancelLater',
	'keepPlan',
	'cancelNow',
	'refund',
	'refundInvoice',
	'portalUrl',
	'verifyEvent',
	'wrongPrices',
] as const satisfies readonly (keyof Payments)[]

/** Payments whose code is loaded when they are first used: Stripe's package takes a quarter of a second, and most starts never pay. */
function whenNeeded(local: Payments['local'], load: () => Promise<Payments>): Payments {
	let loading: Promise<Payments> | undefined
	const calls = methods.map((name) => [
		name,
		async (...given: never[]) => {
			const loaded = await (loading ??= load())
			return (loaded[name] as (...args: never[]) => Promise<unknown>)(...given)
		},
	])
	return { local, ...(Object.fromEntries(calls) as Pick<Payments, (typeof methods)[number]>) }
}
