import type { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { Member } from './member.ts'

/** The columns that make a `Member`: `select: memberFields`. */
export const memberFields = {
	id: true,
	email: true,
	firstName: true,
	lastName: true,
	phoneNumber: true,
	companyId: true,
	userType: true,
	plan: true,
	subscriptionCredits: true,
} as const satisfies Record<Exclude<keyof Member, 'address'>, true> & Prisma.UserSelect
