import { memberFields, memberOf } from '#app/domain/identity/member-fields.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { mayAct } from '#app/domain/identity/session.server.ts'
import type { Services } from '#app/infrastructure/services.ts'

/**
 * The member of a company with a proven address, who may sign in. They act in that company, whichever they work in now.
 *
 * @param from an address that the mail's proof says it is from
 * @returns `null` for everybody else
 */
export async function findSender({ db }: Pick<Services, 'db'>, companyId: string, from: string): Promise<Member | null> {
	const person = await db.user.findFirst({
		where: {
			...mayAct,
			email: from.trim().toLowerCase(),
			verifiedAt: { not: null },
			memberships: { some: { companyId } },
		},
		select: memberFields,
	})
	if (!person) return null
	const company = await db.company.findUniqueOrThrow({ where: { id: companyId }, select: { plan: true, credits: true } })
	return { ...memberOf({ ...person, company }), companyId }
}
