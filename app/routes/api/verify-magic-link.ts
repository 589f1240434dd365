import { redeemLink } from '#app/domain/identity/sign-in-link.server.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { readJson } from '#app/http/api/api-body.server.ts'
import { methodNotAllowed } from '#app/http/api/api-method.ts'
import { jsonWithCookies } from '#app/http/api/api-sign-in.ts'
import { servicesContext } from '#app/http/context.ts'
import { sentences } from '#app/http/sentences.ts'
import { sessionCookie } from '#app/http/session/session-cookie.ts'
import type { Route } from './+types/verify-magic-link.ts'
import { VerifyMagicLinkBody } from './schemas/sign-in.ts'
import { userRecord } from './schemas/user.ts'

export const loader = () => methodNotAllowed('POST')

export async function action({ request, context }: Route.ActionArgs) {
	if (request.method !== 'POST') return methodNotAllowed('POST')
	const { token } = await readJson(request, VerifyMagicLinkBody)

	const services = context.get(servicesContext)
	const signedIn = await redeemLink(services, token, request.headers.get('User-Agent'))
	if (!signedIn) return apiError(401, 'invalid_link', sentences.linkFailed)
	return jsonWithCookies({ token: signedIn.token, user: userRecord(signedIn.member) }, [sessionCookie(signedIn.token, services.env.appUrl)])
}
