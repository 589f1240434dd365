import { expect, test } from 'vitest'
import type { Administrator } from '#app/domain/identity/administrator.ts'
import { suspendPerson } from '#app/domain/administration/suspend-person.server.ts'
import { callsPerToken } from '#app/domain/identity/api-tokens/api-token-limits.ts'
import { createApiToken, listApiTokens, revokeApiToken } from '#app/domain/identity/api-tokens/api-tokens.server.ts'
import { type TokenScope, tokenScopeNames } from '#app/domain/identity/api-tokens/token-scopes.ts'
import { isWholeApiToken, newApiToken, tokenPattern } from '#app/domain/identity/api-tokens/token-text.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { revokeAllSessions } from '#app/domain/identity/session.server.ts'
import { requestDeletion } from '#app/domain/erasure/account/request-deletion.server.ts'
import { day } from '#app/units.ts'
import { wholeApp } from '#tests/whole-app.ts'
import { register, testServices } from '#tests/world.ts'
import { operations } from './openapi-document.server.ts'

const services = await testServices()
const app = await wholeApp(services)
const nowhere = '00000000-0000-4000-8000-000000000000'

async function tokenOf(member: Member, scopes: readonly TokenScope[], now?: number, days: 30 | null = null): Promise<string> {
	const made = await createApiToken(services, member, { name: 'Backup', scopes, days }, now)
	if (typeof made === 'string' || 'refusedFor' in made) throw new Error('No token was made')
	return made.token
}

async function call(token: string, path: string, init: RequestInit = {}) {
	const answer = await fetch(new URL(path, app), {
		...init,
		headers: { Authorization: `Bearer ${token}`, ...init.headers },
		redirect: 'manual',
	})
	const text = await answer.text()
	return {
		status: answer.status,
		headers: answer.headers,
		text,
		body: (text.startsWith('{') ? JSON.parse(text) : null) as { code?: string; error?: string } | null,
	}
}

test('a token reaches what its scope allows; it is known by its hash alone, and the day it was used is noted', async () => {
	const member = await register(services)
	const token = await tokenOf(member, ['account:read'])
	expect(token).toMatch(tokenPattern)
	expect(await call(token, '/api/user')).toMatchObject({ status: 200, body: { user: { user_id: member.id } } })
	const lacking = await call(token, '/api/user/vault')
	expect([lacking.status, lacking.body]).toEqual([
		403,
		{
			error: 'This API token lacks the scope documents:read. Make one with that scope in your settings.',
			code: 'missing_scope',
			details: { scope: 'documents:read' },
		},
	])
	const [shown] = await listApiTokens(services, member)
	expect(shown).toMatchObject({ hint: token.slice(0, 7), expired: false, lastUsedOn: new Date(new Date().toISOString().slice(0, 10)) })
	expect(JSON.stringify(await services.db.apiToken.findMany())).not.toContain(token.slice(8))
	const mail = services.outbox.find(({ to }) => to === member.email)
	expect(mail?.subject).toBe('An API token was made for your Fineprint account')
	expect(mail?.text).not.toContain(token)
})

