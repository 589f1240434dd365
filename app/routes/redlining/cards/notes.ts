import { z } from 'zod'
import { noteSuggestion } from '#app/domain/suggestions/note-suggestion.server.ts'
import { id, reasons } from '../forms/form-fields.ts'
import { outcomeOf } from '../forms/outcome.ts'
import { resourceAction } from '../forms/resource-action.server.ts'

export { answerOffline as clientAction } from '../forms/answer-offline.ts'
export { default } from '../content.tsx'

/** Saves a suggestion's reason, which goes into the file, and its internal note, which never does. */
export const action = resourceAction(
	'notes',
	'edit',
	z.object({ suggestion: id, ...reasons }),
	async ({ suggestion, reason, internalNote }, { services, access }) =>
		outcomeOf(
			await noteSuggestion(services, access, suggestion, { reason, internalNote }),
			({ number }) => `Saved the reason and note of suggestion ${number}.`,
		),
)
