import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { minute } from '#app/units.ts'
import { documentOpenedMail } from './administration-mails.ts'
import type { Administrator } from '#app/domain/identity/administrator.ts'

/** How long an administrator may read a document that they opened. */
export const openingLifetime = 30 * minute

/**
 * Lets an administrator read a document for half an hour, in the session that asks. The reason goes into the history of the document's company,
 * onto its pages and, by mail, to its owner. It gives no right to change anything.
 *
 * @returns until when; `null` when there is no such document
 */
export async function openForReason(
	services: Pick<Services, 'db' | 'jobs' | 'keys' | 'env'>,
	administrator: Administrator,
	sessionId: string,
	{ documentId, reason }: { documentId: string; reason: string },
): Promise<{ until: Date } | null> {
	const until = new Date(Date.now() + openingLifetime)
	return services.db.$transaction(async (tx) => {
		const document = await tx.document.findUnique({
			where: { id: documentId, deletedAt: null },
			select: { name: true, createdBy: { select: { email: true } } },
		})
		if (!document) return null
		await tx.adminDocumentOpening.create({ data: { documentId, adminId: administrator.id, sessionId, reason, expiresAt: until } })
		await recordEvent(tx, { type: 'document.opened_by_administrator', actor: administrator, documentId, details: { reason } })
		const link = `${services.env.appUrl}/document-vault/${documentId}/report`
		await queueMail(services, tx, documentOpenedMail({ to: document.createdBy.email, document: document.name, reason, link }))
		return { until }
	})
}