test.each(operations().map((operation) => [operation.method, operation.path, operation] as const))(
	'%s %s says what an API token needs for it, and refuses one without',
	async (method, path, operation) => {
		if (operation.open) return void expect(operation.scope).toBeUndefined()
		expect([...tokenScopeNames, 'session']).toContain(operation.scope)
		if (/^\/(admin|mfa)\//.test(path)) expect(operation.scope).toBe('session')
		const all = await tokenOf(
			await register(services),
			tokenScopeNames.filter((scope) => scope !== operation.scope),
		)
		const answer = await call(all, `/api${path.replace(/\{\w+\}/g, nowhere)}`, { method })
		expect(answer.status).toBe(403)
		expect(answer.body?.code).toBe(operation.scope === 'session' ? 'session_required' : 'missing_scope')
	},
)

test('a token that reads the profile of its owner and their company does not read the people of the company', async () => {
	const member = await register(services)
	const people = `/api/company/${member.companyId}/people`
	const earlier = await call(await tokenOf(member, ['account:read']), people)
	expect([earlier.status, earlier.body]).toMatchObject([403, { code: 'missing_scope', details: { scope: 'people:read' } }])
	expect(earlier.text).not.toContain(member.email)
	expect(await call(await tokenOf(member, ['people:read']), people)).toMatchObject({
		status: 200,
		body: { people: [{ user_id: member.id, email: member.email }] },
	})
})

test('with every scope a token changes no address, profile or company, exports nothing and makes no token', async () => {
	const member = await register(services, { userType: 'admin' })
	const token = await tokenOf(member, tokenScopeNames)
	const json = { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: '{"email":"eve@evil.example"}' }
	expect((await call(token, '/api/user', json)).body?.code).toBe('session_required')
	expect((await call(token, '/api/user/export', { method: 'POST' })).status).toBe(403)
	expect((await call(token, '/api/admin/users')).status).toBe(403)
	for (const page of ['/settings', '/settings/api', '/dashboard', '/document-vault']) expect((await call(token, page)).status).toBe(401)
	const form = { method: 'POST', body: new URLSearchParams({ name: 'More', scopes: 'documents:read', days: 'none' }) }
	expect((await call(token, '/settings/api', form)).status).toBe(401)
	expect((await call(token, '/admin/users')).status).toBe(403)
	expect(await services.db.apiToken.count({ where: { userId: member.id } })).toBe(1)
})

test('a token with a typing error is told apart from one that ended', async () => {
	const member = await register(services)
	const token = await tokenOf(member, ['account:read'])
	const typo = `${token.slice(0, 20)}${token[20] === 'a' ? 'b' : 'a'}${token.slice(21)}`
	expect(await call(typo, '/api/user')).toMatchObject({ status: 401, body: { code: 'malformed_api_token' } })
	expect(await call(token.slice(0, -1), '/api/user')).toMatchObject({ status: 401, body: { code: 'malformed_api_token' } })
	expect(await call(newApiToken(), '/api/user')).toMatchObject({ status: 401, body: { code: 'invalid_api_token' } })
	const [shown] = await listApiTokens(services, member)
	expect(await revokeApiToken(services, await register(services), shown!.id)).toBe(false)
	expect(await revokeApiToken(services, member, shown!.id)).toBe(true)
	expect(await call(token, '/api/user')).toMatchObject({ status: 401, body: { code: 'invalid_api_token' } })
	const past = await tokenOf(member, ['account:read'], Date.now() - 31 * day, 30)
	expect(await call(past, '/api/user')).toMatchObject({ status: 401, body: { code: 'invalid_api_token' } })
	expect((await listApiTokens(services, member))[0]).toMatchObject({ expired: true })
})

test('a checksum finds every single letter that is wrong', () => {
	const token = newApiToken()
	expect(isWholeApiToken(token)).toBe(true)
	for (let at = 3; at < token.length; at += 1) {
		const other = token[at] === 'x' ? 'y' : 'x'
		expect(isWholeApiToken(token.slice(0, at) + other + token.slice(at + 1))).toBe(false)
	}
})

test('signing out everywhere, suspension and the deletion of the account end its tokens', async () => {
	const ways: ((member: Member) => Promise<unknown>)[] = [
		(member) => revokeAllSessions(services, member),
		async (member) => suspendPerson(services, (await register(services, { userType: 'admin' })) as Administrator, member.id, 'Spam'),
		(member) => requestDeletion(services, member),
	]
	for (const end of ways) {
		const member = await register(services)
		const token = await tokenOf(member, ['account:read'])
		expect((await call(token, '/api/user')).status).toBe(200)
		await end(member)
		expect((await call(token, '/api/user')).status).toBe(401)
	}
})

test('nobody has more than 20 tokens, and two at once do not get past that', async () => {
	const member = await register(services)
	await services.db.apiToken.createMany({
		data: Array.from({ length: 19 }, (_, number) => ({
			userId: member.id,
			name: 'x',
			hint: 'fp_',
			tokenHash: `${member.id} ${number}`,
			scopes: [],
		})),
	})
	const make = () => createApiToken(services, member, { name: 'x', scopes: ['account:read'], days: null })
	const made = await Promise.all([make(), make(), make()])
	expect(made.filter((each) => each === 'too_many_tokens')).toHaveLength(2)
})

test('a token that makes too many calls waits', async () => {
	const member = await register(services)
	const token = await tokenOf(member, ['account:read'])
	const { id } = await services.db.apiToken.findFirstOrThrow({ where: { userId: member.id } })
	for (let calls = 0; calls < callsPerToken.points; calls += 1) await services.limits.count(callsPerToken, id)
	const answer = await call(token, '/api/user')
	expect([answer.status, Number(answer.headers.get('Retry-After')) > 0]).toEqual([429, true])
})
