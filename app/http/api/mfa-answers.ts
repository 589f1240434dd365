import { mfaSentences } from '#app/domain/identity/mfa/mfa-code.ts'
import { apiError } from './api-answer.ts'

/** The API's 429 for codes, with the wait in Retry-After. */
export function apiTooManyCodes(seconds: number): Response {
	return apiError(429, 'too_many_requests', mfaSentences.tooMany, { headers: { 'Retry-After': String(seconds) } })
}

/** The API's 403 for want of a code in X-MFA-Token, as in the admin area. */
export function apiNeedsCode(code: 'mfa_required' | 'invalid_mfa_token', error: string): Response {
	return Response.json({ error, code, requiresMFA: true }, { status: 403 })
}

/** The API's answer where a change of MFA was refused: a wrong code, too many of them, or a state that does not allow it. */
export function mfaRefusal(why: 'wrong' | 'on' | 'off' | 'no-setup' | { refusedFor: number }): Response {
	if (typeof why === 'object') return apiTooManyCodes(why.refusedFor)
	if (why === 'on') return apiError(409, 'mfa_enabled', mfaSentences.alreadyOn)
	if (why === 'off') return apiError(409, 'mfa_not_enabled', mfaSentences.alreadyOff)
	if (why === 'no-setup') return apiError(409, 'no_setup', mfaSentences.noSetup)
	return apiError(400, 'invalid_token', mfaSentences.invalidToken)
}
