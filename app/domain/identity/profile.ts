import type { Member } from './member.ts'

/** The fields that count towards a complete profile. */
const counted = ['firstName', 'lastName', 'email', 'phoneNumber'] as const satisfies (keyof Member)[]

/** How many of the profile's fields are filled in, out of how many. */
export function completeness(member: Pick<Member, (typeof counted)[number]>): { filled: number; of: number } {
	return { filled: counted.filter((field) => Boolean(member[field]?.trim())).length, of: counted.length }
}
