import { z } from 'zod'
import { defineJob } from '#app/infrastructure/jobs/define-job.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { hour, inSeconds, minute } from '#app/units.ts'
import { versionJob } from '../versions/version-job.server.ts'
import { readVersion } from './read-version.server.ts'
import { unreadVersions } from './unread-versions.ts'

/** Reads the text of a version that is not reviewed. One at a time: reviews share the same readers. */
export const readVersionJob = defineJob({
	name: 'read-version',
	...versionJob,
	retry: 2,
	concurrency: 1,
	expiresIn: inSeconds(3 * hour),
	run: (services, { versionId }, run) => readVersion(services, versionId, run),
})

/** So many are queued at once; the next run takes the next ones. */
const mostAtOnce = 500

/**
 * Finds versions that nobody has read, at the start and every ten minutes: those from before they were read without a review,
 * and those whose review was canceled or failed.
 */
export const readUnreadVersionsJob = defineJob({
	name: 'read-unread-versions',
	data: z.object({}),
	key: () => 'all',
	cron: '*/10 * * * *',
	retry: 1,
	concurrency: 1,
	expiresIn: inSeconds(10 * minute),
	run: (services) => queueUnreadVersions(services),
})

/**
 * Queues a reading for each version that was never read, the newest first, behind those that somebody waits for.
 * Running it again queues nothing twice.
 */
export async function queueUnreadVersions({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> {
	const versions = await db.documentVersion.findMany({
		where: unreadVersions,
		orderBy: { createdAt: 'desc' },
		take: mostAtOnce,
		select: { id: true, document: { select: { companyId: true } } },
	})
	await db.$transaction(async (tx) => {
		for (const { id: versionId, document } of versions)
			await jobs.enqueueBehind(tx, readVersionJob, { versionId, companyId: document.companyId })
	})
}
