import { expect, test } from 'vitest'
import { createApiToken } from '#app/domain/identity/api-tokens/api-tokens.server.ts'
import { tokenScopeNames } from '#app/domain/identity/api-tokens/token-scopes.ts'
import { queueReview } from '#tests/fixtures/queue-review.ts'
import { signedIn } from '#tests/second-factor.ts'
import { wholeApp } from '#tests/whole-app.ts'
import { register, testServices } from '#tests/world.ts'

const services = await testServices()
const app = await wholeApp(services)

async function vault() {
	const member = await register(services)
	const { documentId } = await queueReview(services, member)
	const made = await createApiToken(services, member, { name: 'Sync', scopes: tokenScopeNames, days: null })
	const { token } = made as { token: string }
	const call = async (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) => {
		const answer = await fetch(new URL(path, app), { ...init, headers: { Authorization: `Bearer ${token}`, ...headers } })
		// Read to its end, so that the server can close.
		const bytes = await answer.arrayBuffer()
		return new Response(answer.status === 304 ? null : bytes, answer)
	}
	const put = (path: string, body: unknown, headers: Record<string, string> = {}) =>
		call(path, { 'Content-Type': 'application/json', ...headers }, { method: 'PUT', body: JSON.stringify(body) })
	return { member, documentId, call, put }
}

test.each([
	'/api/document/ID',
	'/api/document/ID/metadata',
	'/api/document/ID/permissions',
	'/api/document/download/ID',
	'/api/user/vault',
	'/api/document/list',
])('GET %s has a strong ETag, and 304 without content while nothing has changed', async (path) => {
	const { documentId, call } = await vault()
	const url = path.replace('ID', documentId)
	const first = await call(url)
	const tag = first.headers.get('ETag')!
	expect([first.status, first.headers.get('Cache-Control')]).toEqual([200, 'private, no-cache'])
	expect(tag).toMatch(/^"[\w+/=-]{43,64}"$/)
	for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
		const again = await call(url, { 'If-None-Match': known })
		expect([again.status, again.headers.get('ETag'), again.headers.get('Cache-Control'), again.headers.get('Content-Type')]).toEqual([
			304,
			tag,
			'private, no-cache',
			null,
		])
		expect(await again.text()).toBe('')
	}
	const head = await call(url, {}, { method: 'HEAD' })
	expect([head.status, head.headers.get('ETag')]).toEqual([200, tag])
	expect((await call(url, { 'If-None-Match': '"other"' })).status).toBe(200)
})

test('browsers keep nothing, and answers with an error have no ETag', async () => {
	const { member, documentId, call } = await vault()
	const { token } = await signedIn(services, member)
	const answer = await fetch(new URL(`/api/document/${documentId}`, app), { headers: { Cookie: `token=${token}` } })
	await answer.arrayBuffer()
	expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
	const missing = await call('/api/document/00000000-0000-4000-8000-000000000000')
	expect([missing.status, missing.headers.get('ETag')]).toEqual([404, null])
})

test('a PUT with If-Match replaces only what its caller has read', async () => {
	const { documentId, call, put } = await vault()
	const url = `/api/document/${documentId}/permissions`
	const tag = (await call(url)).headers.get('ETag')!
	const share = (email: string) => ({ permissions: [{ email, role: 'viewer' }] })
	expect((await put(url, share('one@founders.example'), { 'If-Match': tag })).status).toBe(200)
	const stale = await put(url, share('two@founders.example'), { 'If-Match': tag })
	expect([stale.status, await stale.json()]).toEqual([
		412,
		{ error: 'This was changed since you read it. Read it again and repeat the change.', code: 'precondition_failed' },
	])
	expect((await put(url, share('two@founders.example'), { 'If-Match': `W/${(await call(url)).headers.get('ETag')}` })).status).toBe(412)
	expect(JSON.stringify(await (await call(url)).json())).toContain('one@founders.example')
	expect((await put(url, share('two@founders.example'), { 'If-Match': '*' })).status).toBe(200)
	expect((await put(url, share('three@founders.example'))).status).toBe(200)
	const gone = '/api/document/00000000-0000-4000-8000-000000000000/permissions'
	expect((await put(gone, share('one@founders.example'), { 'If-Match': '*' })).status).toBe(404)
})

test('of many PUTs with the same If-Match at once, exactly one is done', async () => {
	const { documentId, call, put } = await vault()
	const url = `/api/document/${documentId}`
	const tag = (await call(url)).headers.get('ETag')!
	const answers = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((name) => put(url, { name: `Agreement ${name}` }, { 'If-Match': tag })))
	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412, 412])
})
