import { afterAll, expect, test } from 'vitest'
import { reconcile } from '#app/domain/billing/reconcile/reconcile.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { signedHeader } from '#app/infrastructure/payments/open-payments.server.ts'
import { stripeVersion } from '#app/infrastructure/payments/stripe-version.ts'
import { applyEvents } from '#tests/fixtures/subscribed.ts'
import { startStripeServer } from '#tests/payments/stripe-server.ts'
import { queueReview } from '#tests/fixtures/queue-review.ts'
import { answerOf, requestContextOf } from '#tests/request-context.ts'
import { register, testServices } from '#tests/world.ts'
import type { Visitor } from '#app/http/context.ts'
import { hour, megabyte } from '#app/units.ts'
import { action as cancel } from './payment/cancel-subscription.ts'
import { loader as readStatus } from './payment/status.ts'
import { action as createPayment } from './payment/create-payment.ts'
import { action as buyOnce } from './payment/one-time-checkout.ts'
import { action as subscribe } from './payment/subscription-checkout.ts'
import { loader as readInfo } from './payment/subscription-info.ts'
import { action as webhook } from './payment/webhook.ts'

const stripe = await startStripeServer()
afterAll(() => stripe.close())
const services = await testServices(stripe.environment)
const { db } = services

type Caller = Member | Visitor['kind'] | null

