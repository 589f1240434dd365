import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import type { WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { changesForPage } from './changes-job.server.ts'
import { findCounterpartyChanges } from './changes-of-file.server.ts'
import { decidedChanges, readChangeStates } from './change-states.server.ts'

/** The tracked changes that came with a version, with all that a page or API answer shows. */
export type ListedChanges = Awaited<ReturnType<typeof listCounterpartyChanges>>

/**
 * The tracked changes that came with the open version's file, in document order. An unreadable file has none, and the
 * result gives the reason.
 *
 * @param engine reads a file at once that no job has read yet, for requests that decide about its changes; left out
 *   for reads
 */
export async function listCounterpartyChanges(
	services: Pick<Services, 'db' | 'storage' | 'jobs'>,
	{ document, version, role }: DocumentAccess,
	engine?: WordEngine,
) {
	const [read, states] = await Promise.all([
		engine ? findCounterpartyChanges(services, version, engine) : changesForPage(services, version),
		readChangeStates(services.db, version.id),
	])
	const listed = read !== 'under_way' && !('unreadable' in read) ? read : []
	return {
		document: { id: document.id },
		version: { id: version.id, number: version.number },
		role,
		unreadable: read !== 'under_way' && 'unreadable' in read ? read.unreadable : null,
		/** Whether the file is still being read. */
		underWay: read === 'under_way',
		changes: await decidedChanges(services.db, listed, states),
		/** Suggestions that rejected a change until somebody decided otherwise about the change: no list shows them. */
		withdrawn: new Set(
			[...states.linked.values()]
				.flat()
				.filter(({ state }) => state === 'rejected')
				.map(({ id }) => id),
		),
	}
}
