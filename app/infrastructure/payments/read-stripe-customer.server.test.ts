import { expect, test } from 'vitest'
import { stripeInProcess } from './stripe-payments.server.ts'
import { readStripeCustomer } from './read-stripe-customer.server.ts'

const list = (path: string, data: object[]) => ({ object: 'list', url: path, data, has_more: false })
const charge = {
	id: 'ch_1',
	object: 'charge',
	disputed: true,
	payment_intent: 'pi_1',
	receipt_url: null,
	refunds: list('/v1/refunds', [{ id: 're_1', payment_intent: 'pi_1', amount: 2900, status: 'failed', created: 1, metadata: {} }]),
}

/** A Stripe with one disputed charge, whose answer about disputes is the one that is given. */
const stripeAnswering = (status: number, disputes: object) =>
	stripeInProcess('rk_test', async ({ url }) => {
		const { pathname } = new URL(url)
		if (pathname === '/v1/disputes') return Response.json(disputes, { status })
		return Response.json(list(pathname, pathname === '/v1/charges' ? [charge] : []))
	})

test('a key that may not read disputes is told in the log, and everything else of the customer is read', async () => {
	const logged: string[] = []
	const log = { error: (_: object, message: string) => void logged.push(message) }
	const read = (status: number, answer: object) => readStripeCustomer(stripeAnswering(status, answer), 'cus_1', () => null, log)

	const refusal = { error: { type: 'invalid_request_error', message: 'The provided key does not have the required permissions.' } }
	expect(await read(403, refusal)).toMatchObject({ refunds: [{ id: 're_1' }], disputes: [] })
	expect(logged).toEqual([expect.stringContaining('Disputes: read')])

	const dispute = { id: 'dp_1', payment_intent: 'pi_1', amount: 2900, status: 'needs_response', created: 1 }
	expect(await read(200, list('/v1/disputes', [dispute]))).toMatchObject({ disputes: [{ id: 'dp_1', status: 'open' }] })
	await expect(read(500, { error: { message: 'Out of order' } })).rejects.toThrow('Out of order')
	expect(logged).toHaveLength(1)
})
