import { regenerateSuggestions } from '#app/domain/suggestions/regenerate-suggestions.server.ts'
import { openApiDocument } from '#app/http/open-document.server.ts'
import { SuggestionsAnswer, suggestionsAnswer } from '../schemas/suggestions.ts'
import { refused } from '#app/http/refusals.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'

const regenerate = defineOperation({
	method: 'POST',
	path: '/document/{documentId}/regenerate-suggestions',
	scope: 'documents:write',
	summary: 'Redraft the open suggestions from the report; decisions are kept',
	answers: { 200: SuggestionsAnswer },
	errors: [403, 404, 409, 423, 429],
	admit: ({ context, request, params }) => openApiDocument(context, request, params.documentId, { may: 'edit' }),
	async run({ services, access }) {
		const made = await regenerateSuggestions(services, access)
		return typeof made === 'string' ? refused(made) : Response.json(suggestionsAnswer(made))
	},
})

export const loader = endpoint(regenerate)
export const action = loader
