import { isLockedFor, type DocumentAccess } from '#app/domain/access/document-access.ts'
import { isInForce } from '#app/domain/access/lock-in-force.ts'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { lockShares } from '#app/domain/documents/sharing/share-document.server.ts'
import type { Services } from '#app/infrastructure/services.ts'

/**
 * Gives a member the lock of a document: nobody else can change it until they let go, change nothing for 30 minutes, or
 * the owner takes the lock away. Who holds it already holds it for another 30 minutes.
 *
 * @returns 'locked' when somebody else holds it
 */
export async function lockDocument(
	{ db }: Pick<Services, 'db'>,
	{ member, document: { id: documentId } }: DocumentAccess<'edit'>,
	now = Date.now(),
): Promise<'locked' | 'held'> {
	return db.$transaction(async (tx) => {
		await lockShares(tx, { id: documentId })
		const held = await tx.documentLock.findUnique({ where: { documentId }, select: { userId: true, usedAt: true } })
		const inForce = held && isInForce(held, now)
		if (inForce && held.userId !== member.id) return 'locked'
		const usedAt = new Date(now)
		if (inForce) {
			await tx.documentLock.update({ where: { documentId }, data: { usedAt } })
			return 'held'
		}
		const lock = { userId: member.id, takenAt: usedAt, usedAt }
		await tx.documentLock.upsert({ where: { documentId }, create: { documentId, ...lock }, update: lock })
		await recordEvent(tx, { type: 'document.locked', actor: member, documentId })
		return 'held'
	})
}

/**
 * Ends the lock of a document: its holder lets go of it, or the owner takes it away. Nothing happens without a lock.
 *
 * @returns 'locked' when somebody else holds it and the member does not own the document
 */
export async function unlockDocument({ db }: Pick<Services, 'db'>, access: DocumentAccess<'edit'>): Promise<'locked' | 'free'> {
	const { member, document, lock } = access
	if (isLockedFor(access) && !access.may.manage) return 'locked'
	await db.$transaction(async (tx) => {
		const { count } = await tx.documentLock.deleteMany({
			// Only the lock that was seen: somebody may have taken a new one since.
			where: { documentId: document.id, userId: lock?.holder.id ?? member.id },
		})
		const details = { taken: isLockedFor(access) }
		if (count > 0) await recordEvent(tx, { type: 'document.unlocked', actor: member, documentId: document.id, details })
	})
	return 'free'
}

/** Notes that the holder of a lock changed the document, which keeps the lock in force. */
export async function keepLock(
	{ db }: Pick<Services, 'db'>,
	{ member, document, lock }: Pick<DocumentAccess, 'member' | 'document' | 'lock'>,
): Promise<void> {
	if (lock?.holder.id !== member.id) return
	await db.documentLock.updateMany({ where: { documentId: document.id, userId: member.id }, data: { usedAt: new Date() } })
}
