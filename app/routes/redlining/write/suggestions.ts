import { makeSuggestion } from '#app/domain/suggestions/make-suggestion.server.ts'
import { refusals } from '#app/http/refusals.ts'
import { outcomeOf, refused } from '../forms/outcome.ts'
import { resourceAction } from '../forms/resource-action.server.ts'
import { findWords } from './find-words.server.ts'
import { NewSuggestion } from './new-suggestion.ts'
import { ownSuggestion } from './own-suggestion.ts'

export { answerOffline as clientAction } from '../forms/answer-offline.ts'
export { default } from '../content.tsx'

/** Adds a suggestion of one's own, on selected or found words. */
export const action = resourceAction('suggestions', 'edit', NewSuggestion, async (form, { services, access }) => {
	const added = ({ number }: { number: number }) => `Added your suggestion as number ${number}.`
	if (form.kind !== 'find') return outcomeOf(await makeSuggestion(services, access, ownSuggestion(form)), added)

	const place = await findWords(services, access, form.find)
	if (typeof place === 'string') return refused(refusals[place])
	const { text, reason, internalNote } = form
	return outcomeOf(await makeSuggestion(services, access, { ...place, text, reason, internalNote }), added)
})
