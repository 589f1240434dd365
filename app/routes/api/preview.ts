import { methodNotAllowed } from '#app/http/api/api-method.ts'
import type { Route } from './+types/preview.ts'
import { askedText, previewOf } from './document-text.server.ts'

/** GET /api/document/{id}/preview: the paragraphs of a version in reading order, with their numbers. */
export async function loader(call: Route.LoaderArgs) {
	const asked = await askedText(call)
	return asked instanceof Response ? asked : Response.json(previewOf(asked.access, asked.words))
}

export const action = () => methodNotAllowed('GET')
