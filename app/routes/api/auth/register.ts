import { apiTooMany, jsonWithCookies } from '#app/http/api/api-sign-in.ts'
import { requestRegistration } from '#app/http/session/ask-to-sign-in.server.ts'
import { sentences } from '#app/http/sentences.ts'
import { MailSent, RegisterBody } from '../schemas/sign-in.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'

const register = defineOperation({
	method: 'POST',
	path: '/register',
	summary: 'Create an account and email its first sign-in link',
	open: true,
	body: RegisterBody,
	answers: { 200: MailSent },
	errors: [400, 413, 429],
	async run({ body, context }) {
		const requested = await requestRegistration(context, { email: body.email, firstName: body.first_name, lastName: body.last_name }, null)
		if (requested.refusedFor !== null) return apiTooMany(requested.refusedFor)
		return jsonWithCookies({ message: sentences.registered }, requested.cookies)
	},
})

export const loader = endpoint(register)
export const action = loader
