import { noCreditsSentence } from '#app/domain/documents/upload-refusal.ts'
import { requestReview } from '#app/domain/documents/request-review.server.ts'
import { noPartyCalled } from '#app/domain/review/sides/party-called.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { apiTooMany } from '#app/http/api/api-sign-in.ts'
import { openApiDocument } from '#app/http/open-document.server.ts'
import { refusedReviews } from '#app/http/files/review-limit.server.ts'
import { answerWithAnalysis } from './analysis-answer.server.ts'
import { AnalysisBody, newSideOf } from '#app/components/report/review-side.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { AnalysisAnswer, AnalysisUnderWay } from '../schemas/analysis.ts'

const analyze = defineOperation({
	method: 'POST',
	path: '/document/analysis/{documentId}',
	scope: 'documents:write',
	summary: 'Analyze the newest version, optionally for another party or document type; free if the version was analyzed before',
	body: AnalysisBody,
	bodyOptional: true,
	answers: { 200: AnalysisAnswer, 202: AnalysisUnderWay },
	errors: [400, 402, 403, 404, 409, 413, 422, 429],
	admit: ({ context, request, params }) => openApiDocument(context, request, params.documentId, { may: 'manage' }),
	async run({ services, member, access, params, body, request, context }) {
		const refusedFor = await refusedReviews(context, member)
		if (refusedFor > 0) return apiTooMany(refusedFor)
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
			return apiError(
				402,
				requested.paymentDue ? 'payment_due' : 'no_credits',
				noCreditsSentence(requested, 'so this document was not analyzed.'),
			)
		return answerWithAnalysis(services, params.documentId, requested.reviewId, request.signal)
	},
})

export const loader = endpoint(analyze)
export const action = loader
