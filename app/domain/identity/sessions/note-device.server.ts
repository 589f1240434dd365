import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import type { RateRule } from '#app/infrastructure/rate-limits.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { lockPerson } from '../lock-person.server.ts'
import type { Member } from '../member.ts'
import { hashToken, newToken } from '../tokens.server.ts'
import { browserInWords } from './browser-in-words.ts'
import { newDeviceMail } from './new-device-mail.ts'
import { day, inSeconds } from '#app/units.ts'

/** Alerts to one account: who gets more in a day learns nothing new from them. */
const alertsPerAccount: RateRule = { name: 'login-alert-account', points: 5, seconds: inSeconds(day) }

/** A new sign-in of a member. */
export interface SignInFrom {
	/** What this browser was given at an earlier sign-in, by anybody. */
	device: string | null
	userAgent: string | null
	address: string
}

/**
 * Recognizes the browser of a sign-in. One that the account never signed in with is told to its owner by mail; the first
 * of an account is not, because its owner has just registered.
 *
 * @returns what the browser has to keep to be recognized
 */
export async function noteDevice(
	services: Pick<Services, 'db' | 'jobs' | 'keys' | 'env' | 'limits'>,
	member: Member,
	{ device, userAgent, address }: SignInFrom,
): Promise<string> {
	const token = device ?? newToken()
	const tokenHash = hashToken(token)
	const now = new Date()
	const isNew = await services.db.$transaction(async (tx) => {
		await lockPerson(tx, member.id)
		const { count } = await tx.knownDevice.updateMany({ where: { userId: member.id, tokenHash }, data: { lastUsedAt: now } })
		if (count > 0) return false
		const others = await tx.knownDevice.count({ where: { userId: member.id } })
		await tx.knownDevice.create({ data: { userId: member.id, tokenHash, createdAt: now, lastUsedAt: now } })
		return others > 0
	})
	if (isNew) await alert(services, member, { userAgent, address })
	return token
}

async function alert(
	services: Pick<Services, 'db' | 'jobs' | 'keys' | 'env' | 'limits'>,
	member: Member,
	{ userAgent, address }: Omit<SignInFrom, 'device'>,
): Promise<void> {
	if ((await services.limits.count(alertsPerAccount, member.id)) > 0) return
	const mail = newDeviceMail({
		to: member.email,
		browser: browserInWords(userAgent),
		address,
		at: new Date(),
		link: `${services.env.appUrl}/settings/security`,
	})
	await services.db.$transaction((tx) => queueMail(services, tx, mail))
}
