import { afterEach, expect, test, vi } from 'vitest'
import { verifyCode } from './verify-code.ts'

afterEach(() => vi.unstubAllGlobals())

test.each<[string, () => Promise<Response>, string | null]>([
	['a right code', () => answer(200, { valid: true }), null],
	['a wrong one', () => answer(200, { valid: false }), 'Invalid verification code. Please try again.'],
	['one that the server refuses', () => answer(403, {}), 'Invalid MFA code. Please try again.'],
	['too many', () => answer(429, {}), 'Too many MFA requests. Please wait a few minutes before trying again.'],
	['nobody signed in', () => answer(401, {}), 'Authentication failed. Please try again.'],
	['a fault that says what it is', () => answer(500, { error: 'The database is away' }), 'Verification failed: The database is away'],
	[
		'a fault without words',
		() => Promise.resolve(new Response('', { status: 502, statusText: 'Bad Gateway' })),
		'Verification failed: Bad Gateway',
	],
	['no network', () => Promise.reject(new TypeError('fetch failed')), 'Network error. Please check your connection and try again.'],
	['no answer in time', () => Promise.reject(new DOMException('', 'TimeoutError')), 'Request took too long. Please try again.'],
])('%s', async (_, answered, sentence) => {
	const sent = vi.fn(answered)
	vi.stubGlobal('fetch', sent)
	expect(await verifyCode('123456', () => true)).toBe(sentence)
	expect(sent).toHaveBeenCalledWith('/api/mfa/verify', expect.objectContaining({ method: 'POST', body: '{"token":"123456"}' }))
})

test('a code for a request that waits no longer is not used up', async () => {
	const sent = vi.fn(() => answer(200, { valid: true }))
	vi.stubGlobal('fetch', sent)
	expect(await verifyCode('123456', () => false)).toBe('No pending request')
	expect(sent).not.toHaveBeenCalled()
})

function answer(status: number, body: object): Promise<Response> {
	return Promise.resolve(Response.json(body, { status }))
}
