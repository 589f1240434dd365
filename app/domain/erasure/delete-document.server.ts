import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { inBinOf, ownedBy } from '#app/domain/access/visible-to.ts'
import { lockShares } from '#app/domain/documents/sharing/share-document.server.ts'
import type { Services } from '#app/infrastructure/services.ts'

/**
 * Deletes a document, so that nobody can open it. It can be restored until it is erased for good. A signed one is read-only: it
 * goes back to Draft first, with a reason that stays in its history.
 *
 * @returns 'gone' when it was deleted, or is no longer the member's, since it was opened
 */
export async function deleteDocument(
	{ db }: Pick<Services, 'db'>,
	access: DocumentAccess<'manage'>,
): Promise<'deleted' | 'gone' | 'signed_kept'> {
	if (access.document.status === 'signed') return 'signed_kept'
	return (await mark({ db }, access, true)) ? 'deleted' : 'gone'
}

/**
 * Restores a deleted document.
 *
 * @param access as `openDeletedDocument` gives it
 * @returns `false` when it was restored or erased since it was opened
 */
export async function restoreDocument({ db }: Pick<Services, 'db'>, access: DocumentAccess<'manage'>): Promise<boolean> {
	return mark({ db }, access, false)
}

async function mark(
	{ db }: Pick<Services, 'db'>,
	{ member, document: { id } }: DocumentAccess<'manage'>,
	deleted: boolean,
): Promise<boolean> {
	return db.$transaction(async (tx) => {
		await lockShares(tx, { id })
		const { count } = await tx.document.updateMany({
			where: deleted ? { id, ...ownedBy(member), status: { not: 'signed' } } : { id, ...inBinOf(member) },
			data: { deletedAt: deleted ? new Date() : null },
		})
		if (count > 0) await recordEvent(tx, { type: deleted ? 'document.deleted' : 'document.restored', actor: member, documentId: id })
		return count > 0
	})
}
