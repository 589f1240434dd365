import { docxMediaType, pdfMediaType } from '#app/domain/extraction/extracted-document.ts'
import { versionQuery } from '#app/http/api/requested-version.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { attachment, inline } from '#app/http/files/attachment.ts'
import { originalFile } from '../document/original-file.server.ts'

const view = defineOperation({
	method: 'GET',
	path: '/document/view/{documentId}',
	scope: 'documents:read',
	summary: 'Get the original file to show it: a PDF inline, a Word file as a download',
	query: versionQuery,
	answers: { 200: { mediaTypes: [pdfMediaType, docxMediaType] } },
	errors: [404, 409],
	// Browsers show a PDF in a process of its own; they can't show a Word file.
	run: (call) => originalFile(call, (name, mediaType) => (mediaType === pdfMediaType ? inline(name) : attachment(name))),
})

export const loader = endpoint(view)
export const action = loader
