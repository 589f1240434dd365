import { categories } from '#app/domain/review/type/catalogue.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { CategoriesAnswer } from '../schemas/document.ts'

const list = defineOperation({
	method: 'GET',
	path: '/document/categories',
	scope: 'documents:read',
	summary: 'List the document categories',
	answers: { 200: CategoriesAnswer },
	errors: [],
	run() {
		return { categories: categories.map(({ code, name }) => ({ code, name })) }
	},
})

export const loader = endpoint(list)
export const action = loader
