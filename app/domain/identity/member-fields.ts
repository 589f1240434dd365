import type { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { Member } from './member.ts'

/** The columns that `memberOf` makes a `Member` of: `select: memberFields`. */
export const memberFields = {
	id: true,
	email: true,
	firstName: true,
	lastName: true,
	phoneNumber: true,
	companyId: true,
	userType: true,
	company: { select: { plan: true, credits: true } },
} as const satisfies Prisma.UserSelect

/** A person as a `Member`, with the plan and credits of their current company. */
export function memberOf({ company, ...person }: Prisma.UserGetPayload<{ select: typeof memberFields }>): Member {
	return { ...person, plan: company.plan, subscriptionCredits: company.credits }
}
