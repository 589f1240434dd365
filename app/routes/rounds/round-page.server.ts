import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { shownVersion } from '#app/domain/documents/version-number.ts'
import type { WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import { findJudgedRounds } from '#app/domain/rounds/find-judged-rounds.server.ts'
import type { Answer } from '#app/domain/rounds/ledger.ts'
import { mayBeTriedAgain, roundFailureAdvice } from '#app/domain/rounds/round-failure.ts'
import { replyTo } from '#app/domain/rounds/reply-to-round.ts'
import { roundFindings, type RoundReview } from '#app/domain/rounds/round-findings.server.ts'
import type { RoundJudgement } from '#app/domain/rounds/judge/round-judgement.ts'
import { clauseTitlesOf, readRoundReviews } from '#app/domain/rounds/round-reviews.server.ts'
import { summaryOf } from '#app/domain/rounds/round-labels.ts'
import { shownDay } from '#app/domain/rounds/sent-file-words.ts'
import { describeProgress } from '#app/domain/review/run/review-progress.ts'
import type { Services } from '#app/infrastructure/services.ts'

interface Head {
	document: { id: string; name: string }
	number: number
	on: string
	sent: { version: number; label: string }
	returned: { version: number; label: string; isNewest: boolean }
	mayDecide: boolean
}

/** What the page of one round shows. */
export type RoundPage = Head &
	(
		| { state: 'waiting' }
		| { state: 'failed'; advice: string; mayRetry: boolean; isWord: boolean }
		| {
				state: 'judged'
				judgement: RoundJudgement
				summary: string
				answers: Record<string, Answer>
				review: Exclude<RoundReview, { state: 'under_way' }> | { state: 'under_way'; progress: { sentence: string; percent: number } }
				reply: { subject: string; reply: string }
		  }
	)

/**
 * One round, or that it is still being judged.
 *
 * @param engine judges at once what no job has judged yet; left out for pages
 * @returns `null` when there is no such round
 */
export async function roundPage(
	services: Services,
	access: DocumentAccess,
	number: number,
	engine?: WordEngine,
): Promise<RoundPage | null> {
	const rounds = await findJudgedRounds(services, access, { number, engine })
	const round = rounds.find((each) => each.number === number)
	if (!round) return null
	const { member, document, may } = access
	const head: Head = {
		document: { id: document.id, name: document.name },
		number,
		on: shownDay(round.createdAt),
		sent: { version: round.sent.number, label: shownVersion(round.sent.number) },
		returned: {
			version: round.returned.number,
			label: shownVersion(round.returned.number),
			isNewest: round.returned.number === document.versionNumber,
		},
		mayDecide: may.edit,
	}
	const { failure } = round
	if (failure)
		return {
			...head,
			state: 'failed',
			advice: roundFailureAdvice(failure),
			isWord: failure !== 'not_word',
			mayRetry: head.mayDecide && mayBeTriedAgain.some((each) => each === failure),
		}
	const { judgement } = round
	if (!judgement) return { ...head, state: 'waiting' }

	const reviews = await readRoundReviews(services, round)
	const review = await roundFindings(services, reviews, judgement)
	return {
		...head,
		state: 'judged',
		judgement,
		summary: summaryOf(judgement),
		answers: Object.fromEntries(round.answers.map(({ subject, answer }) => [subject, answer])),
		review: review.state === 'under_way' ? { state: 'under_way', progress: describeProgress(review.status, review.progress) } : review,
		reply: replyTo(document.name, member, { judgement, answers: round.answers }, clauseTitlesOf(reviews), round.returned.reviewTone),
	}
}
