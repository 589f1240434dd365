import { Readable } from 'node:stream'
import { z } from 'zod'
import { documentExportRefusals, mostExported } from '#app/domain/exports/documents/document-export.ts'
import { exportDocuments } from '#app/domain/exports/documents/export-documents.server.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { zipAnswer, zipMediaType } from '#app/http/files/zip-answer.ts'
import { retryAfterHeader } from '#app/http/retry-after.ts'

const exportThem = defineOperation({
	method: 'POST',
	path: '/document/export',
	scope: 'documents:read',
	summary: 'Download the newest versions of several documents as a ZIP with a CSV manifest',
	body: z.object({
		document_ids: z.array(z.string()).meta({ description: `IDs of up to ${mostExported} documents, of at most 2 GB together.` }),
	}),
	secret: true,
	answers: { 200: { mediaTypes: [zipMediaType] } },
	errors: [400, 404, 413, 429],
	async run({ services, member, body }) {
		const exported = await exportDocuments(services, member, body.document_ids)
		if ('refused' in exported) {
			const { status, says } = documentExportRefusals[exported.refused]
			return apiError(status, exported.refused, says, { headers: retryAfterHeader(exported.retryAfter) })
		}
		return zipAnswer(Readable.toWeb(exported.zip) as ReadableStream<Uint8Array>, exported.fileName)
	},
})

export const loader = endpoint(exportThem)
export const action = loader
