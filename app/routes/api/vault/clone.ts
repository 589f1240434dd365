import { copyDocument } from '#app/domain/documents/versions/copy-document.server.ts'
import { requestedVersion, versionQuery } from '#app/http/api/requested-version.ts'
import { openApiDocument } from '#app/http/open-document.server.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { notAdded } from '#app/http/not-added.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { UploadAnswer } from '../schemas/upload.ts'

const clone = defineOperation({
	method: 'POST',
	path: '/document/{documentId}/clone',
	scope: 'documents:write',
	summary: 'Make a new document of your own from the newest version, or from version_number',
	query: versionQuery,
	answers: { 201: UploadAnswer },
	errors: [404, 409, 413],
	admit: ({ context, request, params }) => openApiDocument(context, request, params.documentId, { version: requestedVersion(request) }),
	async run({ services, access }) {
		const copied = await copyDocument(services, access)
		if (copied.outcome !== 'added') {
			const { status, code, error } = notAdded(copied)
			return apiError(status, code, error)
		}
		return Response.json({ document_id: copied.documentId, version_number: copied.versionNumber }, { status: 201 })
	},
})

export const loader = endpoint(clone)
export const action = loader
