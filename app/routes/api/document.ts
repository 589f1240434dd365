import { findDocument } from '#app/domain/documents/vault.server.ts'
import { apiNotFound, requireApiMember } from '#app/http/api-answer.ts'
import { methodNotAllowed } from '#app/http/api-method.ts'
import { servicesContext } from '#app/http/context.ts'
import type { Route } from './+types/document.ts'
import { takeApiUpload } from './api-upload.server.ts'
import { documentRecord } from './schemas/document.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const member = requireApiMember(context)
	const document = await findDocument(context.get(servicesContext), member, params.documentId)
	return document ? Response.json({ document: documentRecord(document) }) : apiNotFound()
}

/** Keeps a file as the document's next version, without having it analysed. */
export async function action({ request, params, context }: Route.ActionArgs) {
	if (request.method !== 'PUT') return methodNotAllowed('GET', 'PUT')
	requireApiMember(context)
	const added = await takeApiUpload(context, request, () => ({ analyse: false, documentId: params.documentId }))
	return Response.json({ document_id: added.documentId, version_number: added.versionNumber })
}
