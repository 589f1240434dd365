import { openApiDocument } from '#app/http/open-document.server.ts'
import type { z } from 'zod'
import { compareVersions, type ComparedVersions } from '#app/domain/downloads/compare-versions.server.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { methodNotAllowed } from '#app/http/api/api-method.ts'
import { servicesContext } from '#app/http/context.ts'
import { wordFileAnswer } from '#app/http/files/word-file.ts'
import type { Route } from './+types/compare.ts'
import { askedVersion } from '#app/http/api/asked-version.ts'
import type { ComparisonAnswer } from './schemas/comparison.ts'

const refusedStatus = { too_many: 429, same_version: 400, not_docx: 415, file_missing: 409, unreadable: 422, unproven: 500 } as const

/** GET /api/document/{id}/compare?from=1&to=2: what changed between two versions; with `download=1` the Word file that shows it. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
	const [from, to] = [askedVersion(request, 'from'), askedVersion(request, 'to')]
	const access = await openApiDocument(context, request, params.documentId, { version: to })
	const compared = from === null ? null : await compareVersions(context.get(servicesContext), access, from)
	if (!compared) return apiError(404, 'not_found', 'This document has no such version to compare: name two that it has by from and to.')
	if ('refused' in compared) return apiError(refusedStatus[compared.refused], compared.refused, compared.says)
	if (new URL(request.url).searchParams.get('download') !== '1') return Response.json(comparisonAnswer(params.documentId, compared))
	return wordFileAnswer(compared.bytes, compared.fileName)
}

export const action = () => methodNotAllowed('GET')

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
