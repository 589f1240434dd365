import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import type { WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { lookForSuggestions } from './draft-suggestions-job.server.ts'
import { ensureSuggestions } from './ensure-suggestions.server.ts'
import { markStale } from './mark-stale.server.ts'
import { hasUndoableDecision } from './last-decision.server.ts'
import { inDocumentOrder, suggestionFields, suggestionOf } from './suggestion-records.ts'
import { countStates } from './suggestion.ts'

/** The suggestions of a version with all that a page shows of them. */
export type ListedSuggestions = Awaited<ReturnType<typeof listSuggestions>>

/**
 * The suggestions of the open version in document order.
 *
 * @param engine drafts at once what no job has drafted yet, for requests that change suggestions; left out for reads
 */
export async function listSuggestions(services: Pick<Services, 'db' | 'jobs'>, access: DocumentAccess, engine?: WordEngine) {
	const { member, document, version, role } = access
	const ready = engine ? await ensureSuggestions(services, version.id, { engine }) : await lookForSuggestions(services, version.id)
	if (engine && version.number < document.versionNumber) await markStale(services, document, version.id)

	const rows = await services.db.suggestion.findMany({
		where: { versionId: version.id },
		orderBy: [...inDocumentOrder],
		select: suggestionFields,
	})
	const suggestions = rows.map((row) => suggestionOf(row, role))
	return {
		document,
		version,
		role,
		/** Whether there can be suggestions yet. */
		ready,
		suggestions,
		/** Whether the member has a decision to undo. */
		canUndo: await hasUndoableDecision(services.db, member, version.id),
		counts: countStates(suggestions),
	}
}
