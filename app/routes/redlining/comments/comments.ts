import { z } from 'zod'
import { addComment } from '#app/domain/comments/comments.server.ts'
import { commentBody, id, mention, offset, paragraphId, ticked, words } from '../forms/form-fields.ts'
import { outcomeOf } from '../forms/outcome.ts'
import { resourceAction } from '../forms/resource-action.server.ts'
import { mentionNotice } from './mentioned.ts'

export { answerOffline as clientAction } from '../forms/answer-offline.ts'
export { default } from '../content.tsx'

const NewComment = z.object({
	suggestion: id.optional(),
	paragraphId: paragraphId.optional(),
	start: offset.optional(),
	end: offset.optional(),
	expected: words.optional(),
	body: commentBody,
	mention,
	forFile: ticked,
})

/** Begins a thread on a suggestion or on words of the document. */
export const action = resourceAction(
	'comments',
	'comment',
	NewComment,
	async ({ suggestion: suggestionId, mention: mentions, ...comment }, { services, access }) =>
		outcomeOf(await addComment(services, access, { ...comment, mentions, suggestionId }), (to) => `Comment sent.${mentionNotice(to)}`),
)
