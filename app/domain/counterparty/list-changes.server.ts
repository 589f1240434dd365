import { findSharedVersion } from '#app/domain/documents/document-access.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { lookAtChanges } from './changes-job.server.ts'
import { findTheirChanges } from './changes-of-file.server.ts'
import { decidedChanges, readTheirStates } from './change-states.server.ts'

/** The tracked changes that came with a version, with all that a page or a caller needs to say about them. */
export type ListedTheirs = NonNullable<Awaited<ReturnType<typeof listTheirChanges>>>

/**
 * The tracked changes that came with a version's file, the newest version's when none is named, in document order.
 * Of a file that can't be read there are none, and it is said why.
 *
 * @param engine reads a file at once that no job has read yet, where something is done about its changes; a read leaves it out
 * @returns `null` when the document is not for the member, or has no such version
 */
export async function listTheirChanges(
	services: Pick<Services, 'db' | 'storage' | 'jobs'>,
	member: Pick<Member, 'id' | 'email' | 'companyId'>,
	documentId: string | undefined,
	versionNumber?: number,
	engine?: WordEngine,
) {
	const found = await findSharedVersion(services, member, documentId, versionNumber)
	if (!found) return null
	const { document, version } = found
	const [read, states] = await Promise.all([
		engine ? findTheirChanges(services, version, engine) : lookAtChanges(services, version),
		readTheirStates(services.db, version.id),
	])
	const listed = read !== 'under_way' && !('unreadable' in read) ? read : []
	return {
		document: { id: document.id },
		version: { id: version.id, number: version.number },
		role: document.role,
		unreadable: read !== 'under_way' && 'unreadable' in read ? read.unreadable : null,
		/** Whether the file is still being read. */
		underWay: read === 'under_way',
		changes: await decidedChanges(services.db, listed, states),
		/** Suggestions that turned a change down until somebody decided otherwise about the change: nobody needs to see them. */
		withdrawn: new Set(
			[...states.linked.values()]
				.flat()
				.filter(({ state }) => state === 'rejected')
				.map(({ id }) => id),
		),
	}
}
