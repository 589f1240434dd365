import { downloadName } from '#app/domain/documents/file-name.ts'
import { inPieces } from '#app/domain/documents/stored-file.server.ts'
import { docxMediaType, type MediaType, pdfMediaType } from '#app/domain/extraction/extracted-document.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { askedVersion, versionQuery } from '#app/http/api/asked-version.ts'
import { entityTag } from '#app/http/api/entity-tag.server.ts'
import { attachment, inline } from '#app/http/files/attachment.ts'
import { openApiDocument } from '#app/http/open-document.server.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'

const view = defineOperation({
	method: 'GET',
	path: '/document/view/{documentId}',
	scope: 'documents:read',
	summary: 'Get the original file to show it: a PDF inline, a Word file as a download',
	query: versionQuery,
	answers: { 200: { mediaTypes: [pdfMediaType, docxMediaType] } },
	errors: [404, 409],
	async run({ services, context, params, request }) {
		const { version } = await openApiDocument(context, request, params.documentId, { version: askedVersion(request) })
		const file = await services.storage.get(version.fileKey)
		if (!file) return apiError(409, 'file_missing', 'The file of this version is missing from storage.')
		const name = downloadName(version.fileName, version.mediaType as MediaType)
		return new Response(inPieces(file), {
			headers: {
				'Content-Type': version.mediaType,
				'Content-Length': String(version.bytes),
				ETag: entityTag(version.sha256),
				// Browsers show a PDF in a process of its own; they can't show a Word file.
				'Content-Disposition': version.mediaType === pdfMediaType ? inline(name) : attachment(name),
			},
		})
	},
})

export const loader = endpoint(view)
export const action = loader
