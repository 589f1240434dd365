import { isId } from '#app/domain/access/document-id.ts'
import { readRegeneration } from '#app/domain/administration/regeneration/read-regeneration.server.ts'
import { stopRegeneration } from '#app/domain/administration/regeneration/start-regeneration.server.ts'
import { apiNotFound } from '#app/http/api/api-answer.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { refusals } from '#app/http/refusals.ts'
import { RegenerationAnswer, regenerationAnswer } from '../schemas/library/regeneration.ts'

const stop = defineOperation({
	method: 'POST',
	path: '/admin/regenerate-all-suggestions/{regenerationId}/stop',
	scope: 'session',
	summary: 'Stop redrafting the suggestions of all documents; what was redrafted stays',
	answers: { 200: RegenerationAnswer },
	errors: [403, 404],
	async run({ services, context, params: { regenerationId } }) {
		const administrator = requireAdministrator(context)
		const stopped = isId(regenerationId) && (await stopRegeneration(services, administrator, regenerationId))
		const regeneration = stopped && (await readRegeneration(services, administrator, regenerationId))
		return regeneration ? regenerationAnswer(regeneration) : apiNotFound(refusals.no_such_regeneration.error)
	},
})

export const loader = endpoint(stop)
export const action = loader
