import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import { useApiToken } from '#app/domain/identity/api-tokens/find-api-token.server.ts'
import { isWholeApiToken, looksLikeApiToken } from '#app/domain/identity/api-tokens/token-text.ts'
import { findSession } from '#app/domain/identity/session.server.ts'
import { isUseUnnoted, noteSessionUse } from '#app/domain/identity/sessions/note-session-use.server.ts'
import { noteOnRead } from '#app/infrastructure/note-on-read.ts'
import { requestContext, servicesContext, type Visitor, visitorContext } from '../context.ts'
import { decidesSession, endedSessionCookie, readSessionToken } from './session-cookie.ts'

/**
 * Determines the visitor, for every route below the root. An invalid token is removed from the browser; pages for
 * members are not cached, because the next person at the same computer could see them.
 */
export const loadVisitor: MiddlewareFunction<Response> = async ({ request, context }, next) => {
	const services = context.get(servicesContext)
	const carried = await readSessionToken(request.headers)
	if (carried?.from === 'bearer' && looksLikeApiToken(carried.token)) {
		context.set(visitorContext, await programOf(context, carried.token))
		const answer = await next()
		if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', 'private, no-store')
		return answer
	}
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

async function programOf(context: Readonly<RouterContextProvider>, token: string): Promise<Visitor> {
	// A typing error needs no look at the database.
	if (!isWholeApiToken(token)) return { kind: 'refused-token', typo: true }
	const found = await useApiToken(context.get(servicesContext), token)
	if (!found) return { kind: 'refused-token', typo: false }
	const { id: tokenId, scopes, member } = found
	return { kind: 'program', tokenId, scopes, member: { ...member, address: context.get(requestContext).ip } }
}
