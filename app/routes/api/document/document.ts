import { readDocument } from '#app/domain/documents/vault.server.ts'
import { openApiDocument } from '#app/http/open-document.server.ts'
import { takeApiUpload, uploadErrors } from './api-upload.server.ts'
import { DocumentAnswer, documentRecord } from '../schemas/document.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { UploadAnswer, VersionFields } from '../schemas/upload.ts'

const read = defineOperation({
	method: 'GET',
	path: '/document/{documentId}',
	summary: 'Get a document',
	answers: { 200: DocumentAnswer },
	errors: [404],
	async run({ services, context, params, request }) {
		const access = await openApiDocument(context, request, params.documentId)
		return { document: documentRecord(await readDocument(services, access)) }
	},
})

const addVersion = defineOperation({
	method: 'PUT',
	path: '/document/{documentId}',
	summary: 'Add a file as the next version of the document',
	multipart: VersionFields,
	answers: { 200: UploadAnswer },
	errors: [...uploadErrors, 403, 404],
	async run(call) {
		const to = await openApiDocument(call.context, call.request, call.params.documentId, { may: 'edit' })
		const added = await takeApiUpload(call, () => ({ analyse: false, to }))
		return Response.json({ document_id: added.documentId, version_number: added.versionNumber })
	},
})

export const loader = endpoint(read, addVersion)
export const action = loader
