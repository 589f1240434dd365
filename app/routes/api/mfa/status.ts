import { readMfaStatus } from '#app/domain/identity/mfa/mfa-status.server.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { MfaStatusAnswer } from '../schemas/mfa.ts'

const status = defineOperation({
	method: 'GET',
	path: '/mfa/status',
	scope: 'session',
	summary: 'Get whether MFA is on and how many backup codes are left',
	answers: { 200: MfaStatusAnswer },
	errors: [],
	run: ({ services, member }) => readMfaStatus(services, member),
})

export const loader = endpoint(status)
export const action = loader
