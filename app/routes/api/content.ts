import type { z } from 'zod'
import { methodNotAllowed } from '#app/http/api/api-method.ts'
import type { Route } from './+types/content.ts'
import { askedText } from './document-text.server.ts'
import type { ContentAnswer } from './schemas/document-text.ts'

/** GET /api/document/{id}/content: the words of a version, as its report quotes them. */
export async function loader(call: Route.LoaderArgs) {
	const asked = await askedText(call)
	if (asked instanceof Response) return asked
	const { access, words } = asked
	return Response.json({ document_id: access.document.id, version_number: access.version.number, content: words.text } satisfies z.infer<
		typeof ContentAnswer
	>)
}

export const action = () => methodNotAllowed('GET')
