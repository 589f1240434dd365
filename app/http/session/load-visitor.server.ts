import type { MiddlewareFunction } from 'react-router'
import { findSession } from '#app/domain/identity/session.server.ts'
import { isUseUnnoted, noteSessionUse } from '#app/domain/identity/sessions/note-session-use.server.ts'
import { noteOnRead } from '#app/infrastructure/note-on-read.ts'
import { requestContext, servicesContext, visitorContext } from '../context.ts'
import { decidesSession, endedSessionCookie, readSessionToken } from './session-cookie.ts'

/**
 * Determines the visitor, for every route below the root. An invalid token is removed from the browser; pages for
 * members are not cached, because the next person at the same computer could see them.
 */
export const loadVisitor: MiddlewareFunction<Response> = async ({ request, context }, next) => {
	const services = context.get(servicesContext)
	const carried = await readSessionToken(request.headers)
	const session = carried && (await findSession(services, carried.token))
	if (session) {
		const { sessionId, stepUpUntil, deletion } = session
		const member = { ...session.member, address: context.get(requestContext).ip, sessionId }
		context.set(
			visitorContext,
			deletion ? { kind: 'leaving', member, sessionId, deletion } : { kind: 'member', member, sessionId, stepUpUntil },
		)
	} else if (carried) context.set(visitorContext, { kind: 'expired' })
	if (session && isUseUnnoted(session.lastUsedAt))
		await noteOnRead({ db: services.db }, (able) => noteSessionUse(able, session.sessionId, context.get(requestContext).ip))

	const response = await next()
	if (carried?.from === 'cookie' && !session && !decidesSession(response.headers))
		response.headers.append('Set-Cookie', await endedSessionCookie(services.env.appUrl))
	if (session && !response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'private, no-store')
	return response
}
