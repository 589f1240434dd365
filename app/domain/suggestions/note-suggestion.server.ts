import { findSharedDocument } from '#app/domain/documents/document-access.server.ts'
import { isId } from '#app/domain/documents/document-id.ts'
import { mayDecide } from '#app/domain/documents/document-role.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { cleanNote } from './clean-words.ts'
import { lockSuggestion, type DecisionRefusal } from './decide-suggestion.server.ts'
import { suggestionFields, suggestionOf } from './suggestion-records.ts'
import type { Suggestion } from './suggestion.ts'

/** Other words around a suggestion; what is left out stays. */
export interface SuggestionNotes {
	/** For the counterparty. */
	reason?: string
	/** For one's own side; empty takes it away. */
	internalNote?: string
	revision?: number
}

/**
 * Changes the reason that the counterparty reads, or the note that never leaves. Both are kept as they were before.
 *
 * @returns the suggestion as it is now, why not, or `null` when the member has no such suggestion
 */
export async function noteSuggestion({ db }: Pick<Services, 'db'>, member: Member, documentId: string | undefined, suggestionId: string, notes: SuggestionNotes): Promise<Suggestion | Exclude<DecisionRefusal, 'stale'> | null> {
	const document = await findSharedDocument({ db }, member, documentId)
	if (!document || !isId(suggestionId)) return null
	return db.$transaction(async (tx) => {
		const locked = await lockSuggestion(tx, document.id, suggestionId)
		if (!locked) return null
		if (!mayDecide(document.role)) return 'forbidden'
		if (notes.revision !== undefined && notes.revision !== locked.revision) return 'conflict'
		const reason = notes.reason === undefined ? locked.reason : cleanNote(notes.reason)
		const internalNote = notes.internalNote === undefined ? locked.internalNote : cleanNote(notes.internalNote) || null
		if (reason !== locked.reason || internalNote !== locked.internalNote) {
			await tx.suggestion.update({ where: { id: locked.id }, data: { reason, internalNote, revision: { increment: 1 } } })
			await tx.suggestionEvent.create({
				data: { suggestionId: locked.id, userId: member.id, action: 'noted', fromState: locked.state, toState: locked.state, details: { before: { reason: locked.reason, internalNote: locked.internalNote } } },
			})
		}
		return suggestionOf(await tx.suggestion.findUniqueOrThrow({ where: { id: locked.id }, select: suggestionFields }), document.role)
	})
}
