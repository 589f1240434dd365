import { leaveInTransaction } from '#app/domain/company/leave-company.server.ts'
import { isLastOwner, lockMembers, type LockedMembers } from '#app/domain/company/locked-members.server.ts'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { lockOpenDeletion } from './account/lock-open-deletion.server.ts'

/**
 * Closes the member's account: they are signed out everywhere, can't sign in any more, and have left the companies of
 * others. A job later erases the account for good, with everything that belonged only to it.
 *
 * @param scheduled the deletion that this carries out: it may have been canceled since
 * @param handOver what becomes of a company whose only owner this is: by default nothing is closed; true: the person who
 * has been there longest becomes its owner, for a company that came into this after the person asked to leave
 * @returns 'last_owner' when the member is the only owner of a company with other people, 'kept' when the scheduled
 *   deletion was canceled
 */
export async function closeAccount(
	{ db }: Pick<Services, 'db'>,
	member: Member,
	{ handOver = false, scheduled }: { handOver?: boolean; scheduled?: string } = {},
): Promise<'closed' | 'last_owner' | 'kept'> {
	return db.$transaction(async (tx) => {
		if (scheduled !== undefined && !(await lockOpenDeletion(tx, scheduled))) return 'kept'
		const memberships = await tx.membership.findMany({
			where: { userId: member.id },
			// In a fixed order, so that two members who close their accounts at once do not deadlock.
			orderBy: { companyId: 'asc' },
			select: { companyId: true },
		})
		const companies = []
		for (const { companyId } of memberships) companies.push({ companyId, members: await lockMembers(tx, companyId) })
		const others = companies.filter(({ members }) => members.size > 1)
		for (const { companyId, members } of others.filter(({ members }) => isLastOwner(members, member.id))) {
			if (!handOver) return 'last_owner'
			await makeOwner(tx, companyId, members, member.id)
		}

		const now = new Date()
		for (const { companyId, members } of others) {
			await leaveInTransaction(tx, { companyId, userId: member.id, members })
			await recordEvent(tx, { type: 'company.member_left', actor: member, companyId, subject: member.id })
		}
		await tx.user.update({ where: { id: member.id }, data: { deletedAt: now } })
		await tx.document.updateMany({ where: { createdById: member.id, deletedAt: null }, data: { deletedAt: now } })
		await tx.session.updateMany({ where: { userId: member.id, revokedAt: null }, data: { revokedAt: now } })
		await tx.apiToken.deleteMany({ where: { userId: member.id } })
		await tx.signInLink.deleteMany({ where: { userId: member.id } })
		await tx.emailChange.deleteMany({ where: { userId: member.id } })
		return 'closed'
	})
}

/** Admins before members; of each, who has been there longest. */
async function makeOwner(tx: Tx, companyId: string, members: LockedMembers, leaving: string): Promise<void> {
	const others = [...members].filter(([id]) => id !== leaving)
	const [userId, from] = others.find(([, role]) => role === 'admin') ?? others[0]!
	await tx.membership.update({ where: { companyId_userId: { companyId, userId } }, data: { role: 'owner' } })
	members.set(userId, 'owner')
	await recordEvent(tx, { type: 'company.role_changed', actor: null, companyId, subject: userId, details: { from, to: 'owner' } })
}
