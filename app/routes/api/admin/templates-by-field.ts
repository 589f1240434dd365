import { listTemplatesByField } from '#app/domain/templates/library/list-templates.server.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { templateRecord, TemplatesAnswer } from '../schemas/library/templates.ts'

const byField = defineOperation({
	method: 'GET',
	path: '/admin/templates/by-field',
	scope: 'session',
	summary: 'List the templates whose version in use asks for a field',
	query: { fieldName: 'The field’s name, also that of a part of a list' },
	answers: { 200: TemplatesAnswer },
	errors: [400, 403],
	async run({ services, context, query }) {
		const fieldName = query.get('fieldName')?.trim()
		if (!fieldName) throw apiError(400, 'invalid', 'The query fieldName is missing.')
		const templates = await listTemplatesByField(services, requireAdministrator(context), fieldName)
		return { templates: templates.map(templateRecord), total: templates.length }
	},
})

export const loader = endpoint(byField)
export const action = loader
