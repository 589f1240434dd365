import { openApiDocument } from '#app/http/open-document.server.ts'
import { setPermissions } from '#app/domain/documents/sharing/set-permissions.server.ts'
import { listPeople } from '#app/domain/documents/sharing/share-document.server.ts'
import { readJson } from '#app/http/api/api-body.server.ts'
import { methodNotAllowed } from '#app/http/api/api-method.ts'
import { servicesContext } from '#app/http/context.ts'
import type { Route } from './+types/permissions.ts'
import { PermissionsBody, permissionsAnswer } from './schemas/sharing.ts'
import { refused } from './suggestion-refusals.ts'

/** GET /api/document/{id}/permissions: who can open the document. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
	const people = await listPeople(context.get(servicesContext), await openApiDocument(context, request, params.documentId))
	return Response.json(permissionsAnswer(people))
}

/** PUT: exactly these people with these roles; the owner stays the owner. */
export async function action({ context, params, request }: Route.ActionArgs) {
	if (request.method !== 'PUT') return methodNotAllowed('GET', 'PUT')
	const access = await openApiDocument(context, request, params.documentId, { may: 'manage' })
	const { permissions } = await readJson(request, PermissionsBody)
	const wanted = permissions.flatMap(({ user_id: userId, email, role }) =>
		role === 'owner' ? [] : [{ ...(userId ? { userId } : { email: email ?? '' }), role }],
	)
	const set = await setPermissions(context.get(servicesContext), access, wanted)
	return typeof set === 'string' ? refused(set) : Response.json(permissionsAnswer(set))
}
