import { isId } from '#app/domain/access/document-id.ts'
import { listVersions } from '#app/domain/templates/library/versions/list-versions.server.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { TemplateVersionsAnswer, versionRecord } from '../schemas/library/templates.ts'
import { noTemplate } from './library-answers.server.ts'

const versions = defineOperation({
	method: 'GET',
	path: '/admin/templates/{templateId}/versions',
	scope: 'session',
	summary: 'List the versions of a template, newest first',
	answers: { 200: TemplateVersionsAnswer },
	errors: [403, 404],
	async run({ services, context, params: { templateId } }) {
		const found = isId(templateId) ? await listVersions(services, requireAdministrator(context), templateId) : null
		return found ? { versions: found.map(versionRecord) } : noTemplate()
	},
})

export const loader = endpoint(versions)
export const action = loader
