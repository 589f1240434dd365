import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { makeSuggestion } from '#app/domain/suggestions/make-suggestion.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { answerPoint } from './answer-point.server.ts'
import { findRounds } from './find-rounds.server.ts'

/**
 * Turns an untracked edit into a suggestion that restores the words that we sent, in the returned version, if that is
 * still the newest. This also answers the point: refused.
 *
 * @param key of the edit, or the id of our suggestion at its place
 * @param access at the newest version
 * @returns the suggestion's number, a sentence where it can't be made, or `null` when there is no such edit
 */
export async function restoreWording(
	services: Pick<Services, 'db' | 'storage'>,
	access: DocumentAccess<'edit'>,
	roundNumber: number,
	key: string,
): Promise<{ number: number } | { refused: string } | null> {
	const round = (await findRounds(services, access)).find(({ number }) => number === roundNumber)
	const edit =
		round?.judgement?.untracked.find((each) => each.key === key) ??
		round?.judgement?.suggestions.find(({ suggestionId }) => suggestionId === key)?.unmarked
	if (!round || !edit) return null
	if (!edit.restoringEdit) return { refused: 'This edit spans more than one paragraph. Restore the text on the redlining page.' }
	if (round.returned.number !== access.version.number) return { refused: differsByNow }
	const made = await makeSuggestion(services, access, {
		...edit.restoringEdit,
		reason: 'This differs from the draft we sent and was not marked as a change.',
		internalNote: `Round ${roundNumber}: changed with tracking off.`,
	})
	if (typeof made === 'string') return { refused: differsByNow }
	// Restoring the old words refuses the new ones.
	await answerPoint(services, access, roundNumber, key, 'refused')
	return { number: made.number }
}

const differsByNow = 'The text has changed since, or there is already a suggestion on it.'
