import { z } from 'zod'
import { replyToComment } from '#app/domain/comments/comments.server.ts'
import { commentBody, id, mention } from '../forms/form-fields.ts'
import { outcomeOf } from '../forms/outcome.ts'
import { resourceAction } from '../forms/resource-action.server.ts'
import { mentionNotice } from './mentioned.ts'

export { answerOffline as clientAction } from '../forms/answer-offline.ts'
export { default } from '../content.tsx'

/** Adds a reply to a thread. */
export const action = resourceAction(
	'replies',
	'comment',
	z.object({ thread: id, body: commentBody, mention }),
	async ({ thread, body, mention: mentions }, { services, access }) =>
		outcomeOf(await replyToComment(services, access, thread, { body, mentions }), (to) => `Reply sent.${mentionNotice(to)}`),
)
