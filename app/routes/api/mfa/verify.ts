import { stepUp } from '#app/domain/identity/mfa/step-up.server.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { apiTooManyCodes } from '#app/http/api/mfa-answers.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { requireSession } from '#app/http/session/require-member.ts'
import { VerifyMfaAnswer, VerifyMfaBody } from '../schemas/mfa.ts'

const verify = defineOperation({
	method: 'POST',
	path: '/mfa/verify',
	summary: 'Check a code; a valid one opens the admin area for this session for 15 minutes',
	body: VerifyMfaBody,
	answers: { 200: VerifyMfaAnswer },
	errors: [400, 413, 429],
	async run({ services, member, body: { token }, context }) {
		const outcome = await stepUp(services, member, requireSession(context).sessionId, token)
		return typeof outcome === 'object' ? apiTooManyCodes(outcome.refusedFor) : { valid: outcome === 'right' }
	},
})

export const loader = endpoint(verify)
export const action = loader
