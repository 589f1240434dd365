import { findSharedVersion } from '#app/domain/documents/document-access.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { wordEngineFor, type WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { findTheirChanges } from './changes-of-file.server.ts'
import { decidedChanges, readTheirStates } from './change-states.server.ts'

/** The tracked changes that came with a version, with all that a page or a caller needs to say about them. */
export type ListedTheirs = NonNullable<Awaited<ReturnType<typeof listTheirChanges>>>

/**
 * The tracked changes that came with a version's file, the newest version's when none is named, in document order.
 * Of a file that can't be read there are none, and it is said why.
 *
 * @returns `null` when the document is not for the member, or has no such version
 */
export async function listTheirChanges(
	services: Pick<Services, 'db' | 'storage'>,
	member: Pick<Member, 'id' | 'email'>,
	documentId: string | undefined,
	versionNumber?: number,
	engine: WordEngine = wordEngineFor(member.id),
) {
	const found = await findSharedVersion(services, member, documentId, versionNumber)
	if (!found) return null
	const { document, version } = found
	const [read, states] = await Promise.all([findTheirChanges(services, version, engine), readTheirStates(services.db, version.id)])
	return {
		document: { id: document.id },
		version: { id: version.id, number: version.number },
		role: document.role,
		unreadable: 'unreadable' in read ? read.unreadable : null,
		changes: 'unreadable' in read ? [] : await decidedChanges(services.db, read, states),
		/** Suggestions that turned a change down until somebody decided otherwise about the change: nobody needs to see them. */
		withdrawn: new Set(
			[...states.linked.values()]
				.flat()
				.filter(({ state }) => state === 'rejected')
				.map(({ id }) => id),
		),
	}
}
