import { resendVerification } from '#app/domain/administration/resend-verification.server.ts'
import { apiError, apiNotFound } from '#app/http/api/api-answer.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { refusals } from '#app/http/refusals.ts'
import { DoneAnswer, ResendVerification } from '../schemas/administration.ts'

const resend = defineOperation({
	method: 'POST',
	path: '/admin/resend-verification',
	scope: 'session',
	summary: 'Send a person another email to confirm their address',
	body: ResendVerification,
	answers: { 200: DoneAnswer },
	errors: [400, 403, 404, 409, 413],
	async run({ services, context, body }) {
		const sent = await resendVerification(services, requireAdministrator(context), body.user_id)
		if (sent === null) return apiNotFound(refusals.no_such_account.error)
		if (sent === 'verified') return apiError(409, 'already_verified', 'This email address is already verified.')
		return { message: 'Verification email sent' }
	},
})

export const loader = endpoint(resend)
export const action = loader
