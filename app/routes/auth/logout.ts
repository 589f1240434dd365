import { redirect } from 'react-router'
import { revokeSession } from '#app/domain/identity/session.server.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { endedSessionCookie } from '#app/http/session/session-cookie.ts'
import type { Route } from './+types/logout.ts'

/** Following a link to here logs nobody out. */
export const loader = () => redirect('/')

export async function action({ context }: Route.ActionArgs) {
	const { env, log, ...services } = context.get(servicesContext)
	const visitor = context.get(visitorContext)
	// Logging out signs the browser out even while the database is down.
	if (visitor.kind === 'member' || visitor.kind === 'leaving')
		await revokeSession(services, visitor.member, visitor.sessionId).catch((error: unknown) =>
			log.error({ err: error }, 'A session could not be revoked'),
		)
	return redirect('/', { headers: { 'Set-Cookie': await endedSessionCookie(env.appUrl) } })
}
