import { randomUUID } from 'node:crypto'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { LockedMembers } from './locked-members.server.ts'

/**
 * Removes a person from a company: documents shared with the whole company pass to its first remaining owner, the
 * others move to the person's next company. Documents of colleagues are no longer shared with them. A person in no other
 * company gets a new one without credits, so that leaving gains none.
 *
 * @param members as `lockMembers` gives them; another of them has to be an owner
 */
export async function leaveInTransaction(
	tx: Tx,
	{ companyId, userId, members }: { companyId: string; userId: string; members: LockedMembers },
): Promise<void> {
	const [keeper] = [...members].find(([id, role]) => id !== userId && role === 'owner') ?? []
	if (!keeper) throw new Error(`Company ${companyId} would be left without an owner`)
	const next = await nextCompany(tx, userId, companyId)

	await tx.document.updateMany({
		where: { companyId, createdById: userId, shares: { some: { companyId } } },
		data: { createdById: keeper },
	})
	// The new owner needs no share beside the ownership.
	await tx.documentShare.deleteMany({ where: { userId: keeper, document: { companyId, createdById: keeper } } })
	await tx.document.updateMany({ where: { companyId, createdById: userId }, data: { companyId: next } })
	// What colleagues shared with them as a colleague ends with that.
	await tx.documentShare.deleteMany({ where: { userId, document: { companyId } } })
	await tx.user.updateMany({ where: { id: userId, companyId }, data: { companyId: next } })
	await tx.membership.delete({ where: { companyId_userId: { companyId, userId } } })
}

async function nextCompany(tx: Tx, userId: string, companyId: string): Promise<string> {
	const other = await tx.membership.findFirst({
		where: { userId, companyId: { not: companyId } },
		orderBy: [{ createdAt: 'asc' }, { companyId: 'asc' }],
		select: { companyId: true },
	})
	if (other) return other.companyId
	const id = randomUUID()
	await tx.company.create({ data: { id, credits: 0, memberships: { create: { userId, role: 'owner' } } } })
	return id
}
