import type { ReviewTone } from '#app/domain/review/report/report.ts'
import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import type { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { Answer, LedgerRound } from './ledger.ts'
import type { RoundFailure } from './round-failure.ts'
import type { RoundJudgement } from './judge/round-judgement.ts'

/** A round from the database, with its ledger rows. */
export interface FoundRound {
	id: string
	number: number
	createdAt: Date
	judgement: RoundJudgement | null
	failure: RoundFailure | null
	sent: { id: string; number: number; receiptId: string | null }
	returned: { id: string; number: number; fileName: string; reviewTone: ReviewTone }
	/** Our side's answers, oldest first. */
	answers: { subject: string; answer: Answer }[]
}

/** The rounds of a document in order. */
export async function findRounds({ db }: Pick<Services, 'db'>, { document }: DocumentAccess): Promise<FoundRound[]> {
	const rows = await db.round.findMany({ where: { documentId: document.id }, orderBy: { number: 'asc' }, select: roundFields })
	return rows.map(({ judgement, failure, entries, receiptId, sent, ...round }) => ({
		...round,
		sent: { ...sent, receiptId },
		judgement: judgement === null ? null : (JSON.parse(judgement) as RoundJudgement),
		failure: failure as RoundFailure | null,
		answers: entries.map(({ subject, entry }) => ({ subject, answer: entry as Answer })),
	}))
}

/** The judged rounds, as input for the ledger. */
export async function ledgerRounds({ db }: Pick<Services, 'db'>, rounds: readonly FoundRound[]): Promise<LedgerRound[]> {
	const ids = rounds.flatMap(({ judgement }) => judgement?.suggestions.map(({ suggestionId }) => suggestionId) ?? [])
	const known = await db.suggestion.findMany({ where: { id: { in: ids } }, select: { id: true, ruleId: true } })
	const rules = new Map(known.map(({ id, ruleId }) => [id, ruleId]))
	return rounds.flatMap(({ number, judgement, answers }) => {
		if (!judgement) return []
		const { suggestions, tracked, untracked } = judgement
		return [
			{
				number,
				suggestions: suggestions.map((each) => ({ ...each, ruleId: rules.get(each.suggestionId) ?? null })),
				tracked,
				untracked,
				answers,
			},
		]
	})
}

const answers: Answer[] = ['agreed', 'refused', 'open']

const roundFields = {
	id: true,
	number: true,
	createdAt: true,
	judgement: true,
	failure: true,
	receiptId: true,
	sent: { select: { id: true, number: true } },
	returned: { select: { id: true, number: true, fileName: true, reviewTone: true } },
	entries: { where: { entry: { in: answers } }, orderBy: { id: 'asc' }, select: { subject: true, entry: true } },
} as const satisfies Prisma.RoundSelect
