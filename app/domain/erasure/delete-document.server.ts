import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { isId } from '#app/domain/access/document-id.ts'
import { lockShares } from '#app/domain/documents/sharing/share-document.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'

/**
 * Deletes a document of the member's: nobody finds it any more. It can be restored until it is erased for good.
 *
 * @returns `false` when the member has no such document
 */
export async function deleteDocument({ db }: Pick<Services, 'db'>, member: Member, documentId: string | undefined): Promise<boolean> {
	return mark({ db }, member, documentId, true)
}

/** Takes a deletion back. @returns `false` when the member has no such deleted document, or it has been erased */
export async function restoreDocument({ db }: Pick<Services, 'db'>, member: Member, documentId: string | undefined): Promise<boolean> {
	return mark({ db }, member, documentId, false)
}

async function mark({ db }: Pick<Services, 'db'>, member: Member, documentId: string | undefined, deleted: boolean): Promise<boolean> {
	if (!isId(documentId)) return false
	return db.$transaction(async (tx) => {
		await lockShares(tx, { id: documentId })
		const { count } = await tx.document.updateMany({
			where: { id: documentId, createdById: member.id, deletedAt: deleted ? null : { not: null } },
			data: { deletedAt: deleted ? new Date() : null },
		})
		if (count > 0) await recordEvent(tx, { type: deleted ? 'document.deleted' : 'document.restored', actor: member, documentId })
		return count > 0
	})
}
