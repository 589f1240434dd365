import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { isId } from '#app/domain/access/document-id.ts'
import type { Services } from '#app/infrastructure/services.ts'

/**
 * Lets something that was said into downloaded files, where the counterparty reads it, or takes it out of later ones.
 * Each answer of a thread is let out by itself, and only along with its thread: what was said among ourselves does not
 * follow because somebody let out what it answers.
 *
 * @returns `null` when nothing like that was said about the document
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
