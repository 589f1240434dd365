import { mfaSentences } from '#app/domain/identity/mfa/mfa-code.ts'
import { second } from '#app/units.ts'

/** Long enough for a phone on a slow network. */
const timeLimit = 10 * second

/**
 * Sends a code of the MFA dialog to the server; a right one opens the admin area for this session.
 *
 * @param pending whether a request still waits for the code; if none does, no code is used up
 * @returns `null` when it was right, else what to show (spec section 8)
 */
export async function verifyCode(code: string, pending: () => boolean): Promise<string | null> {
	if (!pending()) return 'No pending request'
	let answer: Response
	try {
		answer = await fetch('/api/mfa/verify', {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify({ token: code }),
			signal: AbortSignal.timeout(timeLimit),
		})
	} catch (error) {
		return error instanceof DOMException && error.name === 'TimeoutError'
			? 'Request took too long. Please try again.'
			: 'Network error. Please check your connection and try again.'
	}
	const body = (await answer.json().catch(() => ({}))) as { valid?: boolean; error?: string }
	if (answer.ok) return body.valid ? null : mfaSentences.invalidVerification
	if (answer.status === 429) return mfaSentences.tooMany
	if (answer.status === 403) return mfaSentences.invalidMfaCode
	if (answer.status === 401) return 'Authentication failed. Please try again.'
	return `Verification failed: ${body.error ?? answer.statusText}`
}
