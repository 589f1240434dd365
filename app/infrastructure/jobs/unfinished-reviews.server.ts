import type { Db } from '../db/db.ts'

/**
 * Ids of reviews that wait or run although no job stands behind them: their job used up its tries in the very moment
 * in which the program was killed. Reads pg-boss's own table, since only there a job's state is certain.
 */
export async function reviewsWithoutJob(db: Db): Promise<string[]> {
	const rows = await db.$queryRaw<{ id: string }[]>`
		SELECT review.id::text AS id
		FROM reviews AS review
		WHERE review.status IN ('queued', 'running')
			AND NOT EXISTS (
				SELECT 1 FROM pgboss.job AS job
				WHERE job.name = 'run-review' AND job.data ->> 'reviewId' = review.id::text AND job.state IN ('created', 'retry', 'active')
			)`
	return rows.map(({ id }) => id)
}
