import { restoreVersion } from '#app/domain/documents/versions/restore-version.server.ts'
import { apiNoSuchVersion } from '#app/http/open-document.server.ts'
import { findVersion } from '#app/domain/access/open-document.server.ts'
import { openApiDocument } from '#app/http/open-document.server.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { notAdded } from '#app/http/not-added.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { RestoreVersionBody } from '../schemas/filing.ts'
import { UploadAnswer } from '../schemas/upload.ts'

const restore = defineOperation({
	method: 'POST',
	path: '/document/{documentId}/restore-version',
	scope: 'documents:write',
	summary: 'Make an earlier version the newest: its file becomes a new version',
	body: RestoreVersionBody,
	answers: { 201: UploadAnswer },
	errors: [400, 402, 403, 404, 409, 413, 423],
	admit: ({ context, request, params }) => openApiDocument(context, request, params.documentId, { may: 'edit', changes: 'document' }),
	async run({ services, access, body }) {
		const version = await findVersion(services, access, body.version_number)
		if (!version) return apiNoSuchVersion()
		const restored = await restoreVersion(services, access, version)
		if (restored.outcome !== 'added') {
			const { status, code, error } = notAdded(restored)
			return apiError(status, code, error)
		}
		return Response.json({ document_id: restored.documentId, version_number: restored.versionNumber }, { status: 201 })
	},
})

export const loader = endpoint(restore)
export const action = loader
