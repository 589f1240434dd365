import { z } from 'zod'
import { listTemplates } from '#app/domain/templates/library/list-templates.server.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { templateRecord, TemplatesAnswer } from '../schemas/library/templates.ts'

const Status = z.enum(['draft', 'active', 'retired'])

const list = defineOperation({
	method: 'GET',
	path: '/admin/templates',
	scope: 'session',
	summary: 'List templates by category, type and name',
	query: {
		search: 'Parts of name, type or description',
		category: 'A category code',
		type: 'A document type',
		status: 'draft, active or retired',
	},
	answers: { 200: TemplatesAnswer },
	errors: [400, 403],
	async run({ services, context, query }) {
		const status = Status.optional().safeParse(query.get('status') || undefined)
		if (!status.success) throw apiError(400, 'invalid', 'The filter status is not valid.')
		const filter = {
			search: query.get('search')?.slice(0, 200),
			category: query.get('category') || undefined,
			documentType: query.get('type') || undefined,
			status: status.data,
		}
		const templates = await listTemplates(services, requireAdministrator(context), filter)
		return { templates: templates.map(templateRecord), total: templates.length }
	},
})

export const loader = endpoint(list)
export const action = loader
