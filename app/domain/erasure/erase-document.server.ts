import { eraseEventDetails } from '#app/domain/activity/erase-event-details.server.ts'
import { returnCredit } from '#app/domain/billing/credits.server.ts'
import { lockShares } from '#app/domain/documents/sharing/share-document.server.ts'
import type { Services } from '#app/infrastructure/services.ts'

/**
 * Erases a document for good: its files, texts, reports, suggestions, comments and rounds, and what its history holds
 * of its words. The ledger of credits and the record of what left for a language model stay; they contain none of its
 * words and refer to it by an id that no longer exists. A credit reserved for a running review is returned.
 *
 * @param condition what must still hold, for a document that may have been restored since
 * @returns whether it was erased
 */
export async function eraseDocument(
	{ db, storage }: Pick<Services, 'db' | 'storage'>,
	documentId: string,
	condition: { deletedAt?: { lte: Date } } = {},
): Promise<boolean> {
	const keys = await db.$transaction(async (tx) => {
		await lockShares(tx, { id: documentId })
		const document = await tx.document.findFirst({
			where: { id: documentId, ...condition },
			select: {
				versions: {
					select: {
						fileKey: true,
						redlineReceipts: { select: { fileKey: true } },
						reviews: { where: { status: { in: ['queued', 'running'] } }, select: { id: true } },
					},
				},
				helpRequests: { select: { answers: { where: { fileKey: { not: null } }, select: { fileKey: true } } } },
			},
		})
		if (!document) return null
		for (const { id } of document.versions.flatMap(({ reviews }) => reviews)) await returnCredit(tx, id)
		await tx.document.delete({ where: { id: documentId } })
		await eraseEventDetails(tx, documentId)
		return [
			...document.versions.flatMap(({ fileKey, redlineReceipts }) => [fileKey, ...redlineReceipts.map((receipt) => receipt.fileKey)]),
			...document.helpRequests.flatMap(({ answers }) => answers.flatMap((answer) => answer.fileKey ?? [])),
		]
	})
	if (!keys) return false
	// Rows first: files kept beside a version, and what a program killed here leaves, then have no row that names them: the
	// sweep removes them.
	for (const key of keys) await storage.remove(key)
	return true
}
