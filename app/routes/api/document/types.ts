import { categories } from '#app/domain/review/type/catalogue.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { TypesAnswer } from '../schemas/document.ts'

const list = defineOperation({
	method: 'GET',
	path: '/document/types',
	scope: 'documents:read',
	summary: 'List the document types of a category',
	query: { category: 'Code or name of a category (required)' },
	answers: { 200: TypesAnswer },
	errors: [400, 404],
	run({ query }) {
		const requested = query.get('category')
		if (requested === null) return apiError(400, 'invalid', 'Specify a category, for example ?category=IP')
		const category = categories.find(({ code, name }) => code === requested.toUpperCase() || name === requested)
		if (!category) return apiError(404, 'not_found', 'There is no such category.')
		return { category: category.code, types: category.types }
	},
})

export const loader = endpoint(list)
export const action = loader
