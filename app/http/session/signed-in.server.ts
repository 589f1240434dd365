import { redirect, type RouterContextProvider } from 'react-router'
import { revokeSession } from '#app/domain/identity/session.server.ts'
import type { SignInOutcome } from '#app/domain/identity/finish-sign-in.server.ts'
import { servicesContext, visitorContext } from '../context.ts'
import { claimHeldUpload } from '../files/claim-held-upload.server.ts'
import { endedHeldUploadCookie, heldUploadFor, readHeldUpload } from '../files/held-upload-cookie.server.ts'
import { challengeCookie, endedChallengeCookie } from './challenge-cookie.server.ts'
import { forgetCode } from './mailed-code.server.ts'
import { sessionCookie } from './session-cookie.ts'
import { noteSignInDevice } from './sign-in-device.server.ts'
import { redirectWithToast } from '../toast.server.ts'
import { withCookies } from './with-cookies.ts'

/**
 * Puts a new session into the browser and redirects to the page that the member wanted; where the second factor is
 * still to prove, no session exists and the browser is led to the page that asks for it. A previous session ends; if it
 * was another account's, a toast says so, so that nobody works in an account that somebody else signed in to. For the
 * same reason only a sign-in requested in the browser that holds an upload claims it; its review begins here.
 */
export async function completeSignIn(
	context: Readonly<RouterContextProvider>,
	request: Request,
	outcome: SignInOutcome,
): Promise<Response> {
	const services = context.get(servicesContext)
	if ('challenge' in outcome) {
		const cookies = [await challengeCookie(outcome.challenge, services.env.appUrl), ...(await forgetCode(services))]
		return redirect('/login/mfa', { headers: withCookies(cookies, { 'Cache-Control': 'no-store' }) })
	}

	const { token, member, returnTo } = outcome
	const before = context.get(visitorContext)
	if (before.kind === 'member' || before.kind === 'leaving') await revokeSession(services, before.member, before.sessionId)

	const { appUrl } = services.env
	const ended = (await readHeldUpload(request.headers)) === null ? [] : [await endedHeldUploadCookie(appUrl)]
	const device = await noteSignInDevice(services, context, request, member)
	const cookies = [await sessionCookie(token, appUrl), device, await endedChallengeCookie(appUrl)]
	const headers = withCookies([...cookies, ...(await forgetCode(services)), ...ended], {
		'Cache-Control': 'no-store',
	})
	const held = await heldUploadFor(returnTo, request.headers)
	if (held !== null) {
		const { url, toast } = await claimHeldUpload(services, member, held)
		return redirectWithToast(url, toast, { headers })
	}

	const url = returnTo ?? '/dashboard'
	const switched = before.kind === 'member' && before.member.id !== member.id
	return switched
		? redirectWithToast(url, { title: 'You changed accounts', description: `You are now logged in as ${member.email}.` }, { headers })
		: redirect(url, { headers })
}
