import type { Member } from '#app/domain/identity/member.ts'
import { shareRolesThatMay, type Right } from './document-role.ts'
import type { Prisma } from '#app/infrastructure/db/generated/client.ts'

type Reader = Pick<Member, 'id' | 'email' | 'companyId'>

/** The documents that a member may open: every list and search of documents starts with this condition. */
export function visibleTo(member: Reader) {
	return { deletedAt: null, OR: [ownedBy(member), { shares: { some: sharesFor(member) } }] } satisfies Prisma.DocumentWhereInput
}

/** The documents that are a member's own: those that they created. */
export function ownedBy(member: Pick<Member, 'id'>) {
	return { deletedAt: null, createdById: member.id } satisfies Prisma.DocumentWhereInput
}

/** The documents that a member deleted and may restore: their own, in the bin. */
export function inBinOf(member: Pick<Member, 'id'>) {
	return { ...ownedBy(member), deletedAt: { not: null } } satisfies Prisma.DocumentWhereInput
}

/** The documents of others that are shared with a member. */
export function sharedWith(member: Reader) {
	return { deletedAt: null, createdById: { not: member.id }, shares: { some: sharesFor(member) } } satisfies Prisma.DocumentWhereInput
}

/** The documents with which a member has a right: checked again inside a transaction, where they may have lost it since. */
export function allowedTo(member: Reader, right: Right) {
	return {
		deletedAt: null,
		OR: [ownedBy(member), { shares: { some: { ...sharesFor(member), role: { in: shareRolesThatMay(right) } } } }],
	} satisfies Prisma.DocumentWhereInput
}

/**
 * The documents that an administrator of the product opened for a reason in the session of the request, for as long as
 * that lasts; `null` for everybody else. Not part of any list.
 */
export function openedByAdministrator({ id, userType, sessionId }: Pick<Member, 'id' | 'userType' | 'sessionId'>, now = new Date()) {
	if (userType !== 'admin' || sessionId === undefined) return null
	return {
		deletedAt: null,
		openedByAdmins: { some: { adminId: id, sessionId, expiresAt: { gt: now } } },
	} satisfies Prisma.DocumentWhereInput
}

/** The shares that apply to a member: of their account, of their address while the invitation is unclaimed, or of their company. */
export function sharesFor({ id, email, companyId }: Reader) {
	return { OR: [{ userId: id }, { userId: null, email }, { companyId }] } satisfies Prisma.DocumentShareWhereInput
}
