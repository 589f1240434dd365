import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { isId } from '#app/domain/access/document-id.ts'
import type { Services } from '#app/infrastructure/services.ts'

/**
 * Includes a comment in downloaded files, where the counterparty reads it, or excludes it from later ones. Each reply
 * is included by itself, and only together with its thread: internal replies must not leave because the comment they
 * answer does.
 *
 * @returns `null` when the document has no such comment
 */
export async function includeInFile(
	{ db }: Pick<Services, 'db'>,
	{ member, document }: DocumentAccess<'edit'>,
	commentId: string,
	into: boolean,
): Promise<{ id: string } | null> {
	const comment = isId(commentId)
		? await db.documentComment.findFirst({ where: { id: commentId, documentId: document.id }, select: { id: true } })
		: null
	if (!comment) return null
	await db.$transaction(async (tx) => {
		const { count } = await tx.documentComment.updateMany({ where: { id: comment.id, forFile: !into }, data: { forFile: into } })
		if (count > 0)
			await recordEvent(tx, {
				type: into ? 'comment.included_in_file' : 'comment.excluded_from_file',
				actor: member,
				documentId: document.id,
				subject: comment.id,
			})
	})
	return { id: comment.id }
}
