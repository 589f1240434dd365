import type { Prisma } from '#app/infrastructure/db/generated/client.ts'

/** What `companyNameOf` needs: `select: companyNameFields`. */
export const companyNameFields = {
	profile: { select: { legalEntityName: true } },
	memberships: {
		where: { role: 'owner' },
		orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
		take: 1,
		select: { user: { select: { firstName: true, lastName: true } } },
	},
} as const satisfies Prisma.CompanySelect

/** The legal name of a company's profile; until it has one, its first owner's company. */
export function companyNameOf({ profile, memberships }: Prisma.CompanyGetPayload<{ select: typeof companyNameFields }>): string {
	if (profile) return profile.legalEntityName
	const owner = memberships[0]?.user
	return owner ? `${owner.firstName} ${owner.lastName}’s company` : 'A company without a name'
}
