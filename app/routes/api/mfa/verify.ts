import { mfaSentences } from '#app/domain/identity/mfa/mfa-code.ts'
import { meetChallenge } from '#app/domain/identity/mfa/sign-in-challenge.server.ts'
import { stepUp } from '#app/domain/identity/mfa/step-up.server.ts'
import { apiError, requireApiMember } from '#app/http/api/api-answer.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { apiTooManyCodes } from '#app/http/api/mfa-answers.ts'
import { type Call, defineOperation } from '#app/http/api/operation.ts'
import { requestContext } from '#app/http/context.ts'
import { requireSession } from '#app/http/session/require-member.ts'
import { VerifyMfaAnswer, VerifyMfaBody } from '../schemas/mfa.ts'
import { signInAnswer } from '../sign-in-answer.server.ts'

const verify = defineOperation({
	method: 'POST',
	path: '/mfa/verify',
	summary: 'Check a code: with a challenge, finish logging in; with a token, open the admin area for this session for 15 minutes',
	open: true,
	body: VerifyMfaBody,
	answers: { 200: VerifyMfaAnswer },
	errors: [400, 401, 413, 429],
	async run({ services, body: { token, challenge }, context, request }) {
		if (challenge !== undefined) return finish({ services, context, request }, token, challenge)
		const member = requireApiMember(context)
		const outcome = await stepUp(services, member, requireSession(context).sessionId, token)
		return typeof outcome === 'object' ? apiTooManyCodes(outcome.refusedFor) : { valid: outcome === 'right' }
	},
})

async function finish({ services, context, request }: Pick<Call, 'services' | 'context' | 'request'>, code: string, challenge: string) {
	const caller = { userAgent: request.headers.get('User-Agent'), address: context.get(requestContext).ip }
	const outcome = await meetChallenge(services, challenge, code, caller)
	if (outcome === 'closed') return apiError(401, 'invalid_challenge', mfaSentences.closedChallenge)
	if (outcome === 'wrong') return { valid: false }
	if ('refusedFor' in outcome) return apiTooManyCodes(outcome.refusedFor)
	return signInAnswer({ services, context, request }, outcome, { valid: true })
}

export const loader = endpoint(verify)
export const action = loader
