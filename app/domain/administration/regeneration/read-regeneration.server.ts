import type { Administrator } from '#app/domain/identity/administrator.ts'
import type { RegenerationOutcome } from '#app/infrastructure/db/generated/enums.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { namesOf } from '../names-of.server.ts'

/** How many documents that failed are listed. */
export const mostFailures = 100

export const regenerationStates = ['running', 'stopped', 'done'] as const

/** A regeneration with what became of its documents. */
export type ReadRegeneration = NonNullable<Awaited<ReturnType<typeof readRegeneration>>>

/**
 * A regeneration and its progress.
 *
 * @param id the newest where it is left out
 * @returns `null` where there is none
 */
export async function readRegeneration({ db }: Pick<Services, 'db'>, _administrator: Administrator, id?: string) {
	const regeneration = await db.suggestionRegeneration.findFirst({ where: { id }, orderBy: { createdAt: 'desc' } })
	if (!regeneration) return null
	const { startedById, stoppedById, createdAt, endedAt } = regeneration
	const [groups, failed, nameOf] = await Promise.all([
		db.suggestionRegenerationDocument.groupBy({ by: ['outcome'], where: { regenerationId: regeneration.id }, _count: true }),
		db.suggestionRegenerationDocument.findMany({
			where: { regenerationId: regeneration.id, outcome: 'failed' },
			orderBy: { documentId: 'asc' },
			take: mostFailures,
			select: { documentId: true, reason: true },
		}),
		namesOf({ db }, [{ authorId: startedById }, { authorId: stoppedById }]),
	])
	const counts = Object.fromEntries(groups.map(({ outcome, _count }) => [outcome, _count])) as Partial<Record<RegenerationOutcome, number>>
	const total = groups.reduce((sum, { _count }) => sum + _count, 0)
	const documents = await db.document.findMany({
		where: { id: { in: failed.map(({ documentId }) => documentId) } },
		select: { id: true, name: true },
	})
	const names = new Map(documents.map(({ id: documentId, name }) => [documentId, name]))
	return {
		id: regeneration.id,
		state: endedAt === null ? ('running' as const) : stoppedById === null ? ('done' as const) : ('stopped' as const),
		startedBy: nameOf(startedById),
		stoppedBy: stoppedById === null ? null : nameOf(stoppedById),
		createdAt,
		endedAt,
		total,
		/** Documents that were looked at. */
		done: total - (counts.waiting ?? 0),
		counts: {
			drafted: counts.drafted ?? 0,
			decided: counts.decided ?? 0,
			locked: counts.locked ?? 0,
			signed: counts.signed ?? 0,
			noReport: counts.no_report ?? 0,
			failed: counts.failed ?? 0,
		},
		/** The first of those that failed. */
		failures: failed.map(({ documentId, reason }) => ({ documentId, name: names.get(documentId) ?? null, reason: reason ?? '' })),
	}
}
