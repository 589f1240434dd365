import { z } from 'zod'
import type { Tx } from '#app/infrastructure/db/db.ts'

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
