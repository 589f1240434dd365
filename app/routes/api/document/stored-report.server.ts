import { findReview, readSectionBody } from '#app/domain/review/run/find-review.server.ts'
import { adviceFor } from '#app/domain/review/run/review-failure.ts'
import type { DocumentCall } from '#app/http/api/operation.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { requestedVersion } from '#app/http/api/requested-version.ts'
import { openApiDocument } from '#app/http/open-document.server.ts'

/**
 * The bytes of a report that the caller may see.
 *
 * @returns the report as it is stored, or the answer to send instead: 409 while the report is not complete or when
 *   there is none
 * @throws 401, 403 or 404 when the caller has no access
 */
export async function storedReport({ services, context, params, request }: DocumentCall): Promise<string | Response> {
	const access = await openApiDocument(context, request, params.documentId, { version: requestedVersion(request) })
	const review = await findReview(services, access.version)
	if (!review) return apiError(409, 'not_analyzed', 'This version hasn’t been analyzed yet.')
	if (review.status === 'failed') return apiError(409, 'review_failed', adviceFor(review.failure))
	if (review.status === 'canceled') return apiError(409, 'review_canceled', 'The review of this document was canceled.')
	const report = review.status === 'complete' ? await readSectionBody(services, review.id, 'report') : null
	return (
		report ??
		apiError(409, 'review_under_way', 'The report is not complete yet. Ask again in a moment.', { headers: { 'Retry-After': '2' } })
	)
}
