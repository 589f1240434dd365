import type { Services } from '#app/infrastructure/services.ts'
import { minute } from '#app/units.ts'

/** What an answer of a passkey is for; it counts for nothing else. */
export type PasskeyPurpose = `register:${string}` | `session:${string}` | `sign-in:${string}`

/** Notes a question that was put to a person's passkey, for 5 minutes. */
export async function keepPasskeyChallenge(
	{ db }: Pick<Services, 'db'>,
	userId: string,
	purpose: PasskeyPurpose,
	challenge: string,
): Promise<void> {
	await db.passkeyChallenge.create({ data: { challenge, userId, purpose, expiresAt: new Date(Date.now() + 5 * minute) } })
}

/** Uses up the question that an answer names: the first answer removes it. @returns whether it was open for this person and purpose */
export async function takePasskeyChallenge(
	{ db }: Pick<Services, 'db'>,
	userId: string,
	purpose: PasskeyPurpose,
	challenge: string,
): Promise<boolean> {
	const { count } = await db.passkeyChallenge.deleteMany({ where: { challenge, userId, purpose, expiresAt: { gt: new Date() } } })
	return count > 0
}
