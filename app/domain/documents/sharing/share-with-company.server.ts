import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import type { ShareRole } from '#app/domain/access/document-role.ts'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { queueDocumentShared } from '#app/domain/webhooks/queue-deliveries.server.ts'
import { lockShares } from './share-document.server.ts'

/**
 * Shares a document with everyone in its company, later members included, or changes their role. `unshareDocument`
 * removes it like any share. Nobody gets a mail: the document appears among those shared with them.
 */
export async function shareWithCompany(
	{ db, jobs }: Pick<Services, 'db' | 'jobs'>,
	{ member, document, company }: DocumentAccess<'manage'>,
	role: ShareRole,
): Promise<void> {
	const share = { documentId: document.id, companyId: company.id }
	await db.$transaction(async (tx) => {
		await lockShares(tx, document)
		const known = await tx.documentShare.count({ where: share })
		await tx.documentShare.upsert({
			where: { documentId_companyId: share },
			create: { ...share, role, sharedById: member.id },
			update: { role },
		})
		await recordEvent(tx, { type: 'document.shared_with_company', actor: member, documentId: document.id, details: { role } })
		if (known === 0)
			await queueDocumentShared({ jobs }, tx, { documentId: document.id, sharedBy: member.id, role, to: { companyId: company.id } })
	})
}
