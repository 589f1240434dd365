import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { findSharedDocument } from '#app/domain/documents/document-access.server.ts'
import { isId } from '#app/domain/documents/document-id.ts'
import { mayDecide } from '#app/domain/documents/document-role.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'

/**
 * Lets something that was said into downloaded files, where the counterparty reads it, or takes it out of later ones.
 * Each answer of a thread is let out by itself, and only along with its thread: what was said among ourselves does not
 * follow because somebody let out what it answers.
 *
 * @returns `null` when the document is not for the member, or nothing like that was said about it
 */
export async function letIntoFile(
	{ db }: Pick<Services, 'db'>,
	member: Member,
	documentId: string | undefined,
	commentId: string,
	into: boolean,
): Promise<{ id: string } | 'forbidden' | null> {
	const document = await findSharedDocument({ db }, member, documentId)
	const comment =
		document && isId(commentId)
			? await db.documentComment.findFirst({ where: { id: commentId, documentId: document.id }, select: { id: true } })
			: null
	if (!document || !comment) return null
	if (!mayDecide(document.role)) return 'forbidden'
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
