import { requestReview } from '#app/domain/documents/request-review.server.ts'
import { noPartyCalled } from '#app/domain/review/sides/party-called.ts'
import { apiError, requireApiMember } from '#app/http/api/api-answer.ts'
import { readJsonIfAny } from '#app/http/api/api-body.server.ts'
import { methodNotAllowed } from '#app/http/api/api-method.ts'
import { apiTooMany } from '#app/http/api/api-sign-in.ts'
import { openApiDocument } from '#app/http/open-document.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { refusedReviews } from '#app/http/files/review-limit.server.ts'
import type { Route } from './+types/analysis.ts'
import { answerWithAnalysis } from './analysis-answer.server.ts'
import { AnalysisBody, newSideOf } from '#app/components/report/review-side.ts'

export function loader() {
	return methodNotAllowed('POST')
}

/** POST /api/document/analysis/{id}: analyses the newest version, free when it was paid for before, for another side or type too. */
export async function action({ context, params, request }: Route.ActionArgs) {
	if (request.method !== 'POST') return methodNotAllowed('POST')
	const member = requireApiMember(context)
	const refusedFor = await refusedReviews(context, member)
	if (refusedFor > 0) return apiTooMany(refusedFor)
	const services = context.get(servicesContext)
	const body = await readJsonIfAny(request, AnalysisBody)
	const access = await openApiDocument(context, request, params.documentId, { may: 'manage' })
	const requested = await requestReview(services, access, newSideOf(body))
	if (requested.outcome === 'unknown_party')
		return apiError(400, 'unknown_party', noPartyCalled(body.party_name ?? '', requested.parties), {
			details: { parties: requested.parties.map(({ name, role }) => ({ name, role })) },
		})
	if (requested.outcome === 'busy')
		return apiError(409, 'review_under_way', 'This document is being reviewed for another side or type. Ask again when that is done.', {
			headers: { 'Retry-After': '2' },
		})
	if (requested.outcome === 'no_credits')
		return apiError(402, 'no_credits', 'You have no document checks left, so this document was not analysed.')
	return answerWithAnalysis(services, params.documentId, requested.reviewId, request.signal)
}
