import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { incomingFolder } from '#app/infrastructure/incoming-folder.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { storedFiles, unfinishedFiles } from '#app/infrastructure/stored-files.ts'
import { hour } from '#app/units.ts'

/**
 * Removes held uploads that were not claimed in time, with their files, and remains of interrupted uploads.
 *
 * @param now in milliseconds since 1970
 */
export async function removeExpiredUploads(services: Pick<Services, 'db' | 'storage' | 'env'>, now: number): Promise<void> {
	await removeHeldUploads(services, now)
	await removeIncomingFiles(services, now)
}

async function removeHeldUploads({ db, storage }: Pick<Services, 'db' | 'storage'>, now: number): Promise<void> {
	// Rows first: a concurrent claim either finds its row or none. A claimed file belongs to its document.
	const unclaimed = await db.$transaction(async (tx) => {
		const expired = await tx.$queryRaw<{ id: string }[]>`SELECT "id" FROM "held_uploads" WHERE "expires_at" <= ${new Date(now)} FOR UPDATE`
		const ids = expired.map(({ id }) => id)
		const unclaimed = await tx.heldUpload.findMany({ where: { id: { in: ids }, claimedAt: null }, select: { fileKey: true } })
		await tx.heldUpload.deleteMany({ where: { id: { in: ids } } })
		return unclaimed
	})
	for (const { fileKey } of unclaimed) await storage.remove(fileKey)
}

async function removeIncomingFiles(services: Pick<Services, 'env'>, now: number): Promise<void> {
	for (const folder of [incomingFolder(services), unfinishedFiles(storedFiles(services.env.dataDir))])
		for (const name of await readdir(folder).catch(() => [])) {
			const path = join(folder, name)
			const found = await stat(path).catch(() => null)
			if (found && found.mtimeMs < now - hour) await rm(path, { recursive: true, force: true })
		}
}
