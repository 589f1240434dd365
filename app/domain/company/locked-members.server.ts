import type { Tx } from '#app/infrastructure/db/db.ts'
import type { MembershipRole } from './membership-role.ts'

/** The roles of a company's people by user id, in the order in which they joined. */
export type LockedMembers = Map<string, MembershipRole>

/**
 * The members of a company, locked until the transaction ends: two owners who leave at once, or an admin who is
 * removed while removing others, are handled one after the other.
 */
export async function lockMembers(tx: Tx, companyId: string): Promise<LockedMembers> {
	await tx.$queryRaw`SELECT 1 FROM "companies" WHERE "id" = ${companyId}::uuid FOR NO KEY UPDATE`
	const members = await tx.membership.findMany({
		where: { companyId },
		orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
		select: { userId: true, role: true },
	})
	return new Map(members.map(({ userId, role }) => [userId, role]))
}

/** Whether nobody but this person owns the company. */
export function isLastOwner(members: LockedMembers, userId: string): boolean {
	return members.get(userId) === 'owner' && ![...members].some(([id, role]) => id !== userId && role === 'owner')
}
