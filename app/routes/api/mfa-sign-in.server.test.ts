import { expect, test } from 'vitest'
import { productSources } from '#tests/product-sources.ts'
import { codeAt, signedIn, withMfa } from '#tests/second-factor.ts'
import { wholeApp } from '#tests/whole-app.ts'
import { register, testServices } from '#tests/world.ts'
import { createSignInLink } from '#app/domain/identity/sign-in-link.server.ts'
import type { Member } from '#app/domain/identity/member.ts'

const services = await testServices({ AUTH_DEV_BYPASS: '1' })
const app = await wholeApp(services)
const { db } = services

async function post(path: string, body: object, headers: Record<string, string> = {}) {
	const answer = await fetch(new URL(path, app), {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', ...headers },
		body: JSON.stringify(body),
	})
	return { status: answer.status, cookies: answer.headers.getSetCookie(), body: (await answer.json()) as Record<string, unknown> }
}

async function linkOf({ email }: Member, returnTo: string | null = null): Promise<string> {
	return (await createSignInLink(services, { email, code: '123456', returnTo })).token
}

const sessionsOf = ({ id: userId }: Member) => db.session.count({ where: { userId } })

test('an account with MFA gets a challenge for its link, no session, and a session for the challenge with a code, once', async () => {
	const ada = await register(services)
	const { backupCodes } = await withMfa(services, ada)
	const first = await post('/api/auth/verify-magic-link', { token: await linkOf(ada) })
	expect([first.status, first.body]).toMatchObject([401, { code: 'mfa_required', requireMFA: true, challenge: expect.any(String) }])
	expect(first.cookies).toEqual([])
	expect(await sessionsOf(ada)).toBe(0)

	const { challenge } = first.body
	expect(await post('/api/mfa/verify', { token: '000000', challenge })).toMatchObject({ status: 200, body: { valid: false } })
	const signed = await post('/api/mfa/verify', { token: backupCodes[0], challenge })
	expect(signed).toMatchObject({ status: 200, body: { valid: true, token: expect.any(String), user: { email: ada.email } } })
	expect(signed.cookies).toEqual([expect.stringContaining(`token=${signed.body.token as string}`), expect.stringMatching(/^device=/)])
	const user = await fetch(new URL('/api/user', app), { headers: { Authorization: `Bearer ${signed.body.token as string}` } })
	expect(user.status).toBe(200)
	await user.arrayBuffer()

	expect(await post('/api/mfa/verify', { token: backupCodes[1], challenge })).toMatchObject({
		status: 401,
		body: { code: 'invalid_challenge' },
	})
	expect(await sessionsOf(ada)).toBe(1)
	expect(await db.session.count({ where: { userId: ada.id, stepUpUntil: { not: null } } })).toBe(0)
})

test('an API sign-in from a new device is told to its owner, once; the device cookie recognizes it', async () => {
	const ada = await register(services)
	const alerts = () => services.outbox.filter(({ to, subject }) => to === ada.email && subject.startsWith('New sign-in'))
	const signIn = async (headers = {}) => post('/api/auth/verify-magic-link', { token: await linkOf(ada) }, headers)
	await signIn()
	expect(alerts()).toEqual([])
	const second = await signIn()
	expect(alerts()).toHaveLength(1)
	const device = second.cookies.find((cookie) => cookie.startsWith('device='))!
	await signIn({ Cookie: device.split(';')[0]! })
	expect(alerts()).toHaveLength(1)
})

test('of two right codes for one challenge at once, one opens a session', async () => {
	const ada = await register(services)
	const { backupCodes } = await withMfa(services, ada)
	const { challenge } = (await post('/api/auth/verify-magic-link', { token: await linkOf(ada) })).body
	const both = await Promise.all(backupCodes.slice(0, 2).map((token) => post('/api/mfa/verify', { token, challenge })))
	expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
	expect(await sessionsOf(ada)).toBe(1)
})

