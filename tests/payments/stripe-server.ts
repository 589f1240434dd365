import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { answerCall, type LocalStripe } from '#app/infrastructure/payments/local-stripe/answer-call.ts'
import { createLocalCheckout } from '#app/infrastructure/payments/local-stripe/local-checkout.ts'
import { createMemoryStore } from '#app/infrastructure/payments/local-stripe/object-store.ts'
import { localPrices, signedHeader } from '#app/infrastructure/payments/open-payments.server.ts'
import type { LocalCheckout } from '#app/infrastructure/payments/payments.ts'
import { stripeVersion } from '#app/infrastructure/payments/stripe-version.ts'

/** A Stripe on a port of this machine, with what was asked of it. */
export interface StripeServer {
	/** The variables with which the product talks to it. */
	environment: Record<string, string>
	/** What its customers do. */
	customers: LocalCheckout
	webhookSecret: string
	calls: { route: string; form: string; headers: Headers; status: number }[]
	close(): Promise<void>
}

/** Starts it: the same checks of form, parameters, version and keys as in the product's local test checkout, over HTTP. */
export async function startStripeServer(): Promise<StripeServer> {
	const webhookSecret = 'whsec_wire'
	const stripe: LocalStripe = {
		store: createMemoryStore(),
		prices: localPrices.map((price) => ({ ...price, id: price.id.replace('local', 'wire') })),
		site: 'https://checkout.stripe.example',
		secretKey: 'sk_test_wire',
		apiVersion: stripeVersion,
	}
	const calls: StripeServer['calls'] = []
	const server = createServer((incoming, outgoing) => {
		void (async () => {
			const form = (await buffer(incoming)).toString('utf8')
			const { method = 'GET', url = '/' } = incoming
			const headers = new Headers(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)] as [string, string]))
			const answer = await answerCall(
				stripe,
				new Request(new URL(url, 'http://127.0.0.1'), { method, headers, ...(method === 'POST' ? { body: form } : {}) }),
			)
			calls.push({ route: `${method} ${url.split('?')[0]}`, form: decodeURIComponent(form), headers, status: answer.status })
			outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
		})()
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const { port } = server.address() as AddressInfo
	return {
		environment: {
			STRIPE_SECRET_KEY: stripe.secretKey,
			STRIPE_WEBHOOK_SECRET: webhookSecret,
			STRIPE_API_URL: `http://127.0.0.1:${port}`,
			STRIPE_PRICE_BUILDER: 'price_wire_builder',
			STRIPE_PRICE_STARTUP: 'price_wire_startup',
			STRIPE_PRICE_SCALE: 'price_wire_scale',
		},
		customers: createLocalCheckout(stripe, (body) => signedHeader(webhookSecret, body)),
		webhookSecret,
		calls,
		close: () => new Promise((resolve) => server.close(() => resolve())),
	}
}
