import { redirect } from 'react-router'
import { revokeAllSessions } from '#app/domain/identity/session.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { currentMember } from '#app/http/session/require-member.ts'
import { endedSessionCookie } from '#app/http/session/session-cookie.ts'
import type { Route } from './+types/logout-everywhere.ts'

/** Following a link to here logs nobody out. */
export const loader = () => redirect('/settings')

export async function action({ context }: Route.ActionArgs) {
	const services = context.get(servicesContext)
	const member = currentMember(context)
	if (member) await revokeAllSessions(services, member)
	return redirect('/login', { headers: { 'Set-Cookie': await endedSessionCookie(services.env.appUrl) } })
}
