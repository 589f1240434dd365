import { findDocument } from '#app/domain/documents/vault.server.ts'
import { apiNotFound, requireApiMember } from '#app/http/api-answer.ts'
import { methodNotAllowed } from '#app/http/api-method.ts'
import { servicesContext } from '#app/http/context.ts'
import type { Route } from './+types/document.ts'
import { documentRecord } from './schemas/document.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const member = requireApiMember(context)
	const document = await findDocument(context.get(servicesContext), member, params.documentId)
	return document ? Response.json({ document: documentRecord(document) }) : apiNotFound()
}

export const action = () => methodNotAllowed('GET')
