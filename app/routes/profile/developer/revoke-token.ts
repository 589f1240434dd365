import { data, redirect } from 'react-router'
import { isId } from '#app/domain/access/document-id.ts'
import { revokeApiToken } from '#app/domain/identity/api-tokens/api-tokens.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import type { Route } from './+types/revoke-token.ts'

/** Following a link to here revokes nothing. */
export const loader = () => redirect('/settings/api')

/** Revokes an API token. */
export async function action({ context, request }: Route.ActionArgs) {
	const member = requireMember(context)
	const token = (await parseForm(request)).get('token')
	if (!isId(token)) throw data(null, { status: 400 })
	const revoked = await revokeApiToken(context.get(servicesContext), member, token)
	return redirectWithToast('/settings/api', { title: revoked ? 'Token revoked' : 'That token was already revoked' })
}
