import { enableMfa } from '#app/domain/identity/mfa/set-up-mfa.server.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { mfaRefusal } from '#app/http/api/mfa-answers.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { requireSession } from '#app/http/session/require-member.ts'
import { EnableMfaAnswer, EnableMfaBody } from '../schemas/mfa.ts'

const enable = defineOperation({
	method: 'POST',
	path: '/mfa/enable',
	scope: 'session',
	summary: 'Turn MFA on with the first code of the app; answers with the backup codes, once. All other sessions end',
	secret: true,
	body: EnableMfaBody,
	answers: { 200: EnableMfaAnswer },
	errors: [400, 409, 413, 429],
	async run({ services, member, body: { secret, token }, context }) {
		const outcome = await enableMfa(services, member, { secret, code: token, sessionId: requireSession(context).sessionId })
		return typeof outcome === 'object' && 'backupCodes' in outcome
			? { enabled: true, backupCodes: outcome.backupCodes }
			: mfaRefusal(outcome)
	},
})

export const loader = endpoint(enable)
export const action = loader
