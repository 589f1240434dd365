import type { z } from 'zod'
import { compareVersions, type ComparedVersions } from '#app/domain/downloads/compare-versions.server.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { wordFileAnswer } from '#app/http/files/word-file.ts'
import { requestedVersion } from '#app/http/api/requested-version.ts'
import { apiNoSuchVersion, openApiDocument } from '#app/http/open-document.server.ts'
import { ComparisonAnswer } from '../schemas/comparison.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { retryAfterHeader } from '#app/http/retry-after.ts'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'

const refusedStatus = { too_many: 429, same_version: 400, not_docx: 415, file_missing: 409, unreadable: 422, unproven: 500 } as const

const compare = defineOperation({
	method: 'GET',
	path: '/document/{documentId}/compare',
	scope: 'documents:read',
	summary: 'Compare two versions, as JSON or as a Word file with tracked changes',
	query: {
		from: 'Version number; defaults to the version before',
		to: 'Version number; defaults to the newest',
		download: '1 to download the Word file',
	},
	answers: { 200: { json: ComparisonAnswer, mediaTypes: [docxMediaType] } },
	errors: [400, 404, 409, 415, 422, 429, 500],
	async run({ services, context, params, query, request }) {
		const [from, to] = [requestedVersion(request, 'from'), requestedVersion(request, 'to')]
		const access = await openApiDocument(context, request, params.documentId, { version: to })
		const compared = from === null ? null : await compareVersions(services, access, from)
		if (!compared) return apiNoSuchVersion()
		if ('refused' in compared)
			return apiError(refusedStatus[compared.refused], compared.refused, compared.sentence, {
				headers: retryAfterHeader(compared.retryAfter),
			})
		if (query.get('download') !== '1') return Response.json(comparisonAnswer(params.documentId, compared))
		return wordFileAnswer(compared.bytes, compared.fileName)
	},
})

function comparisonAnswer(
	documentId: string,
	{ from, to, changes, notCompared, receipt }: ComparedVersions,
): z.infer<typeof ComparisonAnswer> {
	return {
		document_id: documentId,
		from,
		to,
		changes: changes.map(({ kind, part, paragraphId, text, move }) => ({ kind, part, paragraph_id: paragraphId, text, move })),
		not_compared: notCompared.map(({ what, where }) => ({ what, where })),
		proofs: receipt.proofs.map(({ name, counted }) => ({ name, counted })),
	}
}

export const loader = endpoint(compare)
export const action = loader
