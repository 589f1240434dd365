import { redirect } from 'react-router'
import { addPasskey, beginPasskey, type PasskeyRegistration } from '#app/domain/identity/mfa/passkeys/register-passkey.server.ts'
import { apiError, requireApiMember } from '#app/http/api/api-answer.ts'
import { readJson } from '#app/http/api/api-body.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { PasskeyBody, passkeySentences } from '#app/http/session/passkey-body.ts'
import type { Route } from './+types/add-passkey.ts'

export const loader = () => redirect('/settings/mfa')

/** A new passkey of the signed-in person, for the page's script. */
export async function action({ context, request }: Route.ActionArgs) {
	const member = requireApiMember(context)
	const services = context.get(servicesContext)
	const body = await readJson(request, PasskeyBody)
	if (body.do === 'options') {
		const options = await beginPasskey(services, member)
		return options ? Response.json({ options }) : apiError(409, 'not_possible', passkeySentences.notPossible)
	}
	const added = await addPasskey(services, member, body.name || 'Passkey', body.response as unknown as PasskeyRegistration)
	return added ? Response.json({}, { status: 201 }) : apiError(400, 'invalid_passkey', passkeySentences.notAdded)
}
