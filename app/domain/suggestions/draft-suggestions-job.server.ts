import { z } from 'zod'
import { queueAndLook, VersionJob, versionJob, versionJobOf } from '#app/domain/documents/versions/version-job.server.ts'
import { wordEngineFor } from '#app/domain/word/process/word-engine.server.ts'
import { reviewCompleted } from '#app/domain/review/run/review-completed.ts'
import { defineJob } from '#app/infrastructure/jobs/define-job.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { ensureSuggestions, suggestionsOf, type SuggestionsReady } from './ensure-suggestions.server.ts'
import { markEarlierStale } from './mark-stale.server.ts'
import { inSeconds, minute } from '#app/units.ts'

const DraftJob = VersionJob.extend({ reviewId: z.uuid() })

/** Drafts the suggestions of a version from its newest complete review, and marks those of earlier versions as stale whose words are gone. */
export const draftSuggestionsJob = defineJob<z.output<typeof DraftJob>>({
	name: 'draft-suggestions',
	...versionJob,
	data: DraftJob,
	// A later review of the same version may complete while drafts of an earlier one are being made.
	key: ({ reviewId }) => reviewId,
	follows: reviewCompleted,
	retry: 2,
	concurrency: 4,
	expiresIn: inSeconds(5 * minute),
	async run(services, { versionId, companyId }) {
		await ensureSuggestions(services, versionId, { engine: wordEngineFor(companyId) })
		await markEarlierStale(services, versionId)
	},
})

/**
 * The state of a version's suggestions, for a page: missing drafts are queued and waited for briefly.
 *
 * @throws Error when drafting has just failed
 */
export async function lookForSuggestions(services: Pick<Services, 'db' | 'jobs'>, versionId: string): Promise<SuggestionsReady> {
	const { state, review } = await suggestionsOf(services, versionId)
	if (state !== 'under_way' || !review) return state
	const jobData = async (tx: Tx) => ({ ...(await versionJobOf(tx, versionId)), reviewId: review })
	return queueAndLook(services, draftSuggestionsJob, review, jobData, async () => {
		const now = await suggestionsOf(services, versionId)
		return now.state === 'under_way' ? null : now.state
	})
}
