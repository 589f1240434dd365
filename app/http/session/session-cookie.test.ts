import { expect, test } from 'vitest'
import { decidesSession, endedSessionCookie, readSessionToken, sessionCookie } from './session-cookie.ts'

test('the session cookie lasts seven days, away from scripts and from other sites', () => {
	const parts = sessionCookie('abc', 'http://127.0.0.1:3000').split('; ')
	expect(parts[0]).toBe('token=abc')
	expect(parts.slice(1).sort()).toEqual(['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Lax'])
})

test('where the site has HTTPS the cookie travels over nothing else', () => {
	expect(sessionCookie('abc', 'https://fineprint.example')).toMatch(/; Secure(;|$)/)
	expect(endedSessionCookie('https://fineprint.example')).toMatch(/; Secure(;|$)/)
})

test('an ended session leaves the browser at once', () => {
	expect(endedSessionCookie('http://127.0.0.1:3000')).toMatch(/^token=; .*Expires=Thu, 01 Jan 1970/)
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
	['a cookie of a similar name', { Cookie: 'xtoken=abc' }, null],
	['nothing', {}, null],
] as const)('%s', (_, headers, expected) => {
	expect(readSessionToken(new Headers(headers))).toEqual(expected)
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
