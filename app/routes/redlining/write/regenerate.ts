import { z } from 'zod'
import { regenerateSuggestions } from '#app/domain/suggestions/regenerate-suggestions.server.ts'
import { outcomeOf } from '../forms/outcome.ts'
import { resourceAction } from '../forms/resource-action.server.ts'

export { answerOffline as clientAction } from '../forms/answer-offline.ts'
export { default } from '../content.tsx'

/** Drafts the open suggestions again from the newest report. */
export const action = resourceAction('regenerate', 'edit', z.object({}), async (_form, { services, access }) =>
	outcomeOf(await regenerateSuggestions(services, access), () => 'Open suggestions redrafted. Your decisions are unchanged.'),
)
