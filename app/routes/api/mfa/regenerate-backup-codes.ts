import { regenerateBackupCodes } from '#app/domain/identity/mfa/change-mfa.server.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { mfaRefusal } from '#app/http/api/mfa-answers.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { BackupCodesAnswer, RegenerateBody } from '../schemas/mfa.ts'

const regenerate = defineOperation({
	method: 'POST',
	path: '/mfa/regenerate-backup-codes',
	scope: 'session',
	summary: 'Create new backup codes with a code; the earlier ones no longer work',
	secret: true,
	body: RegenerateBody,
	answers: { 200: BackupCodesAnswer },
	errors: [400, 409, 413, 429],
	async run({ services, member, body: { token } }) {
		const outcome = await regenerateBackupCodes(services, member, token)
		return typeof outcome === 'object' && 'backupCodes' in outcome ? outcome : mfaRefusal(outcome)
	},
})

export const loader = endpoint(regenerate)
export const action = loader
