import { z } from 'zod'
import { decideSuggestion } from '#app/domain/suggestions/decide-suggestion.server.ts'
import { id, revision, words } from '../forms/form-fields.ts'
import { outcomeOf } from '../forms/outcome.ts'
import { resourceAction } from '../forms/resource-action.server.ts'

export { answerOffline as clientAction } from '../forms/answer-offline.ts'
export { default } from '../content.tsx'

const Decision = z.discriminatedUnion('choice', [
	z.object({ choice: z.enum(['accept', 'reject', 'reopen']), suggestion: id, revision }),
	z.object({ choice: z.literal('edit'), suggestion: id, revision, text: words }),
])

const states = { accept: 'accepted', reject: 'rejected', reopen: 'open' } as const
const verbs = { accept: 'Accepted', reject: 'Rejected', reopen: 'Reopened' } as const

/** Accepts or rejects a suggestion, accepts it with other words, or opens it again. */
export const action = resourceAction('decisions', 'edit', Decision, async (form, { services, access }) => {
	const { suggestion } = form
	if (form.choice === 'edit') {
		const decided = await decideSuggestion(services, access, suggestion, {
			to: 'edited',
			text: form.text,
			revision: form.revision,
		})
		return outcomeOf(decided, ({ number }) => `Accepted suggestion ${number} with your wording.`)
	}
	const decided = await decideSuggestion(services, access, suggestion, { to: states[form.choice], revision: form.revision })
	return outcomeOf(decided, ({ number }) => `${verbs[form.choice]} suggestion ${number}.`)
})
