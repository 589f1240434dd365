import { expect, test } from 'vitest'
import { decidesSession, endedSessionCookie, readSessionToken, sessionCookie } from './session-cookie.ts'

test('the session cookie lasts seven days, away from scripts and from other sites', async () => {
	const parts = (await sessionCookie('abc', 'http://127.0.0.1:3000')).split('; ')
	expect(parts[0]).toBe('token=abc')
	expect(parts.slice(1).sort()).toEqual(['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Lax'])
})

test('where the site has HTTPS the cookie travels over nothing else', async () => {
	expect(await sessionCookie('abc', 'https://fineprint.example')).toMatch(/; Secure(;|$)/)
	expect(await endedSessionCookie('https://fineprint.example')).toMatch(/; Secure(;|$)/)
})

test('an ended session leaves the browser at once', async () => {
	expect(await endedSessionCookie('http://127.0.0.1:3000')).toMatch(/^token=; Max-Age=0;/)
})

test.each([
	['a cookie among others', { Cookie: 'theme=dark; token=abc; sidebar-collapsed=1' }, { token: 'abc', from: 'cookie' }],
	['a bearer token', { Authorization: 'Bearer abc' }, { token: 'abc', from: 'bearer' }],
	['both: only the bearer token counts', { Authorization: 'bearer abc', Cookie: 'token=other' }, { token: 'abc', from: 'bearer' }],
	[
		'another kind of authorization beside the cookie',
		{ Authorization: 'Basic eDp5', Cookie: 'token=abc' },
		{ token: 'abc', from: 'cookie' },
	],
	['an emptied cookie', { Cookie: 'token=' }, null],
	['a token that is no text', { Cookie: 'token=\u00e9\u00ff%%' }, null],
	['a cookie of a similar name', { Cookie: 'xtoken=abc' }, null],
	['nothing', {}, null],
] as const)('%s', async (_, headers, expected) => {
	expect(await readSessionToken(new Headers(headers))).toEqual(expected)
})

test('an answer that signs in or out is told apart from one that only sets other cookies', () => {
	expect(
		decidesSession(
			new Headers([
				['Set-Cookie', 'theme=dark'],
				['Set-Cookie', 'token=abc; Path=/'],
			]),
		),
	).toBe(true)
	expect(decidesSession(new Headers([['Set-Cookie', 'theme=dark']]))).toBe(false)
})
