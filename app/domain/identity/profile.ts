import type { Member } from './member.ts'

const counted = ['firstName', 'lastName', 'email', 'phoneNumber'] as const satisfies (keyof Member)[]

/** How many of the counted profile fields are filled in. */
export function completeness(member: Pick<Member, (typeof counted)[number]>): { filled: number; of: number } {
	return { filled: counted.filter((field) => Boolean(member[field]?.trim())).length, of: counted.length }
}
