import { startRegeneration } from '#app/domain/administration/regeneration/start-regeneration.server.ts'
import { readRegeneration } from '#app/domain/administration/regeneration/read-regeneration.server.ts'
import { apiError, apiNotFound } from '#app/http/api/api-answer.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { RegenerationAnswer, regenerationAnswer } from '../schemas/library/regeneration.ts'

const start = defineOperation({
	method: 'POST',
	path: '/admin/regenerate-all-suggestions',
	scope: 'session',
	summary: 'Redraft the suggestions of all documents without a decision; answers at once and continues in the background',
	answers: { 202: RegenerationAnswer },
	errors: [403, 409],
	async run({ services, context }) {
		const administrator = requireAdministrator(context)
		const started = await startRegeneration(services, administrator)
		if (started === 'under_way') return apiError(409, 'under_way', 'The suggestions of all documents are being regenerated already.')
		const regeneration = await readRegeneration(services, administrator, started.id)
		return regeneration ? Response.json(regenerationAnswer(regeneration), { status: 202 }) : apiNotFound()
	},
})

export const loader = endpoint(start)
export const action = loader
