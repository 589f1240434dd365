import type { ReviewProgress } from '#app/domain/review/run/review-progress.ts'
import type { Finding } from '#app/domain/review/report/report.ts'
import { clauseTitle } from '#app/domain/review/report/report-words.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { changedClauses, clausesByParagraph } from './changed-clauses.ts'
import { compareFindings } from './compare-findings.ts'
import type { RoundJudgement } from './judge/round-judgement.ts'
import type { RoundReviews } from './round-reviews.server.ts'
import { type LinkedSuggestion, findResolvedFindings } from './settled-findings.ts'

/** A finding as a round shows it. */
export interface RoundFinding extends Pick<Finding, 'id' | 'severity' | 'says' | 'ask' | 'quote'> {
	clauseTitle: string | null
}

/** The review of the returned version for the changed clauses. */
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
			/** Fixed once the counterparty accepts a suggestion that has no answer yet. */
			waiting: RoundFinding[]
			still: RoundFinding[]
			/** Whether the sent version had a report to compare with. */
			compared: boolean
	  }

/**
 * The findings of a round: those that are new or gone compared with the sent version, and those that remain in changed
 * clauses.
 */
export async function roundFindings(
	services: Pick<Services, 'db'>,
	{ before, after }: RoundReviews,
	judgement: RoundJudgement,
): Promise<RoundReview> {
	if (after.state !== 'complete') return after
	const byParagraph = clausesByParagraph(after)
	const changed = changedClauses(judgement, byParagraph)
	const compared = before.state === 'complete'
	const earlier = compared ? before : { findings: [], clauses: [] }
	const { appeared, fixed, still } = compareFindings(earlier, after, changed)
	const { gone, waiting } =
		before.state === 'complete'
			? findResolvedFindings(fixed, await remediesIn(services, judgement), before.text, after.text)
			: { gone: fixed, waiting: [] }
	const shown = (findings: Finding[], { clauses }: Pick<typeof after, 'clauses'>) =>
		findings.map(({ id, severity, says, ask, quote, clause }): RoundFinding => {
			const around = clauses.find((each) => each.id === clause)
			return { id, severity, says, ask, quote, clauseTitle: around ? clauseTitle(around) : null }
		})
	return {
		state: 'complete',
		clauseTitles: Object.fromEntries([...byParagraph].map(([id, clause]) => [id, clauseTitle(clause)])),
		changedClauses: changed.size,
		// Without a report to compare with, only findings in changed clauses belong to this round.
		appeared: shown(
			appeared.filter(({ clause }) => compared || (clause !== null && changed.has(clause))),
			after,
		),
		fixed: shown(gone, earlier),
		waiting: shown(waiting, earlier),
		still: shown(still, after),
		compared,
	}
}

async function remediesIn({ db }: Pick<Services, 'db'>, { suggestions }: RoundJudgement): Promise<LinkedSuggestion[]> {
	const known = await db.suggestion.findMany({
		where: { id: { in: suggestions.map(({ suggestionId }) => suggestionId) } },
		select: { id: true, finding: { select: { key: true } }, ruleId: true, internalNote: true },
	})
	const ties = new Map(known.map(({ id, finding, ...tie }) => [id, { ...tie, findingId: finding?.key ?? null }]))
	return suggestions.map(({ suggestionId, outcome, change, reason }) => ({
		outcome,
		change,
		reason,
		...(ties.get(suggestionId) ?? { findingId: null, ruleId: null, internalNote: null }),
	}))
}
