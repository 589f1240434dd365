import { recordEvents } from '#app/domain/activity/record-event.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { paragraphsByAnchor, placedParagraphs } from '#app/domain/placing/paragraph-places.ts'
import { lockVersion } from './version-lock.server.ts'
import { storedText } from './version-paragraphs.server.ts'

/**
 * Marks open suggestions of an older version as stale where the newest version no longer has their paragraph word for
 * word. As long as the newest version is not read, nothing changes.
 */
export async function markStale(
	services: Pick<Services, 'db'>,
	document: { id: string; versionNumber: number },
	versionId: string,
): Promise<void> {
	const { db } = services
	const open = await db.suggestion.findMany({ where: { versionId, state: 'open' }, select: { id: true, anchorHash: true } })
	if (open.length === 0) return
	const newest = await db.documentVersion.findUnique({
		where: { documentId_number: { documentId: document.id, number: document.versionNumber } },
		select: { id: true },
	})
	const text = newest && (await storedText(services, newest.id))
	if (!text) return
	const hashes = paragraphsByAnchor(placedParagraphs(text))
	const gone = open.filter((suggestion) => !hashes.has(suggestion.anchorHash)).map(({ id }) => id)
	if (gone.length === 0) return
	await db.$transaction(async (tx) => {
		const version = await lockVersion(tx, versionId)
		const marked = await tx.suggestion.updateManyAndReturn({
			where: { id: { in: gone }, state: 'open' },
			data: { state: 'stale', revision: { increment: 1 } },
			select: { id: true, number: true },
		})
		await tx.undoStep.updateMany({ where: { suggestionId: { in: marked.map(({ id }) => id) } }, data: { overtaken: true } })
		await recordEvents(
			tx,
			marked.map(({ id, number }) => ({
				type: 'suggestion.went_stale' as const,
				actor: null,
				documentId: version.documentId,
				versionNumber: version.number,
				subject: id,
				details: { number, fromState: 'open' as const, toState: 'stale' as const },
			})),
		)
	})
}

/** Does the same for every version before a reviewed one, if that is the newest of its document. */
export async function markEarlierStale(services: Pick<Services, 'db'>, versionId: string): Promise<void> {
	const { db } = services
	const { number, document } = await db.documentVersion.findUniqueOrThrow({
		where: { id: versionId },
		select: { number: true, document: { select: { id: true, versionNumber: true } } },
	})
	if (number < document.versionNumber) return
	const earlier = await db.documentVersion.findMany({
		where: { documentId: document.id, number: { lt: number }, suggestions: { some: { state: 'open' } } },
		select: { id: true },
	})
	for (const { id } of earlier) await markStale(services, document, id)
}
