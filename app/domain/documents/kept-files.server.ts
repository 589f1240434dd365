import type { Db } from '#app/infrastructure/db/db.ts'
import { uploadKeyPrefix } from './stored-file.server.ts'

/** The stored files of one feature, and which of them are still needed. The sweep removes the others. */
export interface KeptFiles {
	/** The prefix of their keys. */
	prefix: string
	/** The given keys whose files must stay. */
	neededAmong(db: Db, keys: string[]): Promise<string[]>
}

/** Uploaded files: a version or a held upload names them. */
export const uploadedFiles: KeptFiles = {
	prefix: uploadKeyPrefix,
	async neededAmong(db, keys) {
		const versions = await db.documentVersion.findMany({ where: { fileKey: { in: keys } }, select: { fileKey: true } })
		const held = await db.heldUpload.findMany({ where: { fileKey: { in: keys } }, select: { fileKey: true } })
		return [...versions, ...held].map(({ fileKey }) => fileKey)
	},
}

/**
 * Files made from a version's file, which stay as long as the version does.
 *
 * @param versionOf the version id in a key; `null` for a key of another form, whose file is removed
 */
export function filesMadeFromVersions(prefix: string, versionOf: (key: string) => string | null): KeptFiles {
	return {
		prefix,
		async neededAmong(db, keys) {
			const versionIds = keys.map(versionOf).filter((id) => id !== null)
			const versions = await db.documentVersion.findMany({ where: { id: { in: versionIds } }, select: { id: true } })
			const existing = new Set(versions.map(({ id }) => id))
			return keys.filter((key) => existing.has(versionOf(key) ?? ''))
		},
	}
}
