import type { Services } from '#app/infrastructure/services.ts'
import { failExport } from './make-export.server.ts'

/**
 * Ends exports that wait without a job, so that their people can start another. It happens when the program is killed in
 * the last try of a job.
 */
export async function endAbandonedExports(services: Pick<Services, 'db' | 'jobs' | 'keys' | 'env' | 'log'>): Promise<void> {
	// The queue's own table: only there a job's state is certain, and both are read at one moment.
	const abandoned = await services.db.$queryRaw<{ id: string }[]>`
		SELECT "export"."id"::text AS "id"
		FROM "account_exports" AS "export"
		WHERE "export"."state" = 'queued'
			AND NOT EXISTS (
				SELECT 1 FROM "pgboss"."job" AS "job"
				WHERE "job"."name" = 'export-account' AND "job"."data" ->> 'exportId' = "export"."id"::text
					AND "job"."state" IN ('created', 'retry', 'active')
			)`
	for (const { id: exportId } of abandoned) {
		await failExport(services, exportId)
		services.log.warn({ exportId }, 'An export had lost its job and was ended')
	}
}
