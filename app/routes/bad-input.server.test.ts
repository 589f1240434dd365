import { beforeAll, expect, test } from 'vitest'
import { openStepUp } from '#app/domain/identity/mfa/step-up.server.ts'
import { signedIn, withMfa } from '#tests/second-factor.ts'
import { productRoutes, wholeApp } from '#tests/whole-app.ts'
import { register, testServices } from '#tests/world.ts'
import { operations } from './api/openapi-document.server.ts'

// Every page, form and call, asked by somebody whom nothing stops but what they send: taken from the routes, so that a
// new one stands in it by itself.

const services = await testServices()
const app = await wholeApp(services)
const { routes } = await productRoutes()
let cookie = ''

beforeAll(async () => {
	const admin = await register(services, { userType: 'admin' })
	await withMfa(services, admin)
	const { token, sessionId } = await signedIn(services, admin)
	await openStepUp(services, admin, sessionId)
	cookie = `token=${token}`
})

function pathOf(id: string | undefined): string {
	if (id === undefined) return ''
	const { parentId, path } = routes[id]!
	return [pathOf(parentId), path].filter(Boolean).join('/')
}

interface Way {
	method: string
	path: string
	body?: BodyInit
	headers?: Record<string, string>
}

/** Nothing that any form or call has, in the place of everything. */
const senseless = ["'; DROP TABLE users; --", '\u0000', '%00', '../../etc/passwd', '-1', 'é'.repeat(300)]
const asForm = () =>
	new URLSearchParams(['do', 'intent', 'form', 'id', 'name', 'email', 'token', 'code'].map((name, at) => [name, senseless[at % 6]!]))
const asJson = JSON.stringify({ id: senseless, name: { $ne: null }, email: 7, token: [], code: senseless[0] })

const pages = Object.values(routes).flatMap((route): Way[] => {
	const path = `/${pathOf(route!.id)}`
	const { loader, action } = route!.module
	if (path.startsWith('/api/') || path === '/logout' || path === '/logout/everywhere') return []
	return [...(loader ? [{ method: 'GET', path }] : []), ...(action ? [{ method: 'POST', path, body: asForm() }] : [])]
})
const calls = operations().map(({ method, path }): Way => ({
	method,
	path: `/api${path.replace(/\{(\w+)\}/g, ':$1')}`,
	...(method === 'GET' ? {} : { body: asJson, headers: { 'Content-Type': 'application/json' } }),
}))

/** What no id can be: the database itself would refuse to compare it with one. */
const noId = "1'; --"

async function ask({ method, path, body, headers }: Way): Promise<number> {
	const url = new URL(path.replace(/:\w+\??|\*/g, encodeURIComponent(noId)), app)
	if (method === 'GET') {
		url.searchParams.set('page', senseless[0]!)
		// What searches and what comes back from a payment compare with texts.
		for (const name of ['q', 'search', 'session_id']) url.searchParams.set(name, senseless[1]!)
	}
	const answer = await fetch(url, {
		method,
		headers: { Cookie: cookie, Accept: 'text/html', ...headers },
		body: body instanceof URLSearchParams ? new URLSearchParams(body) : body,
		redirect: 'manual',
	})
	await answer.arrayBuffer()
	return answer.status
}

test('no page, form or call breaks over what makes no sense: it is refused, by our own check and never by the database', async () => {
	const broken: string[] = []
	for (const way of [...pages, ...calls]) {
		const status = await ask(way)
		if (status >= 500) broken.push(`${way.method} ${way.path}: ${status}`)
	}
	expect(pages.length).toBeGreaterThan(100)
	expect(calls.length).toBeGreaterThan(60)
	expect(broken).toEqual([])
}, 120_000)

test('every call says by a schema what may be in its body, but those that take none and the deliveries of other services', () => {
	const without = operations().filter(({ method, body, multipart }) => (method === 'POST' || method === 'PUT') && !body && !multipart)
	expect(without.map(({ path }) => path).sort()).toEqual(
		[
			// Signed over all of their body by whoever delivers it, and checked by what reads them.
			'/inbound-mail',
			'/payment/webhook',
			// Their address says everything.
			'/admin/regenerate-all-suggestions',
			'/admin/regenerate-all-suggestions/{regenerationId}/stop',
			'/admin/templates/update-all-metadata',
			'/document/restore/{documentId}',
			'/document/{documentId}/clone',
			'/document/{documentId}/lock',
			'/document/{documentId}/regenerate-suggestions',
			'/document/{documentId}/unlock',
			'/mfa/setup',
			'/payment/cancel-subscription',
			'/user/export',
		].sort(),
	)
})
