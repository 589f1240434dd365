import { redirect } from 'react-router'
import { addPasskey, beginPasskey, type PasskeyRegistration } from '#app/domain/identity/mfa/passkeys/register-passkey.server.ts'
import { mfaSentences, plainCode } from '#app/domain/identity/mfa/mfa-code.ts'
import { apiError, requireApiMember } from '#app/http/api/api-answer.ts'
import { readJson } from '#app/http/api/api-body.server.ts'
import { apiTooManyCodes } from '#app/http/api/mfa-answers.ts'
import { servicesContext } from '#app/http/context.ts'
import { PasskeyBody, passkeySentences } from '#app/http/session/passkey-body.ts'
import { refusePasskeyQuestion } from '#app/http/session/passkey-questions.server.ts'
import { requireSession } from '#app/http/session/require-member.ts'
import type { Route } from './+types/add-passkey.ts'

export const loader = () => redirect('/settings/mfa')

/** A new passkey of the signed-in person, for the page's script. */
export async function action({ context, request }: Route.ActionArgs) {
	requireApiMember(context)
	const { member, sessionId } = requireSession(context)
	const services = context.get(servicesContext)
	const body = await readJson(request, PasskeyBody)
	if (body.do === 'options') {
		const refused = await refusePasskeyQuestion(context, member.id)
		if (refused) return refused
		const begun = await beginPasskey(services, member, sessionId, plainCode(body.code ?? ''))
		if (begun === 'not-possible') return apiError(409, 'not_possible', passkeySentences.notPossible)
		if (begun === 'missing') return apiError(403, 'mfa_required', mfaSentences.enterCode)
		if (begun === 'wrong') return apiError(403, 'invalid_code', mfaSentences.invalidCode)
		return 'refusedFor' in begun ? apiTooManyCodes(begun.refusedFor) : Response.json(begun)
	}
	const added = await addPasskey(services, member, sessionId, body.name || 'Passkey', body.response as unknown as PasskeyRegistration)
	return added ? Response.json({}, { status: 201 }) : apiError(400, 'invalid_passkey', passkeySentences.notAdded)
}