async function call(route: (args: never) => unknown, caller: Caller, json?: object, params = {}, headers: Record<string, string> = {}) {
	const request = new Request('http://127.0.0.1:3000/api/payment', {
		method: json ? 'POST' : 'GET',
		headers: { 'Content-Type': 'application/json', ...headers },
		...(json ? { body: JSON.stringify(json) } : {}),
	})
	const visitor = (
		caller === null || typeof caller === 'string' ? { kind: caller ?? 'anonymous' } : { kind: 'member', member: caller, sessionId: 'none' }
	) as Visitor
	const answer = await answerOf(() => route({ request, context: requestContextOf(services, { request, visitor }), params } as never))
	return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

function tell(body: string, signature: string) {
	const request = new Request('http://127.0.0.1:3000/api/payment/webhook', {
		method: 'POST',
		headers: { 'Stripe-Signature': signature },
		body,
	})
	return answerOf(() => webhook({ request, context: requestContextOf(services, { request }), params: {} } as never))
}

/** Stripe tells what it has to tell, and the worker does its work. */
async function deliver() {
	for (const { id, body, signature } of await stripe.customers.undelivered()) {
		expect((await tell(body, signature)).status).toBe(200)
		await stripe.customers.delivered(id)
	}
	await applyEvents(services)
}

test('a plan is bought over the wire: a session in the form that Stripe takes, its event, and the plan', async () => {
	const member = await register(services)
	const asked = { plan: 'startup', cancel_url: 'http://127.0.0.1:3000/payment/cancel/' }
	const started = await call(subscribe, member, asked, {}, { 'Idempotency-Key': 'click' })
	expect(started).toEqual({
		status: 200,
		body: {
			sessionId: expect.stringMatching(/^cs_/) as string,
			url: expect.stringContaining('https://checkout.stripe.example/') as string,
		},
	})
	expect(await call(subscribe, member, asked, {}, { 'Idempotency-Key': 'click' })).toEqual(started)

	const made = stripe.calls.filter(({ route }) => route === 'POST /v1/checkout/sessions')
	expect(made).toHaveLength(1)
	expect(made[0]!.headers.get('Stripe-Version')).toBe(stripeVersion)
	expect(made[0]!.headers.get('Idempotency-Key')).toMatch(/^session-/)
	expect(made[0]!.form).toContain('line_items[0][price]=price_wire_startup')
	expect(made[0]!.form).toContain('cancel_url=http://127.0.0.1:3000/payment/cancel/')
	expect(made[0]!.form).toContain(`subscription_data[metadata][company_id]=${member.companyId}`)

	const sessionId = started.body.sessionId as string
	expect((await call(readStatus, member, undefined, { sessionId })).body).toMatchObject({ status: 'open', amount: 4900, plan: 'startup' })
	await stripe.customers.pay(sessionId, 'good')
	await deliver()
	expect((await call(readStatus, member, undefined, { sessionId })).body).toMatchObject({ status: 'paid' })
	expect((await call(readInfo, member)).body).toMatchObject({ status: 'active', plan: 'startup', credits: 30, next_plan: null })
	expect((await call(readStatus, await register(services), undefined, { sessionId })).status).toBe(404)
	expect((await call(subscribe, member, asked)).body).toMatchObject({ code: 'has_subscription' })

	expect((await call(cancel, member, {})).body).toMatchObject({ status: 'canceled' })
	expect(await call(cancel, member, {})).toMatchObject({ status: 409, body: { error: 'Already canceled' } })
	expect((await call(readInfo, member)).body).toMatchObject({ status: 'canceled', plan: 'startup', next_plan: 'free' })
	expect(stripe.calls.filter(({ status }) => status >= 400)).toEqual([])
})

test('the answers of the specification for callers without a session, and for plans that there are not', async () => {
	expect(await call(subscribe, null, { plan: 'builder' })).toMatchObject({ status: 401, body: { error: 'No authorization header' } })
	expect(await call(subscribe, 'expired', { plan: 'builder' })).toMatchObject({ status: 403, body: { error: 'Invalid or expired token' } })
	const member = await register(services)
	for (const plan of ['free', 'gold', ''])
		expect(await call(subscribe, member, { plan })).toMatchObject({ status: 400, body: { error: 'Invalid plan selected' } })
	expect(await call(cancel, member, {})).toMatchObject({ status: 409, body: { error: 'No active subscription' } })
	expect((await call(cancel, null, {})).status).toBe(401)
	expect(await call(readInfo, member)).toMatchObject({ status: 200, body: { status: 'none', plan: 'free', credits: 3 } })
})

test('an amount from the browser has to be the price, and the help is for a document that is the buyer’s', async () => {
	const [member, stranger] = [await register(services), await register(services)]
	const { documentId: document_id } = await queueReview(services, member)
	const wanted = { amount: 3900, description: 'Clause Fix', document_id }
	for (const [body, status, code] of [
		[{ ...wanted, amount: 1 }, 400, 'wrong_amount'],
		[{ ...wanted, amount: -3900 }, 400, 'invalid'],
		[{ ...wanted, description: 'Extra Seat', amount: 2900 }, 400, 'not_sold'],
		[{ ...wanted, document_id: undefined }, 400, 'document_needed'],
		[{ amount: 1000, description: 'Test payment' }, 400, 'not_sold'],
		[{ ...wanted, price: 1 }, 400, 'invalid'],
	] as const)
		for (const route of [buyOnce, createPayment]) expect(await call(route, member, body)).toMatchObject({ status, body: { code } })
	expect((await call(buyOnce, stranger, wanted)).status).toBe(404)
	expect((await call(buyOnce, null, wanted)).status).toBe(401)

	const { status, body } = await call(buyOnce, member, wanted)
	expect([status, Object.keys(body)]).toEqual([200, ['sessionId', 'url', 'order_id']])
	expect(Object.keys((await call(createPayment, member, wanted)).body)).toEqual(['sessionId', 'url'])
	await stripe.customers.pay(body.sessionId as string, 'good')
	await deliver()
	expect((await call(readStatus, member, undefined, { sessionId: body.sessionId })).body).toMatchObject({
		status: 'paid',
		amount: 3900,
		currency: 'usd',
		document_id,
		version_number: 1,
	})
})

test('Stripe refuses what it does not know, and the caller reads that it failed', async () => {
	const ask = (path: string, body: string, headers: Record<string, string> = {}) =>
		fetch(`${stripe.environment.STRIPE_API_URL}${path}`, {
			method: 'POST',
			headers: {
				Authorization: `Bearer ${stripe.environment.STRIPE_SECRET_KEY}`,
				'Stripe-Version': stripeVersion,
				'Content-Type': 'application/x-www-form-urlencoded',
				...headers,
			},
			body,
		}).then(async (answer) => [answer.status, ((await answer.json()) as { error: { message: string } }).error.message])
	expect(await ask('/v1/customers', 'email=a@b.example&metadata[company_id]=x&coupon=free')).toEqual([
		400,
		'Received unknown parameter: coupon',
	])
	expect(await ask('/v1/customers', '{}', { 'Content-Type': 'application/json' })).toMatchObject([
		400,
		expect.stringContaining('form') as string,
	])
	expect(await ask('/v1/customers', '', { Authorization: 'Bearer sk_other' })).toEqual([401, 'Invalid API Key provided'])
	expect(await ask('/v1/customers', '', { 'Stripe-Version': '2020-01-01' })).toEqual([400, 'Invalid Stripe API version: 2020-01-01'])
	expect(await ask('/v1/unheard-of', '')).toEqual([404, 'Unrecognized request URL (POST: /v1/unheard-of).'])
	const other = await testServicesWithWrongKey()
	const member = await register(services)
	await expect(other.createCustomer({ companyId: member.companyId, email: member.email })).rejects.toThrow('Invalid API Key')
})

async function testServicesWithWrongKey() {
	const { stripeAt, createStripePayments } = await import('#app/infrastructure/payments/stripe-payments.server.ts')
	const keys = { secretKey: 'sk_wrong', apiUrl: stripe.environment.STRIPE_API_URL! }
	const prices = { builder: 'b', startup: 's', scale: 'c' }
	return createStripePayments({ stripe: stripeAt(keys), webhookSecret: 'x', prices })
}

const event = (id: string, type = 'invoice.paid', customer = 'cus_unknown') =>
	JSON.stringify({ id, object: 'event', type, data: { object: { id: 'in_1', object: 'invoice', customer } } })

test('a webhook with a wrong signature, an old time stamp, no signature or 10 MB is refused, and nothing is stored', async () => {
	const body = event('evt_bad')
	const refused = [
		tell(body, signedHeader('whsec_other', body)),
		tell(body, signedHeader(stripe.webhookSecret, body, Date.now() - hour)),
		tell(body, signedHeader(stripe.webhookSecret, `${body} `)),
		tell(body, ''),
		tell(body, 't=now,v1=00'),
	]
	for (const answer of refused) expect((await answer).status).toBe(400)
	const large = event('evt_large', 'x'.repeat(10 * megabyte))
	expect((await tell(large, signedHeader(stripe.webhookSecret, large))).status).toBe(413)
	expect(await db.paymentEvent.count({ where: { id: { in: ['evt_bad', 'evt_large'] } } })).toBe(0)
})

test('a webhook that is repeated, of an unknown type or about nobody we know is taken, stored once and changes nothing', async () => {
	for (const [id, type] of [
		['evt_twice', 'invoice.paid'],
		['evt_twice', 'invoice.paid'],
		['evt_odd', 'mandate.updated'],
	] as const) {
		const body = event(id, type)
		expect((await tell(body, signedHeader(stripe.webhookSecret, body))).status).toBe(200)
	}
	await deliver()
	expect(await db.paymentEvent.count({ where: { id: { in: ['evt_twice', 'evt_odd'] }, appliedAt: { not: null } } })).toBe(2)
	expect(await db.paymentEntry.count({ where: { externalId: 'in_1' } })).toBe(0)
})

test('the daily reconciliation puts right what a lost webhook would have told, reports it, and is then silent', async () => {
	const member = await register(services)
	const { body } = await call(subscribe, member, { plan: 'builder' })
	await stripe.customers.pay(body.sessionId as string, 'good')
	for (const { id } of await stripe.customers.undelivered()) await stripe.customers.delivered(id)
	const found = await reconcile(services)
	expect(found.differing.map(({ companyId }) => companyId)).toEqual([member.companyId])
	expect(found).toMatchObject({ failed: [], wrongPrices: [] })
	expect((await call(readInfo, member)).body).toMatchObject({ plan: 'builder', credits: 10 })
	expect((await reconcile(services)).differing).toEqual([])
})
