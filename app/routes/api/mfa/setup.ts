import { describeSetup } from '#app/domain/identity/mfa/qr-code.server.ts'
import { beginMfaSetup } from '#app/domain/identity/mfa/set-up-mfa.server.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { mfaRefusal } from '#app/http/api/mfa-answers.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { MfaSetupAnswer } from '../schemas/mfa.ts'

const setup = defineOperation({
	method: 'POST',
	path: '/mfa/setup',
	scope: 'session',
	summary: 'Begin to set up an authenticator app; it counts after POST /mfa/enable',
	secret: true,
	answers: { 200: MfaSetupAnswer },
	errors: [409],
	async run({ services, member }) {
		const begun = await beginMfaSetup(services, member)
		return begun ? describeSetup(member, begun) : mfaRefusal('on')
	},
})

export const loader = endpoint(setup)
export const action = loader
