import type { z } from 'zod'
import { meantReviewTone, reviewTones } from '#app/domain/documents/review-choices.ts'
import type { ReviewTone } from '#app/domain/review/report.ts'
import { findJudgedRounds } from '#app/domain/rounds/find-judged-rounds.server.ts'
import { replyTo } from '#app/domain/rounds/reply-to-round.ts'
import { clauseTitlesOf, readRoundReviews } from '#app/domain/rounds/round-reviews.server.ts'
import { roundFailureAdvice } from '#app/domain/rounds/round-failure.ts'
import { apiError, apiNotFound, requireApiMember } from '#app/http/api-answer.ts'
import { methodNotAllowed } from '#app/http/api-method.ts'
import { servicesContext } from '#app/http/context.ts'
import type { Route } from './+types/rounds-reply.ts'
import type { ReplyAnswer } from './schemas/rounds.ts'

/**
 * GET /api/document/{id}/rounds/reply?tone=friendly: the drafted answer to a returned file, from what was answered to
 * its points. `round` names which; left out, the newest. `tone` is friendly, neutral or legal; left out, the version's.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
	const member = requireApiMember(context)
	const { searchParams } = new URL(request.url)
	const asked = searchParams.get('tone')
	const tone = asked === null ? null : reviewTones.find(({ value }) => value === meantReviewTone(asked))?.tone
	if (tone === undefined) return apiError(400, 'invalid', `The tone must be one of: ${reviewTones.map((each) => each.tone).join(', ')}.`)
	const askedRound = searchParams.get('round') ?? ''
	if (!/^(?:[1-9]\d{0,5})?$/.test(askedRound)) return apiError(400, 'invalid', 'The round must be a number, counted from 1.')

	const number = askedRound === '' ? undefined : Number(askedRound)
	const services = context.get(servicesContext)
	const found = await findJudgedRounds(services, member, params.documentId, { number })
	const round = number === undefined ? found?.rounds.at(-1) : found?.rounds.find((each) => each.number === number)
	if (!found) return apiNotFound()
	if (!round) return apiError(404, 'no_round', 'There is no such round: nothing has come back yet, or not so often.')
	if (round.failure) return apiError(409, 'not_compared', roundFailureAdvice(round.failure))
	if (!round.judgement) return apiError(409, 'under_way', 'The files are still being compared. Please ask again in a moment.')

	const chosen = tone ?? (round.returned.reviewTone as ReviewTone)
	const reviews = await readRoundReviews(services, found.document.createdById, found.document.id, round)
	const reply = replyTo(found.document.name, member, { ...round, judgement: round.judgement }, clauseTitlesOf(reviews), chosen)
	return Response.json({ document_id: found.document.id, round: round.number, tone: chosen, ...reply } satisfies z.infer<
		typeof ReplyAnswer
	>)
}

export const action = () => methodNotAllowed('GET')
