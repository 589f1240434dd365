import { z } from 'zod'
import { resolveComment } from '#app/domain/comments/comments.server.ts'
import { id } from '../forms/form-fields.ts'
import { outcomeOf } from '../forms/outcome.ts'
import { resourceAction } from '../forms/resource-action.server.ts'

export { answerOffline as clientAction } from '../forms/answer-offline.ts'
export { default } from '../content.tsx'

/** Resolves a thread, or reopens it. */
export const action = resourceAction(
	'threads',
	'comment',
	z.object({ thread: id, choice: z.enum(['resolve', 'reopen']) }),
	async ({ thread, choice }, { services, access }) =>
		outcomeOf(await resolveComment(services, access, thread, choice === 'resolve'), () =>
			choice === 'resolve' ? 'Thread resolved.' : 'Thread reopened.',
		),
)
