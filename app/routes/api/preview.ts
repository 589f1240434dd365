import { findSharedVersion } from '#app/domain/documents/document-access.server.ts'
import { readVersion } from '#app/domain/suggestions/version-paragraphs.server.ts'
import { apiNotFound, requireApiMember } from '#app/http/api-answer.ts'
import { methodNotAllowed } from '#app/http/api-method.ts'
import { servicesContext } from '#app/http/context.ts'
import type { Route } from './+types/preview.ts'
import { askedVersion } from './asked-version.ts'
import { previewOf, unreadable } from './document-text.server.ts'

/** GET /api/document/{id}/preview: the paragraphs of a version in reading order, with their numbers. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
	const member = requireApiMember(context)
	const services = context.get(servicesContext)
	const number = askedVersion(request)
	const found = number === null ? null : await findSharedVersion(services, member, params.documentId, number)
	if (!found) return apiNotFound()
	const words = await readVersion(services, found.version)
	return 'unreadable' in words ? unreadable(words.unreadable) : Response.json(previewOf(found, words))
}

export const action = () => methodNotAllowed('GET')
