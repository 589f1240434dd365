import { href } from 'react-router'
import type { z } from 'zod'
import { readSectionBody } from '#app/domain/review/run/find-review.server.ts'
import { waitForReview } from '#app/domain/review/run/follow-review.server.ts'
import { adviceFor } from '#app/domain/review/run/review-failure.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { AnalysisUnderWay } from '../schemas/analysis.ts'
import { second } from '#app/units.ts'

/** How long a call waits for its review; a client polls for a scanned contract, which takes longer. */
const patience = 25 * second

/**
 * Waits for a review and answers the call that asked for it: 200 with the report, 202 while it is still running, 422
 * with advice when the document can't be reviewed, 409 when it was canceled.
 */
export async function answerWithAnalysis(
	services: Pick<Services, 'db'>,
	documentId: string,
	reviewId: string,
	signal: AbortSignal,
): Promise<Response> {
	const status = await waitForReview(services, reviewId, patience, signal)
	if (status === 'complete') {
		const report = await readSectionBody(services, reviewId, 'report')
		// The stored bytes as they are: parsing and serializing a long report would only cost time.
		return new Response(`{"analysis":${report?.trimEnd()},"document_id":${JSON.stringify(documentId)}}`, {
			headers: { 'Content-Type': 'application/json' },
		})
	}
	if (status === 'failed') {
		const { failure } = await services.db.review.findUniqueOrThrow({ where: { id: reviewId }, select: { failure: true } })
		return apiError(422, failure ?? 'unexpected', `Upload and analysis failed: ${adviceFor(failure)}`)
	}
	if (status === 'canceled') return apiError(409, 'canceled', 'The analysis was canceled. Your check was returned.')

	const statusUrl = href('/api/document/:documentId/analysis.json', { documentId })
	const body = { document_id: documentId, status: status === 'queued' ? 'queued' : 'running', status_url: statusUrl } satisfies z.infer<
		typeof AnalysisUnderWay
	>
	return Response.json(body, { status: 202, headers: { Location: statusUrl, 'Retry-After': '5' } })
}
