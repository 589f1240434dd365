import type { RouterContextProvider } from 'react-router'
import { codesPerAddress, codesPerCaller } from '#app/domain/identity/sign-in-limits.ts'
import type { SignInOutcome } from '#app/domain/identity/finish-sign-in.server.ts'
import { redeemCode } from '#app/domain/identity/sign-in-link.server.ts'
import { requestContext, servicesContext } from '../context.ts'
import { pendingSignIn, verifyCode } from './mailed-code.server.ts'

/**
 * Signs in with the digits of a mail, in the browser that requested it.
 *
 * @returns who signed in; `null` for an invalid code, whatever the reason; or the seconds to wait after
 * too many attempts
 */
export async function signInWithCode(
	context: Readonly<RouterContextProvider>,
	request: Request,
	code: string,
): Promise<SignInOutcome | { refusedFor: number } | null> {
	const services = context.get(servicesContext)
	const pending = await pendingSignIn(request)
	if (!pending) return null

	const link = await services.db.signInLink.findUnique({ where: { id: pending.linkId }, select: { email: true } })
	const refusedFor =
		(await services.limits.count(codesPerCaller, context.get(requestContext).ip)) ||
		(link ? await services.limits.count(codesPerAddress, link.email) : 0)
	if (refusedFor > 0) return { refusedFor }

	const verified = await verifyCode(services, request, code)
	return verified && redeemCode(services, verified.linkId, request.headers.get('User-Agent'))
}
