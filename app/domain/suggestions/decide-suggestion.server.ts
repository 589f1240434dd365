import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { recordEvent, type Actor } from '#app/domain/activity/record-event.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { changeSuggestion, type LockedSuggestion } from './change-suggestion.server.ts'
import { cleanWords } from './clean-text.ts'
import { isOfRow, proposedWords, type SuggestionChange } from '#app/domain/placing/suggestion-change.ts'
import type { Suggestion, SuggestionState } from './suggestion.ts'

/** A decision about a suggestion; 'edited' accepts it with other words. `revision` is the one that the person saw; left out, the current one. */
export type SuggestionDecision = ({ to: 'accepted' | 'rejected' | 'open' } | { to: 'edited'; text: string }) & { revision?: number }

/** Why a decision is refused: the words are gone, somebody else was faster, or the edit is not one line for each cell of a table row. */
export type DecisionRefusal = 'stale' | 'conflict' | 'cells_differ'

/** The fields of a suggestion that a decision changes and undo restores. */
export interface DecidedPart {
	state: SuggestionState
	editedText: string | null
	decidedById: string | null
	decidedAt: string | null
}

/**
 * Decides about a suggestion: accepts it, accepts it with other words, rejects it, or reopens it. Every decision is
 * recorded, with who and when; repeating one changes nothing.
 *
 * @returns the suggestion as it is now, why the decision is refused, or `null` when there is no such suggestion. A
 *   suggestion of an older version is 'stale'.
 */
export async function decideSuggestion(
	services: Pick<Services, 'db'>,
	access: DocumentAccess<'edit'>,
	suggestionId: string,
	decision: SuggestionDecision,
): Promise<Suggestion | DecisionRefusal | null> {
	const { member, document } = access
	return changeSuggestion<DecisionRefusal>(services, access, suggestionId, async (tx, locked) => {
		if (locked.state === 'stale' || locked.version.number < document.versionNumber) return 'stale'
		if (decision.revision !== undefined && decision.revision !== locked.revision) return 'conflict'

		const wanted = partOf(decision, locked.change as unknown as SuggestionChange, member)
		if (wanted === 'cells_differ') return wanted
		if (wanted.state === locked.state && wanted.editedText === locked.editedText) return
		const eventId = await changeTo(tx, member, locked, wanted, { type: 'suggestion.decided' })
		await tx.undoStep.create({
			data: { versionId: locked.versionId, userId: member.id, suggestionId: locked.id, before: { ...decidedPartOf(locked) }, eventId },
		})
	})
}

/** Sets the state of a suggestion and records the event. @returns the event */
export async function changeTo(
	tx: Tx,
	actor: Actor,
	from: LockedSuggestion,
	{ decidedAt, ...to }: DecidedPart,
	event: { type: 'suggestion.decided' } | { type: 'suggestion.decision_undone'; undoes: string },
): Promise<string> {
	await tx.suggestion.update({ where: { id: from.id }, data: { ...to, decidedAt, revision: { increment: 1 } } })
	return recordEvent(tx, {
		...event,
		actor,
		documentId: from.version.documentId,
		versionNumber: from.version.number,
		subject: from.id,
		details: { number: from.number, fromState: from.state, toState: to.state, before: decidedPartOf(from), editedText: to.editedText },
	})
}

function decidedPartOf({ state, editedText, decidedById, decidedAt }: LockedSuggestion): DecidedPart {
	return { state, editedText, decidedById, decidedAt: decidedAt?.toISOString() ?? null }
}

function partOf(decision: SuggestionDecision, change: SuggestionChange, member: Member): DecidedPart | 'cells_differ' {
	const decided = { decidedById: member.id, decidedAt: new Date().toISOString() }
	if (decision.to === 'open') return { state: 'open', editedText: null, decidedById: null, decidedAt: null }
	if (decision.to !== 'edited') return { state: decision.to, editedText: null, ...decided }
	const text = change.kind === 'insert_paragraphs' && change.newRow && decision.text.trim() === '' ? '' : cleanWords(decision.text)
	// An edit back to the original text, or an inserted clause edited to nothing, changes nothing.
	if (text === change.expected || (text === '' && change.kind === 'insert_paragraphs'))
		return { state: 'rejected', editedText: null, ...decided }
	if (text === proposedWords(change, null).join('\n')) return { state: 'accepted', editedText: null, ...decided }
	if (isOfRow(change) && !(change.kind === 'insert_paragraphs' && text.split('\n').length === change.texts.length)) return 'cells_differ'
	return { state: 'edited', editedText: text, ...decided }
}
