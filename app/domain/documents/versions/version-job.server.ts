import { z } from 'zod'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Job } from '#app/infrastructure/jobs/define-job.ts'
import { lookUntil } from '#app/infrastructure/look-until.ts'
import { noteOnRead } from '#app/infrastructure/note-on-read.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** Seconds for which a job that failed is not asked for again. */
const failureKept = 60

/** What a job about one version of a document gets. Its key is the version; the company's work waits for its own, not for others'. */
export const VersionJob = z.object({ versionId: z.uuid(), companyId: z.uuid() })
export type VersionJob = z.output<typeof VersionJob>

/** What is the same for all jobs about a version that are made once. */
export const versionJob = {
	data: VersionJob,
	key: ({ versionId }: VersionJob) => versionId,
	account: ({ companyId }: VersionJob) => companyId,
}

/** The data of a job about a version that is there. */
export async function versionJobOf(tx: Tx, versionId: string): Promise<VersionJob> {
	const { document } = await tx.documentVersion.findUniqueOrThrow({
		where: { id: versionId },
		select: { document: { select: { companyId: true } } },
	})
	return { versionId, companyId: document.companyId }
}

/**
 * What a job makes of a version once, for a page: what is not made yet is asked for, and waited for a moment.
 *
 * @param look gives what is kept, or `null`
 * @throws Error when the job failed just now
 */
export async function findOrQueue<Made>(
	{ db, jobs }: Pick<Services, 'db' | 'jobs'>,
	job: Job<VersionJob>,
	versionId: string,
	look: () => Promise<Made | null>,
): Promise<Made | 'under_way'> {
	const kept = await look()
	if (kept) return kept
	if (await jobs.failedLately(job, versionId, failureKept)) throw new Error(`The job ${job.name} failed for version ${versionId}`)
	await noteOnRead({ db, jobs }, ({ db, jobs }) => db.$transaction(async (tx) => jobs.enqueue(tx, job, await versionJobOf(tx, versionId))))
	return (await lookUntil(look)) ?? 'under_way'
}
