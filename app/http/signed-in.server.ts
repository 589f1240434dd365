import { redirect, type RouterContextProvider } from 'react-router'
import { revokeSession } from '#app/domain/identity/session.server.ts'
import type { SignedIn } from '#app/domain/identity/sign-in-link.server.ts'
import { servicesContext, visitorContext } from './context.ts'
import { forgetCode } from './mailed-code.server.ts'
import { sessionCookie } from './session-cookie.ts'
import { withCookies } from './with-cookies.ts'

/** Puts a new session into the browser and goes on to where its owner was heading. A session that was there before ends. */
export async function enter(context: Readonly<RouterContextProvider>, { token, returnTo }: SignedIn): Promise<Response> {
	const services = context.get(servicesContext)
	const before = context.get(visitorContext)
	if (before.kind === 'member') await revokeSession(services, before.member, before.sessionId)
	return redirect(returnTo ?? '/dashboard', { headers: withCookies([sessionCookie(token, services.env.appUrl), ...forgetCode(services)]) })
}
