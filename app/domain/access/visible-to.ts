import type { Member } from '#app/domain/identity/member.ts'
import { shareRolesThatMay, type Right } from './document-role.ts'
import type { Prisma } from '#app/infrastructure/db/generated/client.ts'

type Reader = Pick<Member, 'id' | 'email' | 'companyId'>

/** The documents that a member may open: where every list and every search of documents starts. */
export function visibleTo(member: Reader) {
	return { deletedAt: null, OR: [ownedBy(member), { shares: { some: sharesFor(member) } }] } satisfies Prisma.DocumentWhereInput
}

/** The documents that are a member's own: those that they created. */
export function ownedBy(member: Pick<Member, 'id'>) {
	return { deletedAt: null, createdById: member.id } satisfies Prisma.DocumentWhereInput
}

/** The documents of others that are shared with a member. */
export function sharedWith(member: Reader) {
	return { deletedAt: null, createdById: { not: member.id }, shares: { some: sharesFor(member) } } satisfies Prisma.DocumentWhereInput
}

/** The documents with which a member has a right: asked inside a transaction where they may have lost it meanwhile. */
export function allowedTo(member: Reader, right: Right) {
	return {
		deletedAt: null,
		OR: [ownedBy(member), { shares: { some: { ...sharesFor(member), role: { in: shareRolesThatMay(right) } } } }],
	} satisfies Prisma.DocumentWhereInput
}

/** The shares that are for a member: by their account, by their address while nobody has taken the invitation, or with their company. */
export function sharesFor({ id, email, companyId }: Reader) {
	return { OR: [{ userId: id }, { userId: null, email }, { companyId }] } satisfies Prisma.DocumentShareWhereInput
}
