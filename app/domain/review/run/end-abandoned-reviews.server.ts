import type { Services } from '#app/infrastructure/services.ts'
import { endReview } from './end-review.server.ts'

/**
 * Ends reviews that wait or run without a job, and returns their credits: no page waits forever. It happens when a job
 * uses up its tries in the very moment in which the program is killed.
 *
 * @returns how many there were
 */
export async function endAbandonedReviews({ db, log }: Pick<Services, 'db' | 'log'>): Promise<number> {
	// The queue's own table: only there a job's state is certain, and both are read at one moment.
	const abandoned = await db.$queryRaw<{ id: string }[]>`
		SELECT "review"."id"::text AS "id"
		FROM "reviews" AS "review"
		WHERE "review"."status" IN ('queued', 'running')
			AND NOT EXISTS (
				SELECT 1 FROM "pgboss"."job" AS "job"
				WHERE "job"."name" = 'run-review' AND "job"."data" ->> 'reviewId' = "review"."id"::text AND "job"."state" IN ('created', 'retry', 'active')
			)`
	for (const { id: reviewId } of abandoned) {
		await db.$transaction((tx) => endReview(tx, reviewId, 'unexpected'))
		log.warn({ reviewId }, 'A review had lost its job and was ended')
	}
	return abandoned.length
}
