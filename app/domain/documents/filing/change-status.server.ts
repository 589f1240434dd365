import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { ownedBy } from '#app/domain/access/visible-to.ts'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { lockShares } from '#app/domain/documents/sharing/share-document.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { reasonNeeded, statusesAfter, type DocumentStatus } from '../document-status.ts'

/** Why a status is not changed. `conflict`: it changed since the document was opened. */
export type StatusRefusal = 'status_not_allowed' | 'reason_needed' | 'conflict'

/**
 * Moves a document on to Final or Signed, or back to Draft, which needs a reason that stays in the history. Signed marks
 * the newest version as the signed one.
 *
 * @returns the refusal, or 'changed'
 */
export async function changeStatus(
	{ db }: Pick<Services, 'db'>,
	{ member, document }: DocumentAccess<'manage'>,
	{ to, reason }: { to: DocumentStatus; reason?: string },
): Promise<'changed' | StatusRefusal> {
	const { id, status: from, versionNumber } = document
	if (from === to) return 'changed'
	if (!statusesAfter[from].includes(to)) return 'status_not_allowed'
	const trimmedReason = reason?.trim()
	if (reasonNeeded(from, to) && !trimmedReason) return 'reason_needed'
	return db.$transaction(async (tx) => {
		await lockShares(tx, { id })
		const { count } = await tx.document.updateMany({ where: { id, ...ownedBy(member), status: from, versionNumber }, data: { status: to } })
		if (count === 0) return 'conflict'
		const signed = { signedAt: new Date(), signedById: member.id }
		if (to === 'signed' || from === 'signed')
			await tx.documentVersion.updateMany({
				where: { documentId: id, number: versionNumber },
				data: to === 'signed' ? signed : { signedAt: null, signedById: null },
			})
		await recordEvent(tx, {
			type: 'document.status_changed',
			actor: member,
			documentId: id,
			versionNumber,
			details: { from, to, ...(trimmedReason ? { reason: trimmedReason } : {}) },
		})
		return 'changed'
	})
}
