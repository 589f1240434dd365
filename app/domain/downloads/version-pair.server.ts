import { findVersion } from '#app/domain/access/open-document.server.ts'
import type { DocumentAccess, OpenVersion } from '#app/domain/access/document-access.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** Two versions of a document to be compared, the open one the newer. */
export interface VersionPair {
	older: OpenVersion
	newer: OpenVersion
}

/** The refusal to compare a version with itself. */
export const sameVersion = { refused: 'same_version', sentence: 'Choose two different versions to compare.' } as const

/**
 * The open version with the one to compare it with.
 *
 * @param from number of the other version; left out, the one before the open one
 * @returns `null` when the document has no such version
 */
export async function versionPair(
	services: Pick<Services, 'db'>,
	access: DocumentAccess,
	from: number = access.version.number - 1,
): Promise<VersionPair | typeof sameVersion | null> {
	const older = await findVersion(services, access, from)
	if (!older) return null
	return older.id === access.version.id ? sameVersion : { older, newer: access.version }
}
