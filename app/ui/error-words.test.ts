import { expect, test } from 'vitest'
import { errorText } from './error-words.ts'

test('every error page says what to do and leads somewhere', () => {
	for (const status of [400, 401, 402, 403, 404, 405, 409, 413, 418, 429, 500, 503]) {
		const words = errorText(status)
		expect(words.title.length, String(status)).toBeGreaterThan(3)
		expect(words.advice, String(status)).toMatch(/[.]$/)
		expect(words.action.to, String(status)).toMatch(/^\//)
	}
})

test('what the server said about this very case comes before the general advice', () => {
	expect(errorText(404, 'Your company has no such review.').advice).toBe('Your company has no such review.')
	expect(errorText(401).advice).toBe('Not authenticated. Please log in.')
})
