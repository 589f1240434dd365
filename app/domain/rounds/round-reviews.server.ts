import { findReview, readSection } from '#app/domain/review/run/find-review.server.ts'
import { standing } from '#app/domain/review/report/report.ts'
import { clauseTitle } from '#app/domain/review/report/report-words.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { type ClauseTitles, clausesByParagraph, type ReadDocument } from './changed-clauses.ts'
import type { FoundRound } from './find-rounds.server.ts'

type ReadReview = Awaited<ReturnType<typeof readReview>>

/** The reviews of the two versions of a round, as far as they are complete. */
export interface RoundReviews {
	before: ReadReview
	after: ReadReview
}

export async function readRoundReviews(
	services: Pick<Services, 'db'>,
	{ sent, returned }: Pick<FoundRound, 'sent' | 'returned'>,
): Promise<RoundReviews> {
	const [before, after] = await Promise.all([readReview(services, sent), readReview(services, returned)])
	return { before, after }
}

/** The clause titles by paragraph; clauses without a number and a heading have none. */
export function clauseTitlesOf({ before, after }: RoundReviews): ClauseTitles {
	return { sent: before.state === 'complete' ? titlesIn(before) : {}, returned: after.state === 'complete' ? titlesIn(after) : {} }
}

function titlesIn(read: ReadDocument): Record<string, string> {
	return Object.fromEntries(
		[...clausesByParagraph(read)].flatMap(([id, clause]) =>
			clause.number === null && clause.heading === null ? [] : [[id, clauseTitle(clause)]],
		),
	)
}

async function readReview(services: Pick<Services, 'db'>, version: { id: string }) {
	const review = await findReview(services, version)
	if (!review) return { state: 'none' as const }
	if (review.status === 'failed' || review.status === 'canceled') return { state: 'failed' as const }
	if (review.status !== 'complete') return { state: 'under_way' as const, status: review.status, progress: review.progress }
	const [text, clauses, found] = await Promise.all([
		readSection(services, review.id, 'text'),
		readSection(services, review.id, 'clauses'),
		readSection(services, review.id, 'findings'),
	])
	if (!text || !clauses || !found) return { state: 'failed' as const }
	return { state: 'complete' as const, text, clauses, findings: standing(found.findings) }
}
