import { withClauses } from '#app/domain/templates/generate/prepare-template.server.ts'
import { listUsableTemplates } from '#app/domain/templates/generate/usable-templates.server.ts'
import { categories } from '#app/domain/review/type/catalogue.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { OfferedTemplates, offeredTemplate } from '../schemas/library/generate.ts'

const list = defineOperation({
	method: 'GET',
	path: '/document/active-with-clauses',
	scope: 'documents:read',
	summary: 'List the templates that documents are made from, with their fields and clauses',
	query: { category: 'Code or name of a category', doctype: 'A document type' },
	answers: { 200: OfferedTemplates },
	errors: [400],
	async run({ services, query }) {
		const [requested, type] = [query.get('category'), query.get('doctype')]
		const category = requested && categories.find(({ code, name }) => code === requested.toUpperCase() || name === requested)
		if (requested && !category) return apiError(400, 'invalid', 'There is no such category. GET /document/categories lists them.')
		const templates = (await listUsableTemplates(services)).filter(
			(template) => (!category || template.category === category.code) && (!type || template.documentType === type),
		)
		return { templates: (await withClauses(services, templates)).map((template) => offeredTemplate(template, template.clauses)) }
	},
})

export const loader = endpoint(list)
export const action = loader
