import { z } from 'zod'
import { isId } from '#app/domain/access/document-id.ts'
import { wordEngineFor } from '#app/domain/word/process/word-engine.server.ts'
import { findTemplate } from '#app/domain/templates/library/list-templates.server.ts'
import { activateVersion } from '#app/domain/templates/library/versions/activate-version.server.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { sayVersionRefusal } from '#app/http/library-refusals.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { noTemplate, noTemplateVersion, refusedByLibrary } from './library-answers.server.ts'

const reactivate = defineOperation({
	method: 'PUT',
	path: '/admin/templates/{templateId}/reactivate',
	scope: 'session',
	summary: 'Bring a version of a template into use, and offer the template again if it was retired',
	body: z.object({ version_number: z.int().min(1).optional().meta({ description: 'The version in use without it' }) }),
	bodyOptional: true,
	answers: { 200: z.object({ template_id: z.uuid(), version_number: z.number().int() }) },
	errors: [400, 403, 404, 409, 413, 422],
	async run({ services, context, params: { templateId }, body }) {
		const administrator = requireAdministrator(context)
		const template = isId(templateId) ? await findTemplate(services, administrator, templateId) : null
		if (!template) return noTemplate()
		if ((body.version_number ?? 1) > template.newestNumber) return noTemplateVersion()
		const done = await activateVersion(services, wordEngineFor(administrator.id), administrator, templateId, body.version_number)
		if (done === null) return noTemplateVersion()
		return 'refused' in done ? refusedByLibrary(sayVersionRefusal(done)) : { template_id: templateId, version_number: done.number }
	},
})

export const loader = endpoint(reactivate)
export const action = loader
