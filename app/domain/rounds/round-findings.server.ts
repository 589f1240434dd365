import { findReview, readSection } from '#app/domain/review/find-review.server.ts'
import type { ReviewProgress } from '#app/domain/review/review-progress.ts'
import type { Finding } from '#app/domain/review/report.ts'
import { clauseTitle } from '#app/domain/review/report-words.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { changedClauses, clausesByParagraph } from './changed-clauses.ts'
import { compareFindings } from './compare-findings.ts'
import type { FoundRound } from './find-rounds.server.ts'
import type { RoundJudgement } from './round-judgement.ts'

/** A red flag as a round shows it. */
export interface RoundFinding extends Pick<Finding, 'id' | 'severity' | 'says' | 'ask' | 'quote'> {
	clauseTitle: string | null
}

/** What the review of the returned version says about the clauses that were changed. */
export type RoundReview =
	| { state: 'none' | 'failed' }
	| { state: 'under_way'; status: string; progress: ReviewProgress | null }
	| {
			state: 'complete'
			/** Titles of the clauses by the ids of their paragraphs in the returned version. */
			clauseTitles: Record<string, string>
			changedClauses: number
			appeared: RoundFinding[]
			fixed: RoundFinding[]
			still: RoundFinding[]
			/** Whether the sent version had a report to compare with. */
			compared: boolean
	  }

/**
 * The findings of a round: those that are new or gone against the version that was sent, and those that stay in
 * clauses that were changed.
 *
 * @param ownerId whose document it is; that the member may see it was found out before
 */
export async function roundFindings(services: Pick<Services, 'db'>, ownerId: string, documentId: string, { sent, returned }: FoundRound, judgement: RoundJudgement): Promise<RoundReview> {
	const after = await readReview(services, ownerId, documentId, returned.number)
	if (after.state !== 'complete') return after
	const before = await readReview(services, ownerId, documentId, sent.number)
	const changed = changedClauses(judgement, after)
	const compared = before.state === 'complete'
	const earlier = compared ? before : { findings: [], clauses: [] }
	const { appeared, fixed, still } = compareFindings(earlier, after, changed)
	const shown = (findings: Finding[], { clauses }: Pick<typeof after, 'clauses'>) =>
		findings.map(({ id, severity, says, ask, quote, clause }): RoundFinding => {
			const around = clauses.find((each) => each.id === clause)
			return { id, severity, says, ask, quote, clauseTitle: around ? clauseTitle(around) : null }
		})
	return {
		state: 'complete',
		clauseTitles: Object.fromEntries([...clausesByParagraph(after)].map(([id, clause]) => [id, clauseTitle(clause)])),
		changedClauses: changed.size,
		// Without a report to compare with, only what stands in changed clauses has to do with this round.
		appeared: shown(appeared.filter(({ clause }) => compared || (clause !== null && changed.has(clause))), after),
		fixed: shown(fixed, earlier),
		still: shown(still, after),
		compared,
	}
}

async function readReview(services: Pick<Services, 'db'>, ownerId: string, documentId: string, version: number) {
	const review = (await findReview(services, { id: ownerId }, documentId, version))?.review
	if (!review) return { state: 'none' as const }
	if (review.status === 'failed' || review.status === 'cancelled') return { state: 'failed' as const }
	if (review.status !== 'complete') return { state: 'under_way' as const, status: review.status, progress: review.progress }
	const [text, clauses, found] = await Promise.all([readSection(services, review.id, 'text'), readSection(services, review.id, 'clauses'), readSection(services, review.id, 'findings')])
	if (!text || !clauses || !found) return { state: 'failed' as const }
	return { state: 'complete' as const, text, clauses, findings: found.findings }
}
