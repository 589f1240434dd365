import { findSharedVersion } from '#app/domain/documents/document-access.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { wordEngineFor, type WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { ensureSuggestions } from './ensure-suggestions.server.ts'
import { markStale } from './mark-stale.server.ts'
import { hasStandingDecision } from './last-decision.server.ts'
import { inDocumentOrder, suggestionFields, suggestionOf } from './suggestion-records.ts'
import { countStates } from './suggestion.ts'

/** The suggestions of a version with all that a page needs to say about them. */
export type ListedSuggestions = NonNullable<Awaited<ReturnType<typeof listSuggestions>>>

/**
 * The suggestions of a version, the newest when none is named, in document order. The first look after a review makes
 * them; of an older version, those whose words the newest no longer has are stale from then on.
 *
 * @returns `null` when the document is not for the member, or has no such version
 */
export async function listSuggestions(
	services: Pick<Services, 'db'>,
	member: Pick<Member, 'id' | 'email'>,
	documentId: string | undefined,
	versionNumber?: number,
	engine: WordEngine = wordEngineFor(member.id),
) {
	const found = await findSharedVersion(services, member, documentId, versionNumber)
	if (!found) return null
	const { document, version } = found
	const ready = await ensureSuggestions(services, version.id, { engine })
	if (version.number < document.versionNumber) await markStale(services, document, version.id)

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
