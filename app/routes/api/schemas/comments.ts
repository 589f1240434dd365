import { z } from 'zod'
import type { Comment } from '#app/domain/comments/comments.server.ts'
import { PersonName, personName } from './suggestions.ts'

const offset = z.number().int().nonnegative()

/** One comment on a document. */
export const CommentRecord = z.object({
	comment_id: z.uuid(),
	/** The comment that began the thread; null for the first comment itself. */
	thread_id: z.uuid().nullable(),
	version_number: z.number().int(),
	suggestion_id: z.uuid().nullable(),
	paragraph_id: z.string().nullable(),
	start: offset.nullable(),
	end: offset.nullable(),
	quote: z.string().nullable(),
	comment: z.string(),
	/** Whether the thread goes into downloaded files. */
	for_file: z.boolean(),
	author: PersonName,
	created_at: z.iso.datetime(),
	resolved_by: PersonName,
	resolved_at: z.iso.datetime().nullable(),
	mentions: z.array(z.object({ user_id: z.uuid(), name: z.string() })),
})

/** Answer of GET /document/{id}/comments. */
export const CommentsAnswer = z.object({ comments: z.array(CommentRecord) })

/** Answer of POST: the saved comment, or the resolved thread. */
export const CommentAnswer = z.object({ comment: CommentRecord })

/** Body of POST /document/{id}/comments: a new comment, a reply (`thread_id`), or only `resolved` for a thread. */
export const CommentBody = z
	.object({
		comment: z
			.string({ error: 'The comment is missing.' })
			.trim()
			.min(1, { error: 'The comment is empty.' })
			.max(4000, { error: 'A comment has at most 4000 characters.' })
			.optional(),
		thread_id: z.string().optional(),
		resolved: z.boolean().optional(),
		suggestion_id: z.string().optional(),
		paragraph_id: z.string().max(100).optional(),
		start: offset.optional(),
		end: offset.optional(),
		expected: z.string().max(20_000).optional(),
		/** Ids of people who can open the document; '@' with a name or address in the comment mentions them too. */
		mentions: z.array(z.string()).max(100).optional(),
		for_file: z.boolean().optional(),
	})
	.refine(({ comment, thread_id: thread, resolved }) => comment !== undefined || (thread !== undefined && resolved !== undefined), {
		error: 'The comment is missing.',
		path: ['comment'],
	})

/** A comment in the API's names. */
export function commentRecord({
	id,
	threadId,
	versionNumber,
	suggestionId,
	paragraphId,
	body,
	forFile,
	author,
	createdAt,
	resolved,
	mentions,
	start,
	end,
	quote,
}: Comment): z.infer<typeof CommentRecord> {
	return {
		comment_id: id,
		thread_id: threadId,
		version_number: versionNumber,
		suggestion_id: suggestionId,
		paragraph_id: paragraphId,
		start,
		end,
		quote,
		comment: body,
		for_file: forFile,
		author: personName(author),
		created_at: createdAt,
		resolved_by: personName(resolved?.by ?? null),
		resolved_at: resolved?.at ?? null,
		mentions: mentions.map(({ id: userId, name }) => ({ user_id: userId, name })),
	}
}
