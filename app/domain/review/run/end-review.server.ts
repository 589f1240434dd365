import { returnCredit } from '#app/domain/billing/credits.server.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { ReviewFailure } from './review-failure.ts'

/**
 * Ends a review without a report and returns its credit, both or neither. A review that has already ended stays as it
 * is, so that no credit is returned twice or taken from a finished report.
 *
 * @param ending canceled by its owner, or the reason why it failed
 * @returns whether this call ended it
 */
export async function endReview(tx: Tx, reviewId: string, ending: 'canceled' | ReviewFailure): Promise<boolean> {
	const { count } = await tx.review.updateMany({
		where: { id: reviewId, status: { in: ['queued', 'running'] } },
		data: {
			status: ending === 'canceled' ? 'canceled' : 'failed',
			failure: ending === 'canceled' ? null : ending,
			finishedAt: new Date(),
		},
	})
	if (count === 0) return false
	await returnCredit(tx, reviewId)
	return true
}
