import { z } from 'zod'
import { defineJob, type Job } from '#app/infrastructure/jobs/define-job.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { inSeconds, minute } from '#app/units.ts'
import { regenerateDocuments } from './regenerate-documents.server.ts'

const RegenerateAll = z.object({ regenerationId: z.uuid(), part: z.int() })

/** How long one job goes on before it leaves the rest to the next one, so that none is given up for taking too long. */
const longestPart = 5 * minute

/** Drafts the suggestions of all documents anew, one part after the other. */
export const regenerateAllJob: Job<z.output<typeof RegenerateAll>> = defineJob({
	name: 'regenerate-all-suggestions',
	data: RegenerateAll,
	retry: 3,
	concurrency: 1,
	expiresIn: inSeconds(4 * longestPart),
	key: ({ regenerationId, part }) => `${regenerationId}.${part}`,
	async run(services, { regenerationId, part }, { signal }) {
		const left = await regenerateDocuments(services, regenerationId, { signal, until: Date.now() + longestPart })
		if (left === 'more')
			await services.db.$transaction((tx) => services.jobs.enqueue(tx, regenerateAllJob, { regenerationId, part: part + 1 }))
	},
})

/**
 * Queues a job for a regeneration that is under way without one: it goes on where it was. It happens when the program
 * is killed in the last try of a job.
 */
export async function resumeRegeneration({ db, jobs, log }: Pick<Services, 'db' | 'jobs' | 'log'>): Promise<void> {
	// The queue's own table: only there a job's state is certain, and both are read at one moment.
	const abandoned = await db.$queryRaw<{ id: string }[]>`
		SELECT "regeneration"."id"::text AS "id"
		FROM "suggestion_regenerations" AS "regeneration"
		WHERE "regeneration"."ended_at" IS NULL
			AND NOT EXISTS (
				SELECT 1 FROM "pgboss"."job" AS "job"
				WHERE "job"."name" = 'regenerate-all-suggestions' AND "job"."data" ->> 'regenerationId' = "regeneration"."id"::text
					AND "job"."state" IN ('created', 'retry', 'active')
			)`
	for (const { id: regenerationId } of abandoned) {
		await db.$transaction((tx) => jobs.enqueue(tx, regenerateAllJob, { regenerationId, part: 0 }))
		log.warn({ regenerationId }, 'A regeneration of suggestions had lost its job and goes on')
	}
}
