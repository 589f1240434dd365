import { redeemLink } from '#app/domain/identity/sign-in-link.server.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { sentences } from '#app/http/sentences.ts'
import { SignedInAnswer, VerifyMagicLinkBody } from '../schemas/sign-in.ts'
import { signInAnswer } from '../sign-in-answer.server.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'

const verify = defineOperation({
	method: 'POST',
	path: '/auth/verify-magic-link',
	summary: 'Log in with the token of an emailed link',
	open: true,
	body: VerifyMagicLinkBody,
	answers: { 200: SignedInAnswer },
	errors: [400, 401, 413],
	async run({ services, body: { token }, context, request }) {
		const signedIn = await redeemLink(services, token, request.headers.get('User-Agent'))
		if (!signedIn) return apiError(401, 'invalid_link', sentences.linkFailed)
		return signInAnswer({ services, context, request }, signedIn)
	},
})

export const loader = endpoint(verify)
export const action = loader
