import { openApiDocument } from '#app/http/open-document.server.ts'
import { requireApiMember } from '#app/http/api/api-answer.ts'
import { methodNotAllowed } from '#app/http/api/api-method.ts'
import type { Route } from './+types/upload.ts'
import { takeApiUpload } from './api-upload.server.ts'

export const loader = () => methodNotAllowed('POST')

/** Keeps a file without having it analysed: as a document of its own, or as a new version of `document_id`. */
export async function action({ request, context }: Route.ActionArgs) {
	if (request.method !== 'POST') return methodNotAllowed('POST')
	requireApiMember(context)
	const added = await takeApiUpload(context, request, async ({ document_id: documentId }) => ({
		analyse: false,
		...(documentId ? { to: await openApiDocument(context, request, documentId, { may: 'edit' }) } : {}),
	}))
	return Response.json({ document_id: added.documentId, version_number: added.versionNumber }, { status: 201 })
}
