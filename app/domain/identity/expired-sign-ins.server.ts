import type { Services } from '#app/infrastructure/services.ts'
import { day } from '#app/units.ts'

/**
 * Removes mailed links, challenges and sessions that ended a day ago, browsers that were not used for as long as they keep
 * what they are recognized by, and devices that were not recognized once in 90 days. Until then a used link can be
 * distinguished from one that never existed.
 *
 * @param now in milliseconds since 1970
 */
export async function removeExpiredSignIns({ db }: Pick<Services, 'db'>, now: number): Promise<void> {
	const yesterday = new Date(now - day)
	await db.signInLink.deleteMany({ where: { OR: [{ expiresAt: { lt: yesterday } }, { usedAt: { lt: yesterday } }] } })
	await db.signInChallenge.deleteMany({ where: { OR: [{ expiresAt: { lt: yesterday } }, { usedAt: { lt: yesterday } }] } })
	await db.passkeyChallenge.deleteMany({ where: { expiresAt: { lt: new Date(now) } } })
	await db.session.deleteMany({ where: { OR: [{ expiresAt: { lt: yesterday } }, { revokedAt: { lt: yesterday } }] } })
	await db.spentSocialState.deleteMany({ where: { createdAt: { lt: yesterday } } })
	await db.knownDevice.deleteMany({ where: { lastUsedAt: { lt: new Date(now - 400 * day) } } })
	// Programs that keep no cookies are a new device at each sign-in, never recognized again.
	const { createdAt } = db.knownDevice.fields
	await db.knownDevice.deleteMany({ where: { lastUsedAt: { lte: createdAt, lt: new Date(now - 90 * day) } } })
}
