import { findSharedVersion } from '#app/domain/documents/document-access.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { lookForSuggestions } from './draft-suggestions-job.server.ts'
import { ensureSuggestions } from './ensure-suggestions.server.ts'
import { markStale } from './mark-stale.server.ts'
import { hasStandingDecision } from './last-decision.server.ts'
import { inDocumentOrder, suggestionFields, suggestionOf } from './suggestion-records.ts'
import { countStates } from './suggestion.ts'

/** The suggestions of a version with all that a page needs to say about them. */
export type ListedSuggestions = NonNullable<Awaited<ReturnType<typeof listSuggestions>>>

/**
 * The suggestions of a version, the newest when none is named, in document order.
 *
 * @param engine drafts at once what no job has drafted yet, where something is done about suggestions; a read leaves it out
 * @returns `null` when the document is not for the member, or has no such version
 */
export async function listSuggestions(
	services: Pick<Services, 'db' | 'jobs'>,
	member: Pick<Member, 'id' | 'email' | 'companyId'>,
	documentId: string | undefined,
	versionNumber?: number,
	engine?: WordEngine,
) {
	const found = await findSharedVersion(services, member, documentId, versionNumber)
	if (!found) return null
	const { document, version } = found
	const ready = engine ? await ensureSuggestions(services, version.id, { engine }) : await lookForSuggestions(services, version.id)
	if (engine && version.number < document.versionNumber) await markStale(services, document, version.id)

	const rows = await services.db.suggestion.findMany({
		where: { versionId: version.id },
		orderBy: [...inDocumentOrder],
		select: suggestionFields,
	})
	const suggestions = rows.map((row) => suggestionOf(row, document.role))
	return {
		document: { id: document.id, name: document.name, createdById: document.createdById, versionNumber: document.versionNumber },
		version: { id: version.id, number: version.number, fileKey: version.fileKey, mediaType: version.mediaType, fileName: version.fileName },
		role: document.role,
		/** Whether there can be any yet. */
		ready,
		suggestions,
		/** Whether the member has a decision to take back. */
		canUndo: await hasStandingDecision(services.db, member, version.id),
		counts: countStates(suggestions),
	}
}
