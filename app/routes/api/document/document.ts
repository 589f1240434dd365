import { deleteDocument } from '#app/domain/erasure/delete-document.server.ts'
import { documentGrace } from '#app/domain/erasure/erase-job.server.ts'
import { changeDocument } from '#app/domain/documents/filing/change-document.server.ts'
import { documentState } from '#app/domain/documents/filing/document-state.server.ts'
import { setFavorite } from '#app/domain/documents/filing/file-document.server.ts'
import { readDocument } from '#app/domain/documents/vault.server.ts'
import { apiNotFound } from '#app/http/api/api-answer.ts'
import { openApiDocument } from '#app/http/open-document.server.ts'
import type { DocumentCall } from '#app/http/api/operation.ts'
import { takeApiUpload, uploadErrors } from './api-upload.server.ts'
import { documentRecord } from '../schemas/document.ts'
import { ChangeBody, DeletedAnswer, DocumentAnswer, stateRecord } from '../schemas/filing.ts'
import { refused } from '#app/http/refusals.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { UploadAnswer, VersionFields } from '../schemas/upload.ts'

const read = defineOperation({
	method: 'GET',
	path: '/document/{documentId}',
	scope: 'documents:read',
	summary: 'Get a document',
	answers: { 200: DocumentAnswer },
	errors: [404],
	run: answerDocument,
})

const change = defineOperation({
	method: 'PUT',
	path: '/document/{documentId}',
	scope: 'documents:write',
	summary: 'Rename, move, tag or star the document, set its type or status (JSON), or add a file as its next version (multipart)',
	body: ChangeBody,
	multipart: VersionFields,
	answers: { 200: DocumentAnswer.or(UploadAnswer) },
	errors: [...uploadErrors, 403, 404, 409, 423],
	async run(call) {
		const { services, context, request, params, body } = call
		if (!body) return addVersion(call)
		const { is_favorite: favorite, document_type: documentType, ...filing } = body
		const changes = { ...filing, ...(documentType === undefined ? {} : { documentType }) }
		if (Object.keys(changes).length > 0) {
			const access = await openApiDocument(context, request, params.documentId, { may: 'manage', changes: 'document' })
			const outcome = await changeDocument(services, access, changes)
			if (outcome !== 'changed') return refused(outcome)
		}
		if (favorite !== undefined) await setFavorite(services, await openApiDocument(context, request, params.documentId), favorite)
		return answerDocument(call)
	},
})

const remove = defineOperation({
	method: 'DELETE',
	path: '/document/{documentId}',
	scope: 'documents:write',
	summary: 'Move the document to the bin; it can be restored for 30 days',
	failed: 'Failed to delete document',
	answers: { 200: DeletedAnswer },
	errors: [403, 404, 409, 423],
	async run({ services, context, request, params }) {
		const access = await openApiDocument(context, request, params.documentId, { may: 'manage', changes: 'document' })
		const deleted = await deleteDocument(services, access)
		if (deleted === 'gone') return apiNotFound()
		if (deleted !== 'deleted') return refused(deleted)
		return { document_id: access.document.id, restorable_until: new Date(Date.now() + documentGrace).toISOString() }
	},
})

export const loader = endpoint(read, change, remove)
export const action = loader

async function answerDocument({ services, context, params, request }: DocumentCall) {
	const access = await openApiDocument(context, request, params.documentId)
	const [document, state] = await Promise.all([readDocument(services, access), documentState(services, access)])
	return { document: { ...documentRecord(document), ...stateRecord(access, state) } }
}

async function addVersion(call: DocumentCall & Parameters<typeof takeApiUpload>[0]): Promise<Response> {
	const to = await openApiDocument(call.context, call.request, call.params.documentId, { may: 'edit', changes: 'document' })
	const added = await takeApiUpload(call, () => ({ analyze: false, to }))
	return Response.json({ document_id: added.documentId, version_number: added.versionNumber })
}
