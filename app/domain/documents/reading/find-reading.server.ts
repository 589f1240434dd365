import type { OpenVersion } from '#app/domain/access/document-access.ts'
import type { TextLayout } from '#app/domain/extraction/text-layout.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { findOrQueue } from '../versions/version-job.server.ts'
import { readVersionJob } from './read-version-job.server.ts'
import { readingFailureSentence } from './reading-failure.ts'
import { reviewUnderWay } from './unread-versions.ts'
import type { ReadPages } from './version-pages.ts'

/** What reading a version without a review gave. */
export interface FoundReading {
	/** Why its text could not be read, in sentences; `null` where it could. */
	problem: string | null
	/** The pages of a PDF with the text that their places point into; `null` where the file can't be opened. */
	pages: { total: number; notRead: number[]; layout: TextLayout; text: string; sameAsReport: boolean } | null
}

/**
 * The pages of an opened version that is a PDF, as read without a review. Those that were never read are queued and waited for
 * briefly; a review under way reads them itself.
 */
export async function findReading(
	services: Pick<Services, 'db' | 'jobs'>,
	{ id }: Pick<OpenVersion, 'id'>,
): Promise<FoundReading | 'under_way'> {
	const look = () => storedReading(services, id)
	const underReview = await services.db.review.count({ where: { versionId: id, ...reviewUnderWay } })
	if (underReview > 0) return (await look()) ?? 'under_way'
	return findOrQueue(services, readVersionJob, id, look)
}

async function storedReading({ db }: Pick<Services, 'db'>, versionId: string): Promise<FoundReading | null> {
	const reading = await db.versionReading.findUnique({
		where: { versionId },
		select: { failure: true, pages: true, version: { select: { text: { select: { text: true } } } } },
	})
	if (!reading) return null
	const kept = reading.pages === null ? null : (JSON.parse(reading.pages) as ReadPages)
	return {
		problem: reading.failure === null ? null : readingFailureSentence(reading.failure),
		pages: kept && { ...kept, text: kept.text ?? reading.version.text?.text ?? '', sameAsReport: kept.text === undefined },
	}
}
