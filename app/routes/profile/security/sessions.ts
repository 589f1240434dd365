import { data, redirect } from 'react-router'
import { isId } from '#app/domain/access/document-id.ts'
import { revokeSession } from '#app/domain/identity/session.server.ts'
import { revokeOtherSessions } from '#app/domain/identity/sessions/list-sessions.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { requireSession } from '#app/http/session/require-member.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import type { Route } from './+types/sessions.ts'

/** Following a link to here signs nobody out. */
export const loader = () => redirect('/settings/security')

/** Signs out one session, or all but this one. */
export async function action({ context, request }: Route.ActionArgs) {
	const { member, sessionId } = requireSession(context)
	const services = context.get(servicesContext)
	const session = (await parseForm(request)).get('session')
	if (session === 'others') {
		const ended = await revokeOtherSessions(services, member, sessionId)
		const title = ended === 0 ? 'No other session was open' : `${ended} ${ended === 1 ? 'session' : 'sessions'} ended`
		return redirectWithToast('/settings/security', { title })
	}
	if (!isId(session)) throw data(null, { status: 400 })
	await revokeSession(services, member, session)
	return redirectWithToast('/settings/security', { title: 'Session ended' })
}
