import { beforeAll, expect, test } from 'vitest'
import { openStepUp } from '#app/domain/identity/mfa/step-up.server.ts'
import { signedIn, withMfa } from '#tests/second-factor.ts'
import { productRoutes, wholeApp } from '#tests/whole-app.ts'
import { register, testServices } from '#tests/world.ts'
import { operations } from './api/openapi-document.server.ts'

// Every form and every call that changes something, sent by another site with the cookies of an administrator whose
// step-up is open: refused before any route runs. Taken from the routes, so that a new one stands in it by itself.

const services = await testServices()
const app = await wholeApp(services)
const { routes } = await productRoutes()
const nowhere = '00000000-0000-4000-8000-000000000000'
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

const forms = Object.values(routes).flatMap((route) => {
	if (!route!.module.action || pathOf(route!.id).startsWith('api/')) return []
	const path = `/${pathOf(route!.id)}`
	return [
		['POST', path],
		['POST', `${path === '/' ? '/_root' : path}.data`],
	]
})
const calls = operations()
	.filter(({ method }) => method !== 'GET')
	.map(({ method, path }) => [method, `/api${path.replace(/\{(\w+)\}/g, ':$1')}`])

const ways = [...forms, ...calls] as [method: string, path: string][]

async function send(method: string, path: string, headers: Record<string, string>): Promise<{ status: number; body: string }> {
	const url = new URL(path.replace(/:\w+\??|\*/g, nowhere), app)
	const answer = await fetch(url, {
		method,
		headers: { Cookie: cookie, ...headers },
		body: new URLSearchParams({ x: 'y' }),
		redirect: 'manual',
	})
	return { status: answer.status, body: await answer.text() }
}

test('there are as many forms and calls as the product has', () => {
	expect(forms.length).toBeGreaterThan(70)
	expect(calls.length).toBeGreaterThan(20)
})

test.each(ways)('%s %s is refused when another site sends it', async (method, path) => {
	const foreign: Record<string, string>[] = [
		{ Origin: 'https://evil.example' },
		{ Origin: 'null' },
		{ 'Sec-Fetch-Site': 'cross-site' },
		{ Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
	]
	for (const headers of foreign) {
		const { status, body } = await send(method, path, headers)
		expect([status, body]).toEqual([403, '{"error":"This request came from another site and was refused.","code":"cross_site"}'])
	}
})

test('the same form of our own page is not refused', async () => {
	expect((await send('POST', '/theme', { Origin: app.origin, 'Sec-Fetch-Site': 'same-origin' })).status).toBe(302)
})
