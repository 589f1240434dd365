import { redirect, type RouterContextProvider } from 'react-router'
import { revokeSession } from '#app/domain/identity/session.server.ts'
import type { SignedIn } from '#app/domain/identity/sign-in-link.server.ts'
import { servicesContext, visitorContext } from '../context.ts'
import { endedHeldUploadCookie, takesOthersUpload } from '../files/held-upload-cookie.server.ts'
import { forgetCode } from './mailed-code.server.ts'
import { sessionCookie } from './session-cookie.ts'
import { redirectWithToast } from '../toast.server.ts'
import { withCookies } from './with-cookies.ts'

/**
 * Puts a new session into the browser and goes on to where its owner was heading. A session that was there before
 * ends; if it was another account's, that is said, so that nobody works in an account that was slipped to them. For
 * the same reason a held upload goes only to the sign-in that was asked for where it is held.
 */
export async function enter(
	context: Readonly<RouterContextProvider>,
	request: Request,
	{ token, member, returnTo }: SignedIn,
): Promise<Response> {
	const services = context.get(servicesContext)
	const before = context.get(visitorContext)
	if (before.kind === 'member') await revokeSession(services, before.member, before.sessionId)

	const url = returnTo ?? '/dashboard'
	const lost = (await takesOthersUpload(returnTo, request.headers)) ? [await endedHeldUploadCookie(services.env.appUrl)] : []
	const headers = withCookies([await sessionCookie(token, services.env.appUrl), ...(await forgetCode(services)), ...lost], {
		'Cache-Control': 'no-store',
	})
	const switched = before.kind === 'member' && before.member.id !== member.id
	return switched
		? redirectWithToast(url, { title: 'You changed accounts', description: `You are now logged in as ${member.email}.` }, { headers })
		: redirect(url, { headers })
}
