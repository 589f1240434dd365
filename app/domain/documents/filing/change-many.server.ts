import { openDocument } from '#app/domain/access/open-document.server.ts'
import { closedTo, type DocumentAccess } from '#app/domain/access/document-access.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** The most documents that one request changes. */
export const mostAtOnce = 200

/** How many documents were changed, and how many were not because the member may not, or they are locked, signed or gone. */
export interface ChangedMany {
	changed: number
	refused: number
}

/**
 * Changes several documents, each on its own: those that the member may not change, or that somebody else has locked,
 * stay as they are and are counted.
 *
 * @param change gives whether the document was changed
 */
export async function changeMany(
	services: Pick<Services, 'db'>,
	member: Member,
	documentIds: readonly string[],
	change: (access: DocumentAccess<'manage'>) => Promise<boolean>,
): Promise<ChangedMany> {
	const counts = { changed: 0, refused: 0 }
	for (const id of new Set(documentIds)) {
		const access = await openDocument(services, member, id, { may: 'manage' })
		const changed = access !== null && typeof access !== 'string' && closedTo(access, 'document') === null && (await change(access))
		counts[changed ? 'changed' : 'refused'] += 1
	}
	return counts
}
