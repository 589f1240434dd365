import type { SignInOutcome } from '#app/domain/identity/finish-sign-in.server.ts'
import { mfaSentences } from '#app/domain/identity/mfa/mfa-code.ts'
import { jsonWithCookies } from '#app/http/api/api-sign-in.ts'
import type { Call } from '#app/http/api/operation.ts'
import { noteSignInDevice } from '#app/http/session/sign-in-device.server.ts'
import { sessionCookie } from '#app/http/session/session-cookie.ts'
import { userRecord } from './schemas/user.ts'

/**
 * The API's answer to a factor: the session, or 401 with the challenge that POST /mfa/verify takes with a code. A
 * sign-in from a device that is new to the account is told to its owner, as one in the browser is.
 *
 * @param more further fields of the answer with a session
 */
export async function signInAnswer(
	{ services, context, request }: Pick<Call, 'services' | 'context' | 'request'>,
	outcome: SignInOutcome,
	more: object = {},
): Promise<Response> {
	if ('challenge' in outcome)
		return Response.json(
			{ error: mfaSentences.required, code: 'mfa_required', requireMFA: true, challenge: outcome.challenge },
			{ status: 401, headers: { 'Cache-Control': 'no-store' } },
		)
	const { token, member } = outcome
	const cookies = [await sessionCookie(token, services.env.appUrl), await noteSignInDevice(services, context, request, member)]
	return jsonWithCookies({ ...more, token, user: userRecord(member) }, cookies)
}
