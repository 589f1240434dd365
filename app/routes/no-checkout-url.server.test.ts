import { expect, test } from 'vitest'
import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { answerOf, requestContextOf, toastOf } from '#tests/request-context.ts'
import { queueReview } from '#tests/fixtures/queue-review.ts'
import { register, testServices } from '#tests/world.ts'
import { action as buyOnce } from './api/payment/one-time-checkout.ts'
import { action as subscribe } from './api/payment/subscription-checkout.ts'
import { openCheckout } from './billing/open-checkout.server.ts'

const services = await testServices()
/** A payment service whose sessions come without an address. */
const silent: Services = {
	...services,
	payments: {
		...services.payments!,
		createSession: async (request) => ({ ...(await services.payments!.createSession(request)), url: null }),
	},
}

async function call(route: (args: never) => unknown, member: Member, body: object) {
	const request = new Request('http://127.0.0.1:3000/api/payment', {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'click' },
		body: JSON.stringify(body),
	})
	const context = requestContextOf(silent, { request, visitor: { kind: 'member', member, sessionId: 'none' } })
	const answer = await answerOf(() => route({ request, context, params: {} } as never))
	return [answer.status, ((await answer.json()) as { error: string }).error]
}

test('a checkout without an address is told in the words of the specification, and leads nowhere, however often it is tried', async () => {
	const member = await register(services)
	const { documentId: document_id } = await queueReview(services, member)
	for (let times = 0; times < 2; times++) {
		const shown = await openCheckout(silent, member, 'builder', 'form')
		expect(shown.headers.get('Location')).toBe('/pricing')
		expect(await toastOf(shown)).toMatchObject({
			title: 'Subscription failed',
			description: 'No checkout URL received from payment service',
		})
	}
	expect(await call(subscribe, member, { plan: 'startup' })).toEqual([500, 'No checkout URL received from payment service'])
	const wanted = { amount: 3900, description: 'Clause Fix', document_id }
	expect(await call(buyOnce, member, wanted)).toEqual([500, 'Invalid payment response from server'])
})
