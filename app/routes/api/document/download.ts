import { docxMediaType, pdfMediaType } from '#app/domain/extraction/extracted-document.ts'
import { versionQuery } from '#app/http/api/requested-version.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { attachment } from '#app/http/files/attachment.ts'
import { originalFile } from './original-file.server.ts'

const download = defineOperation({
	method: 'GET',
	path: '/document/download/{documentId}',
	scope: 'documents:read',
	summary: 'Download the original file',
	failed: 'Failed to download document',
	query: versionQuery,
	answers: { 200: { mediaTypes: [pdfMediaType, docxMediaType] } },
	errors: [404, 409],
	run: (call) => originalFile(call, attachment),
})

export const loader = endpoint(download)
export const action = loader
