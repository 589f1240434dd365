import type { OpenVersion } from '#app/domain/access/document-access.ts'
import { findOrQueue, versionJob } from '#app/domain/documents/versions/version-job.server.ts'
import { wordEngineFor } from '#app/domain/word/process/word-engine.server.ts'
import { reviewCompleted } from '#app/domain/review/run/review-completed.ts'
import { defineJob } from '#app/infrastructure/jobs/define-job.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { findCounterpartyChanges, storedChanges, type FoundChanges } from './changes-of-file.server.ts'
import { inSeconds, minute } from '#app/units.ts'

/** Lists the tracked changes that came with a Word file. */
export const counterpartyChangesJob = defineJob({
	name: 'counterparty-changes',
	...versionJob,
	follows: reviewCompleted,
	retry: 1,
	concurrency: 4,
	expiresIn: inSeconds(5 * minute),
	async run(services, { versionId, companyId }) {
		const version = await services.db.documentVersion.findUnique({
			where: { id: versionId },
			select: { id: true, fileKey: true, mediaType: true },
		})
		if (version) await findCounterpartyChanges(services, version, wordEngineFor(companyId))
	},
})

/**
 * The tracked changes that came with a version, for a page: a list that does not exist yet is queued and waited for
 * briefly.
 *
 * @param version one that the member may see: this function does not check access
 * @throws Error when making the list has just failed
 */
export async function changesForPage(
	services: Pick<Services, 'db' | 'storage' | 'jobs'>,
	version: Pick<OpenVersion, 'id' | 'mediaType'>,
): Promise<FoundChanges | 'under_way'> {
	return findOrQueue(services, counterpartyChangesJob, version.id, () => storedChanges(services, version))
}
