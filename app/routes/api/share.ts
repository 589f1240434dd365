import { shareDocument } from '#app/domain/documents/share-document.server.ts'
import { apiNotFound, requireApiMember } from '#app/http/api-answer.ts'
import { readJson } from '#app/http/api-body.server.ts'
import { methodNotAllowed } from '#app/http/api-method.ts'
import { servicesContext } from '#app/http/context.ts'
import type { Route } from './+types/share.ts'
import { permissionsAnswer, ShareBody } from './schemas/sharing.ts'
import { refused } from './suggestion-refusals.ts'

export const loader = () => methodNotAllowed('POST')

/** POST /api/document/{id}/share: lets somebody in, or gives them another role. */
export async function action({ context, params, request }: Route.ActionArgs) {
	if (request.method !== 'POST') return methodNotAllowed('POST')
	const member = requireApiMember(context)
	const { user_id: userId, email, role } = await readJson(request, ShareBody)
	const shared = await shareDocument(
		context.get(servicesContext),
		member,
		params.documentId,
		userId === undefined ? { email: email ?? '', role } : { userId, role },
	)
	if (!shared) return apiNotFound()
	return typeof shared === 'string' ? refused(shared) : Response.json(permissionsAnswer(shared))
}
