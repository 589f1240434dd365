import { reviewsWithoutJob } from '#app/infrastructure/jobs/unfinished-reviews.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { endReview } from './end-review.server.ts'

/**
 * Ends reviews that nothing works on any more, with their credits given back: no page waits for ever.
 *
 * @returns how many there were
 */
export async function endAbandonedReviews({ db, log }: Pick<Services, 'db' | 'log'>): Promise<number> {
	const ids = await reviewsWithoutJob(db)
	for (const reviewId of ids) {
		await db.$transaction((tx) => endReview(tx, reviewId, 'unexpected'))
		log.warn({ reviewId }, 'A review had lost its job and was ended')
	}
	return ids.length
}
