import { randomUUID } from 'node:crypto'
import type { Order } from '#app/infrastructure/db/generated/client.ts'
import type { Payments } from '#app/infrastructure/payments/payments.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { planOf } from '../plans.ts'
import { priceOf, testPayment } from '../price-of.ts'
import { isPaidPlan } from '../settle/settle.ts'
import { liveSubscription } from '../subscriptions/live-subscription.server.ts'
import { customerOf } from './customer-of.server.ts'

type Used = Pick<Services, 'db' | 'env' | 'payments'>

/** A checkout that can be paid. */
export interface StartedCheckout {
	outcome: 'started'
	sessionId: string
	url: string
	orderId: string
}

interface Buyer {
	userId: string
	companyId: string
	/** The form that was sent: sent twice, it is one order and one session. */
	requestKey?: string
}

/**
 * Starts the checkout of an add-on.
 *
 * @param amount in cents, as the browser sent it: it has to be the price that the catalog has
 * @param pages as the caller counted them
 * @param returnTo a path of this site that the page after the payment leads to
 * @throws PaymentsError where the payment service can't be reached
 */
export async function startOneTimeCheckout(
	services: Used,
	wanted: Buyer & {
		description: string
		amount: number
		documentId?: string
		versionNumber?: number
		pages?: number
		returnTo?: string
	},
): Promise<StartedCheckout | { outcome: 'wrong_amount' | 'not_sold' | 'no_payments' | 'no_url' }> {
	const { payments, env } = services
	const { description, amount, documentId = null, versionNumber = null, pages = null, returnTo = null } = wanted
	if (!payments) return { outcome: 'no_payments' }
	const isTest = description === testPayment.description && env.authDevBypass && !env.public
	const cents = isTest ? testPayment.cents : priceOf(description, pages)
	if (cents === null) return { outcome: 'not_sold' }
	if (cents !== amount) return { outcome: 'wrong_amount' }
	const order = await placeOrder(services, wanted, {
		kind: 'one_time',
		description,
		cents,
		documentId,
		versionNumber,
		pages: pages !== null && description === 'Full Doc Redline' ? pages : null,
		returnTo,
	})
	return openSession(services, payments, order, { description, cents })
}

/**
 * Starts the checkout of a plan for a company that has none.
 *
 * @param cancelUrl where the browser goes without paying; only on this site
 * @throws PaymentsError where the payment service can't be reached
 */
export async function startSubscriptionCheckout(
	services: Used,
	wanted: Buyer & { plan: string; cancelUrl?: string },
): Promise<StartedCheckout | { outcome: 'invalid_plan' | 'has_subscription' | 'no_payments' | 'no_url' }> {
	const { payments } = services
	const { plan, companyId, cancelUrl } = wanted
	if (!payments) return { outcome: 'no_payments' }
	if (!isPaidPlan(plan)) return { outcome: 'invalid_plan' }
	if (await liveSubscription(services, companyId)) return { outcome: 'has_subscription' }
	const { name, cents } = planOf(plan)
	const order = await placeOrder(services, wanted, { kind: 'subscription', description: `${name} plan`, cents, plan })
	await closeOthers(services, payments, order)
	return openSession(services, payments, order, { plan }, cancelUrl)
}

type Wares = Pick<Order, 'kind' | 'description' | 'cents'> &
	Partial<Pick<Order, 'plan' | 'documentId' | 'versionNumber' | 'pages' | 'returnTo'>>

/** The order of a form, made the first time that it is sent. A key that was used for something else counts as none. */
async function placeOrder({ db }: Used, { userId, companyId, requestKey = randomUUID() }: Buyer, wares: Wares): Promise<Order> {
	const order = await db.order.upsert({
		where: { companyId_requestKey: { companyId, requestKey } },
		create: { companyId, userId, requestKey, ...wares },
		update: {},
	})
	const same = Object.entries(wares).every(([field, value]) => order[field as keyof Wares] === value)
	return same ? order : db.order.create({ data: { companyId, userId, requestKey: randomUUID(), ...wares } })
}

/** A company pays for one plan: a checkout of a plan that was left open is closed when another is started. */
async function closeOthers({ db }: Used, payments: Payments, { id, companyId }: Order): Promise<void> {
	const open = await db.order.findMany({
		where: { companyId, kind: 'subscription', status: 'open', id: { not: id }, sessionId: { not: null } },
		select: { id: true, sessionId: true },
	})
	for (const { id: other, sessionId } of open) {
		await payments.expireSession(sessionId!)
		// Paid at this very moment, it stays paid: the payment service has the last word.
		await db.order.updateMany({ where: { id: other, status: 'open' }, data: { status: 'canceled', settledAt: new Date() } })
	}
}

async function openSession(
	services: Used,
	payments: Payments,
	order: Order,
	wares: { plan: 'builder' | 'startup' | 'scale' } | { description: string; cents: number },
	cancelUrl?: string,
): Promise<StartedCheckout | { outcome: 'no_url' }> {
	const { db, env } = services
	const { id: orderId, companyId, userId } = order
	const successUrl = `${env.appUrl}/payment/success?session_id={CHECKOUT_SESSION_ID}`
	const leadTo = (sessionId: string, url: string | null) =>
		url === null ? ({ outcome: 'no_url' } as const) : ({ outcome: 'started', orderId, sessionId, url } as const)
	if (order.sessionId !== null)
		return leadTo(order.sessionId, order.status === 'open' ? order.url : successUrl.replace('{CHECKOUT_SESSION_ID}', order.sessionId))
	const customerId = await customerOf(services, payments, { companyId, userId: userId! })
	const session = await payments.createSession({
		orderId,
		companyId,
		customerId,
		successUrl,
		cancelUrl: onThisSite(env.appUrl, cancelUrl) ?? `${env.appUrl}/payment/cancel?session_id={CHECKOUT_SESSION_ID}`,
		...wares,
	})
	await db.order.update({ where: { id: orderId }, data: { sessionId: session.id, url: session.url } })
	return leadTo(session.id, session.url)
}

/** A link of a payment page leads nowhere else. */
function onThisSite(appUrl: string, url: string | undefined): string | null {
	return url !== undefined && URL.canParse(url) && new URL(url).origin === new URL(appUrl).origin ? url : null
}
