import type { Services } from '#app/infrastructure/services.ts'
import type { DocumentAccess } from './document-access.ts'

const mostListed = 5

/** When an administrator of the product opened the document, and why; the latest first. */
export async function listOpenings(
	{ db }: Pick<Services, 'db'>,
	{ document }: DocumentAccess<'manage'>,
): Promise<{ id: string; reason: string; createdAt: Date }[]> {
	return db.adminDocumentOpening.findMany({
		where: { documentId: document.id },
		orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
		take: mostListed,
		select: { id: true, reason: true, createdAt: true },
	})
}
