import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { defineJob, type JobRun } from '#app/infrastructure/jobs/define-job.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { inSeconds, minute } from '#app/units.ts'

/** How long one run goes on; the next one takes the rest. */
const longestRun = 9 * minute

/** Indexes the texts of before three neighboring words were kept, at the start and every ten minutes until none is left. */
export const indexOlderTextsJob = defineJob({
	name: 'index-older-texts',
	data: z.object({}),
	key: () => 'all',
	cron: '*/10 * * * *',
	retry: 1,
	concurrency: 1,
	expiresIn: inSeconds(2 * longestRun),
	run: (services, _data, run) => indexOlderTexts(services, run),
})

/**
 * Indexes older texts with their threes, each by itself: nobody waits longer than for one, and what is done stays done. Several
 * programs may do it at once; each takes texts that no other has.
 */
export async function indexOlderTexts({ db }: Pick<Services, 'db'>, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
	const until = Date.now() + longestRun
	while (!signal.aborted && Date.now() < until) {
		const began = Date.now()
		const indexed = await db.$executeRaw`
			UPDATE "document_search_texts" x SET "pairs_version" = 2,
				"pairs" = search_neighbors((SELECT t."text" FROM "document_texts" t WHERE t."version_id" = x."version_id"))
			WHERE x."document_id" = (
				SELECT o."document_id" FROM "document_search_texts" o WHERE o."pairs_version" = 1 ORDER BY o."document_id" LIMIT 1 FOR UPDATE SKIP LOCKED
			)`
		if (indexed === 0) return
		// A rest as long as the work: people who wait for a report or a search share the processor.
		await pause(Date.now() - began, undefined, { ref: false })
	}
}
