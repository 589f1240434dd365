import type { Member } from '#app/domain/identity/member.ts'
import type { Db, Tx } from '#app/infrastructure/db/db.ts'

/**
 * Whether a member has decided about a suggestion of a version and not taken that back.
 *
 * @param since only decisions after this moment
 */
export async function hasStandingDecision(db: Db | Tx, member: Pick<Member, 'id'>, versionId: string, since?: Date): Promise<boolean> {
	const events = await db.suggestionEvent.findMany({
		where: { userId: member.id, action: { in: ['decided', 'undone'] }, createdAt: { gt: since }, suggestion: { versionId } },
		select: { id: true, undoes: true },
	})
	return standing(events).length > 0
}

/** The events that none of them took back, without those that take one back. */
export function standing<Event extends { id: bigint; undoes: bigint | null }>(events: readonly Event[]): Event[] {
	const takenBack = new Set(events.map(({ undoes }) => undoes))
	return events.filter(({ id, undoes }) => undoes === null && !takenBack.has(id))
}
