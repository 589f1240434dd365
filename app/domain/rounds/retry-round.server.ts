import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { redlinesPerMember } from '#app/domain/documents/redline-limits.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { judgeRoundJob } from './judge-round-job.server.ts'
import { mayBeTriedAgain } from './round-failure.ts'

/**
 * Queues a round again whose comparison took too long. A judged round, or one that failed because of its files, stays
 * as it is.
 *
 * @returns `null` when there is no such round
 */
export async function retryRound(
	{ db, limits, jobs }: Pick<Services, 'db' | 'limits' | 'jobs'>,
	{ member, document }: DocumentAccess<'edit'>,
	number: number,
): Promise<'begun' | 'nothing_to_retry' | 'too_many' | null> {
	const round = await db.round.findUnique({ where: { documentId_number: { documentId: document.id, number } }, select: { id: true } })
	if (!round) return null
	if ((await limits.count(redlinesPerMember, member.id)) > 0) return 'too_many'
	return db.$transaction(async (tx) => {
		const { count } = await tx.round.updateMany({
			where: { id: round.id, failure: { in: [...mayBeTriedAgain] } },
			data: { failure: null, judgedAt: null },
		})
		if (count === 0) return 'nothing_to_retry'
		await jobs.enqueue(tx, judgeRoundJob, { roundId: round.id, documentId: document.id })
		return 'begun'
	})
}
