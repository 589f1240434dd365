import { readDocument } from '#app/domain/documents/vault.server.ts'
import { methodNotAllowed } from '#app/http/api/api-method.ts'
import { openApiDocument } from '#app/http/open-document.server.ts'
import { servicesContext } from '#app/http/context.ts'
import type { Route } from './+types/document.ts'
import { takeApiUpload } from './api-upload.server.ts'
import { documentRecord } from './schemas/document.ts'

export async function loader({ params, context, request }: Route.LoaderArgs) {
	const access = await openApiDocument(context, request, params.documentId)
	return Response.json({ document: documentRecord(await readDocument(context.get(servicesContext), access)) })
}

/** Keeps a file as the document's next version, without having it analysed. */
export async function action({ request, params, context }: Route.ActionArgs) {
	if (request.method !== 'PUT') return methodNotAllowed('GET', 'PUT')
	const to = await openApiDocument(context, request, params.documentId, { may: 'edit' })
	const added = await takeApiUpload(context, request, () => ({ analyse: false, to }))
	return Response.json({ document_id: added.documentId, version_number: added.versionNumber })
}
