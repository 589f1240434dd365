import { expect, test } from 'vitest'
import { startSession } from '#app/domain/identity/session.server.ts'
import { requestContextOf } from '#tests/request-context.ts'
import { register, testServices } from '#tests/world.ts'
import { visitorContext, type Visitor } from '../context.ts'
import { loadVisitor } from './load-visitor.server.ts'
import { sessionCookie } from './session-cookie.ts'

const services = await testServices()

async function visit(headers: HeadersInit, page = () => new Response('page')): Promise<{ seen: Visitor; answer: Response }> {
	const context = requestContextOf(services, { request: { method: 'GET' } })
	let seen: Visitor | undefined
	const answer = await loadVisitor(
		{ request: new Request('http://127.0.0.1:3000/dashboard', { headers }), context, params: {} } as never,
		async () => {
			seen = context.get(visitorContext)
			return page()
		},
	)
	return { seen: seen!, answer: answer as Response }
}

test('cookie and bearer token both open a session, and what it shows is kept in no cache', async () => {
	const member = await register(services)
	const token = await startSession(services.db, member.id, null)
	for (const headers of [new Headers({ Cookie: `token=${token}` }), new Headers({ Authorization: `Bearer ${token}` })]) {
		const { seen, answer } = await visit(headers)
		expect(seen).toMatchObject({ kind: 'member', member })
		expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
		expect(answer.headers.getSetCookie()).toEqual([])
	}
})

test('a visitor without a token is anonymous, and their pages may be cached', async () => {
	const { seen, answer } = await visit({})
	expect(seen).toEqual({ kind: 'anonymous' })
	expect([...answer.headers.keys()]).not.toContain('cache-control')
})

test.each(['revoked', 'expired', 'unknown'])('a session that is %s says so, and its cookie leaves the browser', async (how) => {
	const member = await register(services)
	const token = await startSession(services.db, member.id, null)
	await services.db.session.updateMany({
		where: { userId: member.id },
		data:
			how === 'revoked' ? { revokedAt: new Date() } : how === 'expired' ? { expiresAt: new Date(Date.now() - 1) } : { tokenHash: 'other' },
	})

	const { seen, answer } = await visit({ Cookie: `token=${token}` })
	expect(seen).toEqual({ kind: 'expired' })
	expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^token=; Max-Age=0;/)])
	await services.db.session.deleteMany({ where: { tokenHash: 'other' } })
})

test('signing in over an ended session keeps the new one', async () => {
	const fresh = await sessionCookie('fresh', services.env.appUrl)
	const { answer } = await visit(
		{ Cookie: 'token=gone' },
		() => new Response(null, { status: 302, headers: { Location: '/', 'Set-Cookie': fresh } }),
	)
	expect(answer.headers.getSetCookie()).toEqual([fresh])
})

test('a bad bearer token is not made up for by a good cookie', async () => {
	const member = await register(services)
	const token = await startSession(services.db, member.id, null)
	const { seen, answer } = await visit({ Authorization: 'Bearer wrong', Cookie: `token=${token}` })
	expect(seen).toEqual({ kind: 'expired' })
	expect(answer.headers.getSetCookie()).toEqual([])
})

test('a page that decides on its own caching keeps its word', async () => {
	const member = await register(services)
	const token = await startSession(services.db, member.id, null)
	const { answer } = await visit(
		{ Cookie: `token=${token}` },
		() => new Response('file', { headers: { 'Cache-Control': 'private, max-age=60' } }),
	)
	expect(answer.headers.get('Cache-Control')).toBe('private, max-age=60')
})
