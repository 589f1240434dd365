import { openApiDocument } from '#app/http/open-document.server.ts'
import type { z } from 'zod'
import { parseReviewTone, reviewTones } from '#app/domain/documents/review-choices.ts'
import { findJudgedRounds } from '#app/domain/rounds/find-judged-rounds.server.ts'
import { replyTo } from '#app/domain/rounds/reply-to-round.ts'
import { clauseTitlesOf, readRoundReviews } from '#app/domain/rounds/round-reviews.server.ts'
import { roundFailureAdvice } from '#app/domain/rounds/round-failure.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { type Call, defineOperation } from '#app/http/api/operation.ts'
import { ReplyAnswer } from '../schemas/rounds.ts'

/**
 * GET /api/document/{id}/rounds/reply?tone=friendly: the drafted reply to a returned file, from the answers to its
 * points. `round` defaults to the newest. `tone` is friendly, neutral or legal; left out, the version's.
 */
async function draftReply({
	services,
	context,
	params,
	query: searchParams,
	request,
}: Call<'/document/{documentId}/rounds/reply', undefined>) {
	const access = await openApiDocument(context, request, params.documentId)
	const { member, document } = access
	const requested = searchParams.get('tone')
	const tone = requested === null ? null : reviewTones.find(({ value }) => value === parseReviewTone(requested))?.tone
	if (tone === undefined) return apiError(400, 'invalid', `The tone must be one of: ${reviewTones.map((each) => each.tone).join(', ')}.`)
	const requestedRound = searchParams.get('round') ?? ''
	if (!/^(?:[1-9]\d{0,5})?$/.test(requestedRound)) return apiError(400, 'invalid', 'The round must be a number, counted from 1.')

	const number = requestedRound === '' ? undefined : Number(requestedRound)
	const rounds = await findJudgedRounds(services, access, { number })
	const round = number === undefined ? rounds.at(-1) : rounds.find((each) => each.number === number)
	if (!round) return apiError(404, 'no_round', 'This round doesn’t exist. The counterparty may not have returned a file yet.')
	if (round.failure) return apiError(409, 'not_compared', roundFailureAdvice(round.failure))
	if (!round.judgement) return apiError(409, 'under_way', 'The files are still being compared. Please ask again in a moment.')

	const chosen = tone ?? round.returned.reviewTone
	const reviews = await readRoundReviews(services, round)
	const reply = replyTo(document.name, member, { ...round, judgement: round.judgement }, clauseTitlesOf(reviews), chosen)
	return Response.json({ document_id: document.id, round: round.number, tone: chosen, ...reply } satisfies z.infer<typeof ReplyAnswer>)
}

const draft = defineOperation({
	method: 'GET',
	path: '/document/{documentId}/rounds/reply',
	scope: 'documents:read',
	summary: 'Draft a reply to a returned file; nothing is sent',
	query: { tone: 'friendly, neutral or legal; defaults to the tone of the review', round: 'Number of the round; defaults to the newest' },
	answers: { 200: ReplyAnswer },
	errors: [400, 404, 409],
	run: draftReply,
})

export const loader = endpoint(draft)
export const action = loader
