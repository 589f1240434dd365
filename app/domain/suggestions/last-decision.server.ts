import type { Member } from '#app/domain/identity/member.ts'
import type { Db, Tx } from '#app/infrastructure/db/db.ts'

/**
 * Whether a member has a decision about a suggestion of a version that is not undone.
 *
 * @param after counts only decisions after this event
 */
export async function hasUndoableDecision(db: Db | Tx, member: Pick<Member, 'id'>, versionId: string, after?: bigint): Promise<boolean> {
	const count = await db.undoStep.count({ where: { versionId, userId: member.id, suggestionId: { not: null }, id: { gt: after } } })
	return count > 0
}
