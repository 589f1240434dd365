import { openApiDocument } from '#app/http/open-document.server.ts'
import { shareDocument } from '#app/domain/documents/sharing/share-document.server.ts'
import { readJson } from '#app/http/api/api-body.server.ts'
import { methodNotAllowed } from '#app/http/api/api-method.ts'
import { servicesContext } from '#app/http/context.ts'
import type { Route } from './+types/share.ts'
import { permissionsAnswer, ShareBody } from './schemas/sharing.ts'
import { refused } from './suggestion-refusals.ts'

export const loader = () => methodNotAllowed('POST')

/** POST /api/document/{id}/share: lets somebody in, or gives them another role. */
export async function action({ context, params, request }: Route.ActionArgs) {
	if (request.method !== 'POST') return methodNotAllowed('POST')
	const access = await openApiDocument(context, request, params.documentId, { may: 'manage' })
	const { user_id: userId, email, role } = await readJson(request, ShareBody)
	const shared = await shareDocument(
		context.get(servicesContext),
		access,
		userId === undefined ? { email: email ?? '', role } : { userId, role },
	)
	return typeof shared === 'string' ? refused(shared) : Response.json(permissionsAnswer(shared))
}
