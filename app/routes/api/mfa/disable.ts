import { disableMfa, disableMfaWithoutCode } from '#app/domain/identity/mfa/change-mfa.server.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { mfaRefusal } from '#app/http/api/mfa-answers.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { requestContext } from '#app/http/context.ts'
import { DisableMfaAnswer, DisableMfaBody } from '../schemas/mfa.ts'

const disable = defineOperation({
	method: 'POST',
	path: '/mfa/disable',
	scope: 'session',
	summary: 'Turn MFA off with a code; with AUTH_DEV_BYPASS, `bypass` replaces the code',
	secret: true,
	body: DisableMfaBody,
	answers: { 200: DisableMfaAnswer },
	errors: [400, 403, 409, 413, 429],
	async run({ services, member, body, context }) {
		if ('token' in body) {
			const outcome = await disableMfa(services, member, body.token)
			return outcome === 'right' ? { enabled: false } : mfaRefusal(outcome)
		}
		const bypassed = context.get(requestContext).fromThisMachine && (await disableMfaWithoutCode(services, member))
		return bypassed ? { enabled: false } : apiError(403, 'no_bypass', 'MFA can only be disabled with a code.')
	},
})

export const loader = endpoint(disable)
export const action = loader
