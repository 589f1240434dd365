import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { changeSuggestion } from './change-suggestion.server.ts'
import { cleanNote } from './clean-text.ts'
import type { Suggestion } from './suggestion.ts'

/** New reason or note of a suggestion; what is left out stays. */
export interface SuggestionNotes {
	/** For the counterparty. */
	reason?: string
	/** For one's own side; empty removes it. */
	internalNote?: string
	revision?: number
}

/**
 * Changes the reason that the counterparty reads, or the internal note. The history keeps the earlier texts.
 *
 * @returns the suggestion as it is now, the refusal, or `null` when there is no such suggestion
 */
export async function noteSuggestion(
	services: Pick<Services, 'db'>,
	access: DocumentAccess<'edit'>,
	suggestionId: string,
	notes: SuggestionNotes,
): Promise<Suggestion | 'conflict' | null> {
	const { member } = access
	return changeSuggestion<'conflict'>(services, access, suggestionId, async (tx, locked) => {
		if (notes.revision !== undefined && notes.revision !== locked.revision) return 'conflict'
		const reason = notes.reason === undefined ? locked.reason : cleanNote(notes.reason)
		const internalNote = notes.internalNote === undefined ? locked.internalNote : cleanNote(notes.internalNote) || null
		if (reason === locked.reason && internalNote === locked.internalNote) return
		await tx.suggestion.update({ where: { id: locked.id }, data: { reason, internalNote, workedOn: true, revision: { increment: 1 } } })
		const { number, state, version } = locked
		await recordEvent(tx, {
			type: 'suggestion.noted',
			actor: member,
			documentId: version.documentId,
			versionNumber: version.number,
			subject: locked.id,
			details: { number, fromState: state, toState: state, before: { reason: locked.reason, internalNote: locked.internalNote } },
		})
	})
}
