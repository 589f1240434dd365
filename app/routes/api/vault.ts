import { listDocuments } from '#app/domain/documents/vault.server.ts'
import { apiNotFound, requireApiMember } from '#app/http/api/api-answer.ts'
import { methodNotAllowed } from '#app/http/api/api-method.ts'
import { servicesContext } from '#app/http/context.ts'
import type { Route } from './+types/vault.ts'
import { documentRecord } from './schemas/document.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const member = requireApiMember(context)
	const asked = new URL(request.url).searchParams.get('user_id')
	// Somebody else's vault might as well not exist.
	if (asked !== null && asked !== member.id) return apiNotFound()
	const documents = await listDocuments(context.get(servicesContext), member)
	return Response.json({ documents: documents.map(documentRecord) })
}

export const action = () => methodNotAllowed('GET')
