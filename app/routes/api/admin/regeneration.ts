import { isId } from '#app/domain/access/document-id.ts'
import { readRegeneration } from '#app/domain/administration/regeneration/read-regeneration.server.ts'
import { apiNotFound } from '#app/http/api/api-answer.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { refusals } from '#app/http/refusals.ts'
import { RegenerationAnswer, regenerationAnswer } from '../schemas/library/regeneration.ts'

const read = defineOperation({
	method: 'GET',
	path: '/admin/regenerate-all-suggestions/{regenerationId}',
	scope: 'session',
	summary: 'Get the progress of redrafting the suggestions of all documents',
	answers: { 200: RegenerationAnswer },
	errors: [403, 404],
	async run({ services, context, params: { regenerationId } }) {
		const regeneration = isId(regenerationId) ? await readRegeneration(services, requireAdministrator(context), regenerationId) : null
		return regeneration ? regenerationAnswer(regeneration) : apiNotFound(refusals.no_such_regeneration.error)
	},
})

export const loader = endpoint(read)
export const action = loader
