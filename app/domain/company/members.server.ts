import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { companyNameFields, companyNameOf } from './company-name.ts'
import { leaveInTransaction } from './leave-company.server.ts'
import { isLastOwner, lockMembers } from './locked-members.server.ts'
import { mayManage, type MembershipRole } from './membership-role.ts'

/** Why a membership is not changed. 'last_owner': a company needs at least one owner. */
export type MembershipRefusal = 'forbidden' | 'last_owner'

/** A member of a company. */
export interface CompanyMember {
	id: string
	email: string
	firstName: string
	lastName: string
	role: MembershipRole
}

/** The people of the member's company, in the order in which they joined. */
export async function listMembers({ db }: Pick<Services, 'db'>, { id, companyId }: Member): Promise<CompanyMember[]> {
	const memberships = await db.membership.findMany({
		where: { companyId, company: { memberships: { some: { userId: id } } } },
		orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
		select: { role: true, user: { select: { id: true, email: true, firstName: true, lastName: true } } },
	})
	return memberships.map(({ role, user }) => ({ ...user, role }))
}

/** The member's role in the company that they work in. */
export async function roleIn({ db }: Pick<Services, 'db'>, { id, companyId }: Pick<Member, 'id' | 'companyId'>): Promise<MembershipRole> {
	const { role } = await db.membership.findUniqueOrThrow({ where: { companyId_userId: { companyId, userId: id } }, select: { role: true } })
	return role
}

/**
 * Gives somebody of the member's company another role.
 *
 * @returns why not; `null` when nobody in the company has that id
 */
export async function changeRole(
	{ db }: Pick<Services, 'db'>,
	member: Member,
	userId: string,
	role: MembershipRole,
): Promise<'changed' | MembershipRefusal | null> {
	const { companyId } = member
	return db.$transaction(async (tx) => {
		const members = await lockMembers(tx, companyId)
		const [own, before] = [members.get(member.id), members.get(userId)]
		if (!own) return 'forbidden'
		if (!before) return null
		if (!mayManage(own, before) || !mayManage(own, role)) return 'forbidden'
		if (before === role) return 'changed'
		if (isLastOwner(members, userId)) return 'last_owner'
		await tx.membership.update({ where: { companyId_userId: { companyId, userId } }, data: { role } })
		await recordEvent(tx, { type: 'company.role_changed', actor: member, companyId, subject: userId, details: { from: before, to: role } })
		return 'changed'
	})
}

/**
 * Removes somebody from the member's company, or lets the member leave it. Documents that were shared with the whole
 * company stay and pass to an owner; the others move with the person who created them.
 *
 * @returns why not; `null` when nobody in the company has that id
 */
export async function removeMember(
	{ db }: Pick<Services, 'db'>,
	member: Member,
	userId: string,
): Promise<'removed' | MembershipRefusal | null> {
	const { companyId } = member
	return db.$transaction(async (tx) => {
		const members = await lockMembers(tx, companyId)
		const [own, other] = [members.get(member.id), members.get(userId)]
		if (!own) return 'forbidden'
		if (!other) return null
		if (userId !== member.id && !mayManage(own, other)) return 'forbidden'
		if (isLastOwner(members, userId)) return 'last_owner'
		await leaveInTransaction(tx, { companyId, userId, members })
		await recordEvent(tx, {
			type: userId === member.id ? 'company.member_left' : 'company.member_removed',
			actor: member,
			companyId,
			subject: userId,
		})
		return 'removed'
	})
}

/**
 * Hands the company over: somebody else becomes its owner and the member its admin, both or neither.
 *
 * @returns 'forbidden' when the member is no owner, or names themselves; `null` when nobody in the company has that id
 */
export async function handOverOwnership(
	{ db }: Pick<Services, 'db'>,
	member: Member,
	userId: string,
): Promise<'handed_over' | 'forbidden' | null> {
	const { companyId } = member
	return db.$transaction(async (tx) => {
		const members = await lockMembers(tx, companyId)
		if (members.get(member.id) !== 'owner' || userId === member.id) return 'forbidden'
		if (!members.has(userId)) return null
		await tx.membership.update({ where: { companyId_userId: { companyId, userId } }, data: { role: 'owner' } })
		await tx.membership.update({ where: { companyId_userId: { companyId, userId: member.id } }, data: { role: 'admin' } })
		await recordEvent(tx, { type: 'company.ownership_handed_over', actor: member, companyId, subject: userId })
		return 'handed_over'
	})
}

/** A company that somebody belongs to. */
export interface OwnCompany {
	id: string
	name: string
	role: MembershipRole
}

/** All companies that the member belongs to, in the order in which they joined. */
export async function listCompanies({ db }: Pick<Services, 'db'>, { id }: Pick<Member, 'id'>): Promise<OwnCompany[]> {
	const memberships = await db.membership.findMany({
		where: { userId: id, company: { deletedAt: null } },
		orderBy: [{ createdAt: 'asc' }, { companyId: 'asc' }],
		select: { companyId: true, role: true, company: { select: companyNameFields } },
	})
	return memberships.map(({ companyId, role, company }) => ({ id: companyId, name: companyNameOf(company), role }))
}

/** Switches the member to another of their companies. @returns `false` when they are not a member of it */
export async function switchCompany({ db }: Pick<Services, 'db'>, member: Member, companyId: string): Promise<boolean> {
	const { count } = await db.user.updateMany({
		where: { id: member.id, memberships: { some: { companyId, company: { deletedAt: null } } } },
		data: { companyId },
	})
	return count > 0
}
