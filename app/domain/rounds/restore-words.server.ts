import type { Member } from '#app/domain/identity/member.ts'
import { makeSuggestion } from '#app/domain/suggestions/make-suggestion.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { answerPoint } from './answer-point.server.ts'
import { findRounds } from './find-rounds.server.ts'

/**
 * Turns an edit that was made with tracking off into a suggestion that puts the words that we sent back, in the returned
 * version, where it is still the newest. The point is answered with it: we don't agree.
 *
 * @param key of the edit, or the id of our suggestion in whose place it was made
 * @returns the suggestion's number, a sentence where it can't be made, 'forbidden' for those who may only read, or
 * `null` when there is no such edit or the document is not for the member
 */
export async function restoreWords(
	services: Pick<Services, 'db' | 'storage'>,
	member: Member,
	documentId: string,
	roundNumber: number,
	key: string,
): Promise<{ number: number } | { refused: string } | 'forbidden' | null> {
	const found = await findRounds(services, member, documentId)
	const round = found?.rounds.find(({ number }) => number === roundNumber)
	const edit =
		round?.judgement?.untracked.find((each) => each.key === key) ??
		round?.judgement?.suggestions.find(({ suggestionId }) => suggestionId === key)?.unmarked
	if (!round || !edit) return null
	if (!edit.wayBack) return { refused: 'This edit goes over more than one paragraph: put the words back on the redlining page.' }
	const made = await makeSuggestion(services, member, documentId, {
		...edit.wayBack,
		versionNumber: round.returned.number,
		reason: 'This differs from the draft that we sent and was not marked as a change.',
		internalNote: `Round ${roundNumber}: changed with tracking off.`,
	})
	if (made === null || made === 'forbidden') return made
	if (typeof made === 'string') return { refused: 'The document reads otherwise by now, or there is a suggestion on these words already.' }
	// Who asks for the words of before does not agree to those that came.
	await answerPoint(services, member, documentId, roundNumber, key, 'refused')
	return { number: made.number }
}
