import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import type { RequestInfo } from '#app/http/context.ts'
import { testServices } from '#tests/world.ts'
import { createWebServer } from './web-server.server.ts'

// What a caller writes into the headers that proxies add: limits count the address that is found here.

async function serverThatTells(trustProxy: '0' | '1') {
	const services = await testServices({ TRUST_PROXY: trustProxy })
	const noRoutes = () => Promise.reject(new Error('No route is asked here'))
	const server = createWebServer(services, noRoutes, (_request, response) => void response.json(response.locals.info))
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())))
	return (init: RequestInit) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, init)
}

const addressIn = async (answer: Response) => ((await answer.json()) as RequestInfo).ip

test('without a proxy a made-up X-Forwarded-For is no address of a caller', async () => {
	const ask = await serverThatTells('0')
	for (const made of ['203.0.113.9', '203.0.113.10, 203.0.113.11', '::1'])
		expect(await addressIn(await ask({ headers: { 'X-Forwarded-For': made, 'X-Real-IP': made, Forwarded: `for=${made}` } }))).toBe(
			'127.0.0.1',
		)
})

test('behind a proxy the entry that the proxy added counts, and those that the caller wrote before it do not', async () => {
	const ask = await serverThatTells('1')
	for (const made of ['', '203.0.113.9, ', '127.0.0.1, ::1, '])
		expect(await addressIn(await ask({ headers: { 'X-Forwarded-For': `${made}198.51.100.7` } }))).toBe('198.51.100.7')
})

test('a forged X-Forwarded-Host makes no other site our own, with a proxy or without', async () => {
	for (const ask of [await serverThatTells('0'), await serverThatTells('1')]) {
		const forged = { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https', Forwarded: 'host=evil.example' }
		expect((await ask({ method: 'POST', headers: { Origin: 'https://evil.example', ...forged } })).status).toBe(403)
		expect((await ask({ method: 'POST', headers: forged })).status).toBe(200)
	}
})
