import { findOrQueue, versionJob } from './version-job.server.ts'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import { reviewCompleted } from '#app/domain/review/run/review-completed.ts'
import { defineJob } from '#app/infrastructure/jobs/define-job.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { wordEngineFor } from '#app/domain/word/process/word-engine.server.ts'
import { findDocumentView, storedView, type FoundView } from './find-document-view.server.ts'
import { inSeconds, minute } from '#app/units.ts'

/** Makes the page view of a Word file: in advance where it was reviewed, otherwise when somebody opens it. */
export const documentViewJob = defineJob({
	name: 'document-view',
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
		if (version?.mediaType === docxMediaType) await findDocumentView(services, version, wordEngineFor(companyId))
	},
})

/**
 * A version's page view: one that does not exist yet is queued and waited for briefly.
 *
 * @param version one that the member may see: this function does not check access
 * @throws Error when making it has just failed
 */
export async function documentViewForPage(
	services: Pick<Services, 'db' | 'storage' | 'jobs'>,
	versionId: string,
): Promise<FoundView | 'under_way'> {
	return findOrQueue(services, documentViewJob, versionId, () => storedView(services, versionId))
}
