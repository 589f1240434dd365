import type { Services } from '#app/infrastructure/services.ts'
import { paragraphsByAnchor, placedParagraphs } from './paragraph-places.ts'
import { storedText } from './version-paragraphs.server.ts'

/**
 * Marks open suggestions of an older version as stale where the newest version no longer has their paragraph word for
 * word. Until the newest version was read, nothing is known and nothing changes.
 */
export async function markStale(services: Pick<Services, 'db'>, document: { id: string; versionNumber: number }, versionId: string): Promise<void> {
	const { db } = services
	const open = await db.suggestion.findMany({ where: { versionId, state: 'open' }, select: { id: true, anchorHash: true } })
	if (open.length === 0) return
	const newest = await db.documentVersion.findUnique({ where: { documentId_number: { documentId: document.id, number: document.versionNumber } }, select: { id: true } })
	const text = newest && (await storedText(services, newest.id))
	if (!text) return
	const hashes = paragraphsByAnchor(placedParagraphs(text))
	const gone = open.filter((suggestion) => !hashes.has(suggestion.anchorHash)).map(({ id }) => id)
	for (const id of gone) {
		await db.$transaction(async (tx) => {
			const { count } = await tx.suggestion.updateMany({ where: { id, state: 'open' }, data: { state: 'stale', revision: { increment: 1 } } })
			if (count > 0) await tx.suggestionEvent.create({ data: { suggestionId: id, action: 'went_stale', fromState: 'open', toState: 'stale' } })
		})
	}
}
