import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { hour, inSeconds } from '#app/units.ts'

/** Mails that one member causes to one address: repeated sharing, removing or mentioning must not flood anybody. */
const mailsToOnePerson = { name: 'document-mail-person', points: 20, seconds: inSeconds(hour) }

const mailsPerMember = { name: 'document-mail', points: 200, seconds: inSeconds(hour) }

/**
 * Counts the mails that a member is about to cause.
 *
 * @returns the addresses that may get one; the others are over this member's limit
 */
export async function limitRecipients(
	{ limits }: Pick<Services, 'limits'>,
	member: Pick<Member, 'id'>,
	addresses: readonly string[],
): Promise<Set<string>> {
	const allowed = new Set<string>()
	for (const address of new Set(addresses)) {
		const refused = (await limits.count(mailsToOnePerson, `${member.id} ${address}`)) || (await limits.count(mailsPerMember, member.id))
		if (refused === 0) allowed.add(address)
	}
	return allowed
}
