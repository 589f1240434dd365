import type { Services } from '#app/infrastructure/services.ts'
import { memberFields, memberOf } from './member-fields.ts'
import type { Member } from './member.ts'

/** Changes a member's names and phone number; what is left out stays. The address changes with `requestEmailChange`. */
export async function updateProfile(
	{ db }: Pick<Services, 'db'>,
	member: Member,
	changes: Partial<Pick<Member, 'firstName' | 'lastName' | 'phoneNumber'>>,
): Promise<Member> {
	const person = await db.user.update({
		where: { id: member.id },
		data: { firstName: changes.firstName, lastName: changes.lastName, phoneNumber: changes.phoneNumber },
		select: memberFields,
	})
	return memberOf(person)
}
