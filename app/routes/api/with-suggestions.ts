import { listSuggestions } from '#app/domain/suggestions/list-suggestions.server.ts'
import { methodNotAllowed } from '#app/http/api/api-method.ts'
import { servicesContext } from '#app/http/context.ts'
import type { Route } from './+types/with-suggestions.ts'
import { askedText, previewOf } from './document-text.server.ts'
import { suggestionsAnswer } from './schemas/suggestions.ts'

/** GET /api/document/withSuggestions/{id}: the paragraphs of a version, and what is suggested in each. */
export async function loader(call: Route.LoaderArgs) {
	const asked = await askedText(call)
	if (asked instanceof Response) return asked
	const { access, words } = asked
	const listed = await listSuggestions(call.context.get(servicesContext), access)
	return Response.json({ ...previewOf(access, words), ...suggestionsAnswer(listed) })
}

export const action = () => methodNotAllowed('GET')
