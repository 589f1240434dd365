import { redirect } from 'react-router'
import { openStepUp } from '#app/domain/identity/mfa/step-up.server.ts'
import { askPasskey, type PasskeyAnswer, redeemPasskey } from '#app/domain/identity/mfa/passkeys/use-passkey.server.ts'
import { apiError, requireApiMember } from '#app/http/api/api-answer.ts'
import { readJson } from '#app/http/api/api-body.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { requireSession } from '#app/http/session/require-member.ts'
import { PasskeyBody, passkeySentences } from '#app/http/session/passkey-body.ts'
import { refusePasskeyQuestion } from '#app/http/session/passkey-questions.server.ts'
import type { Route } from './+types/step-up-passkey.ts'

export const loader = () => redirect('/mfa/verify')

/** The step-up of a session by a passkey of its person, for the page's script. */
export async function action({ context, request }: Route.ActionArgs) {
	requireApiMember(context)
	const { member, sessionId } = requireSession(context)
	const services = context.get(servicesContext)
	const body = await readJson(request, PasskeyBody)
	if (body.do === 'options') {
		const refused = await refusePasskeyQuestion(context, member.id)
		if (refused) return refused
		const options = await askPasskey(services, member, `session:${sessionId}`)
		return options ? Response.json({ options }) : apiError(409, 'no_passkey', passkeySentences.none)
	}
	const outcome = await redeemPasskey(services, member, `session:${sessionId}`, body.response as unknown as PasskeyAnswer)
	if (outcome === 'wrong') return apiError(403, 'invalid_passkey', passkeySentences.wrong)
	await openStepUp(services, member, sessionId)
	return Response.json({})
}