test("a challenge takes only its own person's codes, is no token, and ends after 5 minutes", async () => {
	const [ada, mallory] = [await register(services), await register(services)]
	const [{ backupCodes }, mallorys] = [await withMfa(services, ada), await withMfa(services, mallory)]
	const challenge = (await post('/api/auth/verify-magic-link', { token: await linkOf(ada) })).body.challenge as string
	for (const token of [codeAt(mallorys.secret, Date.now()), mallorys.backupCodes[0]])
		expect((await post('/api/mfa/verify', { token, challenge })).body).toEqual({ valid: false })
	const asToken = await fetch(new URL('/api/user', app), { headers: { Authorization: `Bearer ${challenge}` } })
	expect(asToken.status).toBe(401)
	await asToken.arrayBuffer()

	await db.signInChallenge.updateMany({ where: { userId: ada.id }, data: { expiresAt: new Date(Date.now() - 1) } })
	expect((await post('/api/mfa/verify', { token: backupCodes[0], challenge })).status).toBe(401)
	expect(await sessionsOf(ada)).toBe(0)
})

test('without a challenge, verify takes a session: its code opens no session of anybody', async () => {
	const ada = await register(services)
	const { backupCodes } = await withMfa(services, ada)
	expect(await post('/api/mfa/verify', { token: backupCodes[0] })).toMatchObject({ status: 401, body: { code: 'not_authenticated' } })
})

test('the development bypass skips the mail, never the second factor', async () => {
	const ada = await register(services)
	expect((await post('/api/auth/magic-link', { email: ada.email })).status).toBe(200)
	await withMfa(services, ada)
	const asked = await post('/api/auth/magic-link', { email: ada.email })
	expect(asked).toMatchObject({ status: 401, body: { code: 'mfa_required', challenge: expect.any(String) }, cookies: [] })
})

test('the pages do the same: the cookie of the first factor alone opens nothing, and the session is a new one', async () => {
	const ada = await register(services)
	const { backupCodes } = await withMfa(services, ada)
	const before = await signedIn(services, ada)
	const visit = (path: string, cookies: string, form?: Record<string, string>) =>
		fetch(new URL(path, app), {
			method: form ? 'POST' : 'GET',
			headers: { Accept: 'text/html', Cookie: cookies },
			body: form && new URLSearchParams(form),
			redirect: 'manual',
		})
	const link = await visit('/auth/callback', `token=${before.token}`, { token: await linkOf(ada, '/document-vault') })
	expect([link.status, link.headers.get('Location')]).toEqual([302, '/login/mfa'])
	const cookie = link.headers.getSetCookie().find((set) => set.startsWith('mfa_challenge='))!
	expect(cookie).toMatch(/HttpOnly/)
	expect(link.headers.getSetCookie().some((set) => set.startsWith('token='))).toBe(false)
	const stolen = cookie.split(';')[0]!
	const dashboard = await visit('/dashboard', stolen)
	expect(dashboard.status).toBe(401)
	await dashboard.text()
	expect(await (await visit('/login/mfa', stolen)).text()).toContain('name="mfa_code"')

	const wrong = await visit('/login/mfa', stolen, { mfa_code: '123456' })
	expect([wrong.status, await wrong.text()]).toEqual([401, expect.stringContaining('Invalid verification code. Please try again.')])
	const right = await visit('/login/mfa', `${stolen}; token=${before.token}`, { mfa_code: backupCodes[0]! })
	expect([right.status, right.headers.get('Location')]).toEqual([302, '/document-vault'])
	const token = /^token=([^;]+)/.exec(right.headers.getSetCookie().find((set) => set.startsWith('token='))!)![1]
	expect(token).not.toBe(before.token)
	// The session of before is over: a token that somebody knew or planted is worth nothing after signing in.
	const old = await visit('/dashboard', `token=${before.token}`)
	expect(old.status).toBe(401)
	await old.text()

	const again = await visit('/login/mfa', stolen, { mfa_code: backupCodes[1]! })
	expect([again.status, await again.text()]).toEqual([401, expect.stringContaining('This login has expired')])
	const without = await visit('/login/mfa', '')
	expect([without.status, without.headers.get('Location')]).toEqual([302, '/login'])
})

test('no source starts a session but the two ends of signing in', () => {
	const starting = productSources().flatMap(([file, text]) => (/startSession\(|session\.create\(/.test(text) ? [file] : []))
	expect(starting).toEqual([
		'app/domain/identity/finish-sign-in.server.ts',
		'app/domain/identity/mfa/sign-in-challenge.server.ts',
		'app/domain/identity/session.server.ts',
	])
})
