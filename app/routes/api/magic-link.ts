import { signInWithoutMail } from '#app/domain/identity/sign-in-without-mail.server.ts'
import { readJson } from '#app/http/api/api-body.server.ts'
import { methodNotAllowed } from '#app/http/api/api-method.ts'
import { apiTooMany, jsonWithCookies } from '#app/http/api/api-sign-in.ts'
import { askToSignIn } from '#app/http/session/ask-to-sign-in.server.ts'
import { requestContext, servicesContext } from '#app/http/context.ts'
import { sentences } from '#app/http/sentences.ts'
import { sessionCookie } from '#app/http/session/session-cookie.ts'
import type { Route } from './+types/magic-link.ts'
import { MagicLinkBody } from './schemas/sign-in.ts'
import { userRecord } from './schemas/user.ts'

export const loader = () => methodNotAllowed('POST')

export async function action({ request, context }: Route.ActionArgs) {
	if (request.method !== 'POST') return methodNotAllowed('POST')
	const { email } = await readJson(request, MagicLinkBody)

	const services = context.get(servicesContext)
	// What another site's page or a proxy passes on from outside must not sign anybody in.
	const signedIn = context.get(requestContext).fromThisMachine
		? await signInWithoutMail(services, email, request.headers.get('User-Agent'))
		: null
	if (signedIn)
		return jsonWithCookies({ token: signedIn.token, user: userRecord(signedIn.member) }, [
			sessionCookie(signedIn.token, services.env.appUrl),
		])

	const asked = await askToSignIn(context, email, null)
	if (asked.refusedFor !== null) return apiTooMany(asked.refusedFor)
	return jsonWithCookies({ message: sentences.linkSent }, asked.cookies)
}
