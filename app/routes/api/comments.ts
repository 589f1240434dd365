import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { openApiDocument } from '#app/http/open-document.server.ts'
import { addComment, listComments, replyToComment, resolveComment } from '#app/domain/comments/comments.server.ts'
import { apiNotFound } from '#app/http/api/api-answer.ts'
import { readJson } from '#app/http/api/api-body.server.ts'
import { methodNotAllowed } from '#app/http/api/api-method.ts'
import { servicesContext } from '#app/http/context.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { z } from 'zod'
import type { Route } from './+types/comments.ts'
import { CommentBody, commentRecord } from './schemas/comments.ts'
import { refused, type RefusalCode } from './suggestion-refusals.ts'

/** GET /api/document/{id}/comments: everything that was said, oldest first. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
	const comments = await listComments(context.get(servicesContext), await openApiDocument(context, request, params.documentId))
	return Response.json({ comments: comments.map(commentRecord) })
}

/** POST: begins a thread, answers in one, resolves one or opens it again. */
export async function action({ context, params, request }: Route.ActionArgs) {
	if (request.method !== 'POST') return methodNotAllowed('GET', 'POST')
	const access = await openApiDocument(context, request, params.documentId, { may: 'comment' })
	const services = context.get(servicesContext)
	const body = await readJson(request, CommentBody)

	const said = await say(services, access, body)
	if (said === null || typeof said === 'string') return refused(said ?? 'not_found')
	const comments = await listComments(services, access)
	const comment = comments.find(({ id }) => id === said.id)
	return comment ? Response.json({ comment: commentRecord(comment) }, { status: body.comment === undefined ? 200 : 201 }) : apiNotFound()
}

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
