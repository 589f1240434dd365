import { signInWithoutMail } from '#app/domain/identity/sign-in-without-mail.server.ts'
import { apiTooMany, jsonWithCookies } from '#app/http/api/api-sign-in.ts'
import { requestSignIn } from '#app/http/session/ask-to-sign-in.server.ts'
import { requestContext } from '#app/http/context.ts'
import { sentences } from '#app/http/sentences.ts'
import { MagicLinkBody, MailSent, SignedInAnswer } from '../schemas/sign-in.ts'
import { signInAnswer } from '../sign-in-answer.server.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'

const askForLink = defineOperation({
	method: 'POST',
	path: '/auth/magic-link',
	summary: 'Email a sign-in link; with AUTH_DEV_BYPASS, log in at once',
	open: true,
	body: MagicLinkBody,
	answers: { 200: MailSent.or(SignedInAnswer) },
	errors: [400, 401, 413, 429],
	async run({ services, body: { email }, request, context }) {
		// A request that another site's page or a proxy passes on must not sign anybody in.
		const signedIn = context.get(requestContext).fromThisMachine
			? await signInWithoutMail(services, email, request.headers.get('User-Agent'))
			: null
		if (signedIn) return signInAnswer({ services, context, request }, signedIn)

		const requested = await requestSignIn(context, email, null)
		if (requested.refusedFor !== null) return apiTooMany(requested.refusedFor)
		return jsonWithCookies({ message: sentences.linkSent }, requested.cookies)
	},
})

export const loader = endpoint(askForLink)
export const action = loader
