import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { findSharedDocument } from './document-access.server.ts'
import type { ShareRole } from './document-role.ts'
import { lockShares } from './share-document.server.ts'

/**
 * Shares the member's document with everyone in its company, who comes later included, or gives them another role.
 * `unshareDocument` takes it back, as any share. Nobody is told by mail: it stands among their shared documents.
 *
 * @returns 'forbidden' for somebody else's document; `null` when it is not for the member
 */
export async function shareWithCompany(
	{ db }: Pick<Services, 'db'>,
	member: Member,
	documentId: string | undefined,
	role: ShareRole,
): Promise<'shared' | 'forbidden' | null> {
	const document = await findSharedDocument({ db }, member, documentId)
	if (!document) return null
	if (document.role !== 'owner') return 'forbidden'
	return db.$transaction(async (tx) => {
		await lockShares(tx, document)
		const { companyId } = await tx.document.findUniqueOrThrow({ where: { id: document.id }, select: { companyId: true } })
		await tx.documentShare.upsert({
			where: { documentId_companyId: { documentId: document.id, companyId } },
			create: { documentId: document.id, companyId, role, sharedById: member.id },
			update: { role },
		})
		await recordEvent(tx, { type: 'document.shared_with_company', actor: member, documentId: document.id, details: { role } })
		return 'shared' as const
	})
}
