import { requestedText, previewOf } from './document-text.server.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { PreviewAnswer } from '../schemas/document-text.ts'
import { versionQuery } from '#app/http/api/requested-version.ts'

const read = defineOperation({
	method: 'GET',
	path: '/document/{documentId}/preview',
	scope: 'documents:read',
	summary: 'List the paragraphs of a version in reading order',
	query: versionQuery,
	answers: { 200: PreviewAnswer },
	errors: [404, 409, 422],
	async run(call) {
		const found = await requestedText(call)
		return found instanceof Response ? found : Response.json(previewOf(found.access, found.words))
	},
})

export const loader = endpoint(read)
export const action = loader
