import { openApiDocument } from '#app/http/open-document.server.ts'
import { regenerateSuggestions } from '#app/domain/suggestions/regenerate-suggestions.server.ts'
import { methodNotAllowed } from '#app/http/api/api-method.ts'
import { servicesContext } from '#app/http/context.ts'
import type { Route } from './+types/regenerate-suggestions.ts'
import { suggestionsAnswer } from './schemas/suggestions.ts'
import { refused } from './suggestion-refusals.ts'

export const loader = () => methodNotAllowed('POST')

/** POST /api/document/{id}/regenerate-suggestions: makes the open ones anew; what was decided stays. */
export async function action({ context, params, request }: Route.ActionArgs) {
	if (request.method !== 'POST') return methodNotAllowed('POST')
	const access = await openApiDocument(context, request, params.documentId, { may: 'edit' })
	const made = await regenerateSuggestions(context.get(servicesContext), access)
	return typeof made === 'string' ? refused(made) : Response.json(suggestionsAnswer(made))
}
