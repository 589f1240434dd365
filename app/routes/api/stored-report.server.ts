import type { RouterContextProvider } from 'react-router'
import { findReview, readSectionBody } from '#app/domain/review/find-review.server.ts'
import { adviceFor } from '#app/domain/review/review-failure.ts'
import { apiError, apiNotFound, requireApiMember } from '#app/http/api-answer.ts'
import { servicesContext } from '#app/http/context.ts'
import { readVersionNumber } from '#app/domain/documents/version-number.ts'

/**
 * The bytes of a report that the caller may see.
 *
 * @returns the report as it is stored, or the answer to give instead: 404 when there is no such document, 409 while
 * the report is still to come or when there is none
 */
export async function storedReport(
	context: Readonly<RouterContextProvider>,
	documentId: string,
	request: Request,
): Promise<string | Response> {
	const member = requireApiMember(context)
	const services = context.get(servicesContext)
	const asked = new URL(request.url).searchParams.get('version') ?? ''
	const version = asked === '' ? undefined : readVersionNumber(asked)
	const found = version === null ? null : await findReview(services, member, documentId, version)
	if (!found) return apiNotFound()
	const { review } = found
	if (!review) return apiError(409, 'not_analysed', 'This version was not analysed yet.')
	if (review.status === 'failed') return apiError(409, 'review_failed', adviceFor(review.failure))
	if (review.status === 'cancelled') return apiError(409, 'review_cancelled', 'The review of this document was cancelled.')
	const report = review.status === 'complete' ? await readSectionBody(services, review.id, 'report') : null
	return (
		report ??
		apiError(409, 'review_under_way', 'The report is not complete yet. Ask again in a moment.', { headers: { 'Retry-After': '2' } })
	)
}
