import { afterKey, type PageKey } from '#app/infrastructure/db/after-key.ts'
import type { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { Plan, UserType } from '#app/infrastructure/db/generated/enums.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { Administrator } from '#app/domain/identity/administrator.ts'
import type { PersonState } from './person-state.ts'

/** Which accounts to list; what is left out does not limit the list. */
export interface PeopleFilter {
	/** Part of a name or address, in any case. */
	search?: string
	type?: UserType
	plan?: Plan
	state?: PersonState
}

/** An account as administrators see it. */
export type ListedPerson = Awaited<ReturnType<typeof listPeople>>[number]

/** The accounts of the product, the newest first; closed accounts are listed until they are erased. */
export async function listPeople(
	{ db }: Pick<Services, 'db'>,
	_administrator: Administrator,
	filter: PeopleFilter,
	{ take, after }: { take: number; after?: PageKey },
) {
	const people = await db.user.findMany({
		where: { AND: [whereOf(filter), afterKey('createdAt', after)] },
		orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
		take,
		select: personFields,
	})
	return people.map(shape)
}

/** One account; `null` when there is none with the id. */
export async function findPerson(
	{ db }: Pick<Services, 'db'>,
	_administrator: Administrator,
	userId: string,
): Promise<ListedPerson | null> {
	const person = await db.user.findUnique({ where: { id: userId }, select: personFields })
	return person && shape(person)
}

/** How many accounts a filter finds. */
export async function countPeople({ db }: Pick<Services, 'db'>, _administrator: Administrator, filter: PeopleFilter): Promise<number> {
	return db.user.count({ where: whereOf(filter) })
}

function whereOf({ search, type, plan, state }: PeopleFilter): Prisma.UserWhereInput {
	return {
		AND: (search ?? '')
			.split(/\s+/)
			.filter(Boolean)
			.map((word) => ({
				OR: (['email', 'firstName', 'lastName'] as const).map((field) => ({ [field]: { contains: word, mode: 'insensitive' } })),
			})),
		...(type ? { userType: type } : {}),
		...(plan ? { company: { plan } } : {}),
		...(state ? states[state] : {}),
	}
}

const states: Record<PersonState, Prisma.UserWhereInput> = {
	active: { verifiedAt: { not: null }, suspendedAt: null, deletedAt: null },
	unverified: { verifiedAt: null, suspendedAt: null, deletedAt: null },
	suspended: { suspendedAt: { not: null }, deletedAt: null },
	closed: { deletedAt: { not: null } },
}

const personFields = {
	id: true,
	email: true,
	firstName: true,
	lastName: true,
	phoneNumber: true,
	userType: true,
	companyId: true,
	verifiedAt: true,
	suspendedAt: true,
	suspensionReason: true,
	deletedAt: true,
	createdAt: true,
	authenticator: { select: { enabledAt: true } },
	company: { select: { plan: true, credits: true, _count: { select: { memberships: true } } } },
	_count: { select: { documents: { where: { deletedAt: null } } } },
} as const satisfies Prisma.UserSelect

function shape({ company, authenticator, _count, ...person }: Prisma.UserGetPayload<{ select: typeof personFields }>) {
	return {
		...person,
		state: stateOf(person),
		mfa: Boolean(authenticator?.enabledAt),
		plan: company.plan,
		credits: company.credits,
		/** Everybody of their current company, themselves included. */
		companyPeople: company._count.memberships,
		documents: _count.documents,
	}
}

function stateOf(person: { verifiedAt: Date | null; suspendedAt: Date | null; deletedAt: Date | null }): PersonState {
	if (person.deletedAt) return 'closed'
	if (person.suspendedAt) return 'suspended'
	return person.verifiedAt ? 'active' : 'unverified'
}
