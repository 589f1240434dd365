import { listSuggestions } from '#app/domain/suggestions/list-suggestions.server.ts'
import { requestedText, previewOf } from '../document/document-text.server.ts'
import { SuggestionsAnswer, suggestionsAnswer } from '../schemas/suggestions.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { PreviewAnswer } from '../schemas/document-text.ts'
import { versionQuery } from '#app/http/api/requested-version.ts'

const read = defineOperation({
	method: 'GET',
	path: '/document/withSuggestions/{documentId}',
	scope: 'documents:read',
	summary: 'List the paragraphs of a version with their suggestions',
	query: versionQuery,
	answers: { 200: PreviewAnswer.and(SuggestionsAnswer) },
	errors: [404, 409, 422],
	async run(call) {
		const found = await requestedText(call)
		if (found instanceof Response) return found
		const { access, words } = found
		const listed = await listSuggestions(call.services, access)
		return { ...previewOf(access, words), ...suggestionsAnswer(listed) }
	},
})

export const loader = endpoint(read)
export const action = loader
