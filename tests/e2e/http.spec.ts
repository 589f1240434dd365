import { expect, test } from './journey.ts'

test('the program says that it lives and that it is ready', async ({ request }) => {
	expect((await request.get('/healthz')).status()).toBe(200)
	const ready = await request.get('/readyz')
	expect(ready.status()).toBe(200)
	expect(await ready.json()).toEqual({ status: 'ready' })
})

test('every page runs only scripts of its own, and no other site may frame it', async ({ request }) => {
	const first = (await request.get('/')).headers()
	const second = (await request.get('/')).headers()
	const nonce = (headers: Record<string, string>) => /script-src 'self' 'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1]
	expect(nonce(first)).toBeTruthy()
	expect(nonce(first)).not.toBe(nonce(second))
	expect(first['content-security-policy']).toContain(`frame-ancestors 'none'`)
	expect(first['x-content-type-options']).toBe('nosniff')
	expect(first['x-powered-by']).toBeUndefined()
})

test('assets may be kept for ever, pages may not be kept by anybody in between', async ({ request }) => {
	const html = await (await request.get('/')).text()
	const asset = /\/assets\/[^"']+\.js/.exec(html)![0]
	expect((await request.get(asset)).headers()['cache-control']).toContain('immutable')
	expect((await request.get('/assets/nothing.js')).status()).toBe(404)
})

test('pages are compressed', async ({ request }) => {
	expect((await request.get('/', { headers: { 'accept-encoding': 'gzip' } })).headers()['content-encoding']).toBe('gzip')
})

test('a form that another site sends is refused', async ({ request }) => {
	const answer = await request.post('/login', {
		headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
		form: { email: 'a@b.example' },
	})
	expect(answer.status()).toBe(403)
	expect((await answer.json()).code).toBe('cross_site')
})

test('an unknown address of the API answers in JSON, an unknown page in words', async ({ request }) => {
	const api = await request.get('/api/nothing')
	expect(api.status()).toBe(404)
	expect(Object.keys(await api.json())).toEqual(['error', 'code'])
	expect((await request.get('/nothing')).status()).toBe(404)
})
