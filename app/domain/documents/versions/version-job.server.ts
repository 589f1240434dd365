import { z } from 'zod'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Job } from '#app/infrastructure/jobs/define-job.ts'
import { lookUntil } from '#app/infrastructure/look-until.ts'
import { noteOnRead } from '#app/infrastructure/note-on-read.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { inSeconds, minute } from '#app/units.ts'

/** Seconds for which a failed job is not queued again. */
const failureKept = inSeconds(minute)

/** The data of a job about one version. The job's key is the version; jobs of one company wait only for each other. */
export const VersionJob = z.object({ versionId: z.uuid(), companyId: z.uuid() })
export type VersionJob = z.output<typeof VersionJob>

/** What all jobs have in common that run once per version. */
export const versionJob = {
	data: VersionJob,
	key: ({ versionId }: VersionJob) => versionId,
	account: ({ companyId }: VersionJob) => companyId,
}

/** The job data for an existing version. */
export async function versionJobOf(tx: Tx, versionId: string): Promise<VersionJob> {
	const { document } = await tx.documentVersion.findUniqueOrThrow({
		where: { id: versionId },
		select: { document: { select: { companyId: true } } },
	})
	return { versionId, companyId: document.companyId }
}

/**
 * The result of a job that runs once per version, for a page: a missing result is queued and waited for briefly.
 *
 * @param look gives the kept result, or `null`
 * @throws Error when the job has just failed
 */
export async function findOrQueue<Made>(
	services: Pick<Services, 'db' | 'jobs'>,
	job: Job<VersionJob>,
	versionId: string,
	look: () => Promise<Made | null>,
): Promise<Made | 'under_way'> {
	return (await look()) ?? queueAndLook(services, job, versionId, (tx) => versionJobOf(tx, versionId), look)
}

/**
 * Queues a job whose result a page lacks, and waits briefly for the result.
 *
 * @param key the job's key
 * @param data the job's data, read in the transaction that queues it
 * @param look gives the result, or `null`
 * @throws Error when the job has just failed
 */
export async function queueAndLook<Data extends object, Made>(
	{ db, jobs }: Pick<Services, 'db' | 'jobs'>,
	job: Job<Data>,
	key: string,
	data: (tx: Tx) => Promise<Data>,
	look: () => Promise<Made | null>,
): Promise<Made | 'under_way'> {
	if (await jobs.failedRecently(job, key, failureKept)) throw new Error(`The job ${job.name} has just failed for ${key}`)
	await noteOnRead({ db, jobs }, ({ db, jobs }) => db.$transaction(async (tx) => jobs.enqueue(tx, job, await data(tx))))
	return (await lookUntil(look)) ?? 'under_way'
}
