import { takeApiUpload, uploadErrors } from './api-upload.server.ts'
import { openApiDocument } from '#app/http/open-document.server.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { UploadAnswer, UploadFields } from '../schemas/upload.ts'

const upload = defineOperation({
	method: 'POST',
	path: '/document/upload',
	scope: 'documents:write',
	summary: 'Upload a PDF or DOCX as a new document or version',
	failed: 'Failed to upload document',
	multipart: UploadFields,
	answers: { 201: UploadAnswer },
	errors: [...uploadErrors, 403, 404, 423],
	async run(call) {
		const added = await takeApiUpload(call, async ({ document_id: documentId }) => ({
			analyze: false,
			...(documentId ? { to: await openApiDocument(call.context, call.request, documentId, { may: 'edit', changes: 'document' }) } : {}),
		}))
		return Response.json({ document_id: added.documentId, version_number: added.versionNumber }, { status: 201 })
	},
})

export const loader = endpoint(upload)
export const action = loader
