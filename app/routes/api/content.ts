import type { z } from 'zod'
import { findSharedVersion } from '#app/domain/documents/document-access.server.ts'
import { readVersion } from '#app/domain/suggestions/version-paragraphs.server.ts'
import { apiNotFound, requireApiMember } from '#app/http/api-answer.ts'
import { methodNotAllowed } from '#app/http/api-method.ts'
import { servicesContext } from '#app/http/context.ts'
import type { Route } from './+types/content.ts'
import { askedVersion } from './asked-version.ts'
import { unreadable } from './document-text.server.ts'
import type { ContentAnswer } from './schemas/document-text.ts'

/** GET /api/document/{id}/content: the words of a version, as its report quotes them. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
	const member = requireApiMember(context)
	const services = context.get(servicesContext)
	const number = askedVersion(request)
	const found = number === null ? null : await findSharedVersion(services, member, params.documentId, number)
	if (!found) return apiNotFound()
	const words = await readVersion(services, found.version)
	if ('unreadable' in words) return unreadable(words.unreadable)
	return Response.json({ document_id: found.document.id, version_number: found.version.number, content: words.text } satisfies z.infer<typeof ContentAnswer>)
}

export const action = () => methodNotAllowed('GET')
