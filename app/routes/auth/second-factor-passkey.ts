import { redirect } from 'react-router'
import { mfaSentences } from '#app/domain/identity/mfa/mfa-code.ts'
import { askPasskey, type PasskeyAnswer, redeemPasskey } from '#app/domain/identity/mfa/passkeys/use-passkey.server.ts'
import { findChallenge, meetChallengeWith } from '#app/domain/identity/mfa/sign-in-challenge.server.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { readJson } from '#app/http/api/api-body.server.ts'
import { requestContext, servicesContext } from '#app/http/context.ts'
import { PasskeyBody, passkeySentences } from '#app/http/session/passkey-body.ts'
import { readChallenge } from '#app/http/session/challenge-cookie.server.ts'
import { completeSignIn } from '#app/http/session/signed-in.server.ts'
import { refusePasskeyQuestion } from '#app/http/session/passkey-questions.server.ts'
import type { Route } from './+types/second-factor-passkey.ts'

export const loader = () => redirect('/login/mfa')

/** The second step of signing in by a passkey, for the page's script: answers where to go on. */
export async function action({ context, request }: Route.ActionArgs) {
	const services = context.get(servicesContext)
	const token = await readChallenge(request.headers)
	const challenge = token === null ? null : await findChallenge(services, token)
	if (token === null || !challenge) return apiError(401, 'invalid_challenge', mfaSentences.closedChallenge)
	const purpose = `sign-in:${challenge.id}` as const
	const body = await readJson(request, PasskeyBody)
	if (body.do === 'options') {
		const refused = await refusePasskeyQuestion(context, challenge.member.id)
		if (refused) return refused
		const options = await askPasskey(services, challenge.member, purpose)
		return options ? Response.json({ options }) : apiError(409, 'no_passkey', passkeySentences.none)
	}

	const caller = { userAgent: request.headers.get('User-Agent'), address: context.get(requestContext).ip }
	const outcome = await meetChallengeWith(services, token, caller, (member) =>
		redeemPasskey(services, member, purpose, body.response as unknown as PasskeyAnswer),
	)
	if (outcome === 'closed') return apiError(401, 'invalid_challenge', mfaSentences.closedChallenge)
	if (typeof outcome === 'string' || 'refusedFor' in outcome) return apiError(401, 'invalid_passkey', passkeySentences.wrong)
	const { headers } = await completeSignIn(context, request, outcome)
	const to = headers.get('Location') ?? '/dashboard'
	headers.delete('Location')
	return Response.json({ to }, { headers })
}
