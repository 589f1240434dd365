import { requestReview } from '#app/domain/documents/request-review.server.ts'
import { apiError, apiNotFound, requireApiMember } from '#app/http/api-answer.ts'
import { methodNotAllowed } from '#app/http/api-method.ts'
import { apiTooMany } from '#app/http/api-sign-in.ts'
import { servicesContext } from '#app/http/context.ts'
import { refusedReviews } from '#app/http/review-limit.server.ts'
import type { Route } from './+types/analysis.ts'
import { answerWithAnalysis } from './analysis-answer.server.ts'

export function loader() {
	return methodNotAllowed('POST')
}

/** POST /api/document/analysis/{id}: analyses the newest version, free when it was paid for before. */
export async function action({ context, params, request }: Route.ActionArgs) {
	if (request.method !== 'POST') return methodNotAllowed('POST')
	const member = requireApiMember(context)
	const refusedFor = await refusedReviews(context, member)
	if (refusedFor > 0) return apiTooMany(refusedFor)
	const services = context.get(servicesContext)
	const requested = await requestReview(services, member, params.documentId)
	if (requested.outcome === 'not_found') return apiNotFound()
	if (requested.outcome === 'no_credits') return apiError(402, 'no_credits', 'You have no document checks left, so this document was not analysed.')
	return answerWithAnalysis(services, params.documentId, requested.reviewId, request.signal)
}
