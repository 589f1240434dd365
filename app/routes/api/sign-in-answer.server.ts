import type { SignInOutcome } from '#app/domain/identity/finish-sign-in.server.ts'
import { mfaSentences } from '#app/domain/identity/mfa/mfa-code.ts'
import { jsonWithCookies } from '#app/http/api/api-sign-in.ts'
import { sessionCookie } from '#app/http/session/session-cookie.ts'
import { userRecord } from './schemas/user.ts'

/**
 * The API's answer to a factor: the session, or 401 with the challenge that POST /mfa/verify takes with a code.
 *
 * @param more further fields of the answer with a session
 */
export async function signInAnswer(appUrl: string, outcome: SignInOutcome, more: object = {}): Promise<Response> {
	if ('challenge' in outcome)
		return Response.json(
			{ error: mfaSentences.required, code: 'mfa_required', requireMFA: true, challenge: outcome.challenge },
			{ status: 401, headers: { 'Cache-Control': 'no-store' } },
		)
	return jsonWithCookies({ ...more, token: outcome.token, user: userRecord(outcome.member) }, [await sessionCookie(outcome.token, appUrl)])
}
