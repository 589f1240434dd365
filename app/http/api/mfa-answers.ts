import { mfaSentences } from '#app/domain/identity/mfa/mfa-code.ts'
import { apiError } from './api-answer.ts'

/** The API's 429 for codes, with the wait in Retry-After. */
export function apiTooManyCodes(seconds: number): Response {
	return apiError(429, 'too_many_requests', mfaSentences.tooMany, { headers: { 'Retry-After': String(seconds) } })
}
