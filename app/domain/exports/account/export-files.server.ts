import type { KeptFiles } from '#app/domain/documents/kept-files.server.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** Keys of exported accounts begin with this. */
export const exportKeyPrefix = 'exports/'

/** ZIPs of accounts: their export names them until it expires. */
export const exportFiles: KeptFiles = {
	prefix: exportKeyPrefix,
	async neededAmong(db, keys) {
		const rows = await db.accountExport.findMany({ where: { fileKey: { in: keys } }, select: { fileKey: true } })
		return rows.map(({ fileKey }) => fileKey!)
	},
}

/**
 * Removes the files of exports that have expired. Their rows stay, so that an old link says what became of it.
 *
 * @param now in milliseconds since 1970
 */
export async function removeExpiredExports({ db, storage }: Pick<Services, 'db' | 'storage'>, now: number): Promise<void> {
	const expired = await db.accountExport.findMany({
		where: { expiresAt: { lte: new Date(now) }, fileKey: { not: null } },
		select: { id: true, fileKey: true },
	})
	// Rows first: a download then finds no key, and a file left by a killed program is removed as one that nothing names.
	await db.accountExport.updateMany({ where: { id: { in: expired.map(({ id }) => id) } }, data: { fileKey: null } })
	for (const { fileKey } of expired) await storage.remove(fileKey!)
}
