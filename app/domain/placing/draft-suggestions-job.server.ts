import type { DraftingInput } from '#app/domain/placing/suggestion-draft.ts'
import { defineWordJob } from '#app/domain/word/process/word-job.ts'
import type { ProveChange } from './prove-change.ts'

/** Beyond so many characters of repeated reading, changes become comments, because the founder waits for the page. */
const mostCharacters = 8_000_000

/** Drafts the suggestions from the findings of a review; each change is checked against the document as it would then read. */
export const draftSuggestionsJob = defineWordJob({
	name: 'draft_suggestions',
	run: async (input: DraftingInput) => {
		const { draftSuggestions } = await import('./draft-suggestions.ts')
		return draftSuggestions(input, await proverFor(input))
	},
})

async function proverFor({ document, findings, options }: DraftingInput): Promise<ProveChange | undefined> {
	if (!options) return undefined
	if (document.text.length * findings.length > mostCharacters) return () => 'unread'
	const [{ changeProver }, { loadReviewModels }] = await Promise.all([
		import('./prove-change.ts'),
		import('#app/domain/review/clauses/load-review-models.server.ts'),
	])
	return changeProver(document, options, loadReviewModels())
}
