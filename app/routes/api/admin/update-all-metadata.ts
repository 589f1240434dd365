import { z } from 'zod'
import { wordEngineFor } from '#app/domain/word/process/word-engine.server.ts'
import { updateAllFields } from '#app/domain/templates/library/versions/update-all-fields.server.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'

const updateAll = defineOperation({
	method: 'POST',
	path: '/admin/templates/update-all-metadata',
	scope: 'session',
	summary: 'Read the version in use of every template again; those that can be read are updated even if others fail',
	answers: { 200: z.object({ updated: z.array(z.object({ template_id: z.uuid(), name: z.string() })), unchanged: z.number().int() }) },
	errors: [403, 422],
	async run({ services, context }) {
		const administrator = requireAdministrator(context)
		const { updated, unchanged, failed } = await updateAllFields(services, wordEngineFor(administrator.id), administrator)
		const done = updated.map(({ templateId, name }) => ({ template_id: templateId, name }))
		if (failed.length === 0) return { updated: done, unchanged }
		const all = updated.length + unchanged + failed.length
		return apiError(422, 'some_failed', `${failed.length} of ${all} templates could not be updated.`, {
			details: failed.map(({ templateId, name, problem }) => ({ template_id: templateId, name, problem })),
		})
	},
})

export const loader = endpoint(updateAll)
export const action = loader
