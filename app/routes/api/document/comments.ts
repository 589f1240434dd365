import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { addComment, listComments, replyToComment, resolveComment } from '#app/domain/comments/comments.server.ts'
import { apiNotFound } from '#app/http/api/api-answer.ts'
import { openApiDocument } from '#app/http/open-document.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { z } from 'zod'
import { CommentAnswer, CommentBody, commentRecord, CommentsAnswer } from '../schemas/comments.ts'
import { refused, type RefusalCode } from '#app/http/refusals.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'

const list = defineOperation({
	method: 'GET',
	path: '/document/{documentId}/comments',
	scope: 'documents:read',
	summary: 'List the comments of the document, oldest first',
	answers: { 200: CommentsAnswer },
	errors: [404],
	async run({ services, context, params, request }) {
		const comments = await listComments(services, await openApiDocument(context, request, params.documentId))
		return Response.json({ comments: comments.map(commentRecord) })
	},
})

const comment = defineOperation({
	method: 'POST',
	path: '/document/{documentId}/comments',
	scope: 'documents:write',
	summary: 'Start a thread, reply to one, resolve one or reopen one',
	body: CommentBody,
	answers: { 200: CommentAnswer, 201: CommentAnswer },
	errors: [400, 403, 404, 409, 413, 429],
	admit: ({ context, request, params }) => openApiDocument(context, request, params.documentId, { may: 'comment' }),
	async run({ services, access, body }) {
		const added = await say(services, access, body)
		if (added === null || typeof added === 'string') return refused(added ?? 'not_found')
		const comments = await listComments(services, access)
		const comment = comments.find(({ id }) => id === added.id)
		return comment ? Response.json({ comment: commentRecord(comment) }, { status: body.comment === undefined ? 200 : 201 }) : apiNotFound()
	},
})

async function say(
	services: Services,
	access: DocumentAccess<'comment'>,
	body: z.output<typeof CommentBody>,
): Promise<{ id: string } | RefusalCode | null> {
	const {
		comment,
		thread_id: threadId,
		resolved,
		suggestion_id: suggestionId,
		paragraph_id: paragraphId,
		start,
		end,
		expected,
		mentions,
		for_file: forFile,
	} = body
	if (threadId === undefined)
		return addComment(services, access, {
			body: comment ?? '',
			mentions,
			suggestionId,
			paragraphId,
			start,
			end,
			expected,
			forFile,
		})
	const answered = comment === undefined ? undefined : await replyToComment(services, access, threadId, { body: comment, mentions })
	if (resolved === undefined || answered === null || typeof answered === 'string') return answered ?? null
	const settled = await resolveComment(services, access, threadId, resolved)
	return answered ?? settled
}

export const loader = endpoint(list, comment)
export const action = loader
