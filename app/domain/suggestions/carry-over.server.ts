import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Prisma } from '#app/infrastructure/db/generated/client.ts'
import { paragraphsByAnchor, placedParagraphs } from './paragraph-places.ts'
import { isOfRow, type SuggestionChange } from './suggestion.ts'
import { storedText } from './version-paragraphs.server.ts'

/**
 * Takes over into a new version what was worked out on the one before: people's own suggestions that are still open,
 * where their paragraph is still there word for word, and refusals of the same suggestion at the same words, so that
 * nobody has to say no twice.
 *
 * @param last the highest number given in the new version so far
 */
export async function carryOver(tx: Tx, versionId: string, last: number): Promise<void> {
	const version = await tx.documentVersion.findUniqueOrThrow({ where: { id: versionId }, select: { number: true, documentId: true } })
	const earlier = await tx.suggestion.findMany({
		where: { version: { documentId: version.documentId, number: version.number - 1 }, OR: [{ origin: 'person', state: 'open' }, { state: 'rejected' }] },
		orderBy: { number: 'asc' },
	})
	if (earlier.length === 0) return
	const text = await storedText({ db: tx }, versionId)
	if (!text) return
	const paragraphs = paragraphsByAnchor(placedParagraphs(text))

	let number = last
	for (const old of earlier) {
		const before = old.change as unknown as SuggestionChange
		const placed = paragraphs.get(old.anchorHash)?.findLast((each) => !isOfRow(before) || each.text === before.expected)
		if (!placed) continue
		if (old.state === 'rejected') {
			const again = await tx.suggestion.findFirst({ where: { versionId, state: 'open', ruleId: old.ruleId ?? '', anchorHash: old.anchorHash }, select: { id: true } })
			if (!again) continue
			await tx.suggestion.update({ where: { id: again.id }, data: { state: 'rejected', revision: { increment: 1 }, decidedById: old.decidedById, decidedAt: old.decidedAt } })
			await tx.suggestionEvent.create({ data: { suggestionId: again.id, userId: old.decidedById, action: 'carried_over', fromState: 'open', toState: 'rejected', details: { from: old.id } } })
			continue
		}
		const change = { ...before, paragraphId: placed.paragraph.id }
		const { severity, title, reason, internalNote, anchorHash: hash, offset, createdById } = old
		await tx.suggestion.create({
			data: {
				versionId,
				number: ++number,
				origin: 'person',
				severity,
				title,
				reason,
				internalNote,
				anchorHash: hash,
				paragraph: placed.index,
				offset,
				createdById,
				change: change as unknown as Prisma.InputJsonObject,
				events: { create: { action: 'carried_over', userId: createdById, toState: 'open', details: { from: old.id } } },
			},
		})
	}
}
