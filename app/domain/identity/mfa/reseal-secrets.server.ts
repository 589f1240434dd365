import { currentPrefix, seal, unseal } from '#app/infrastructure/sealing.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** The most secrets sealed anew in one run. */
const atOnce = 500

/**
 * Seals authenticator secrets anew that were sealed with an earlier key, so that the earlier key can be given up. Each
 * is replaced only if it is still the one that was read. One whose key is no longer known stays and is logged.
 *
 * @returns how many were sealed anew
 */
export async function resealAuthenticatorSecrets({ db, keys, log }: Pick<Services, 'db' | 'keys' | 'log'>): Promise<number> {
	const prefix = currentPrefix(keys)
	let resealed = 0
	for (const column of ['secret', 'pendingSecret'] as const) {
		const old = await db.authenticator.findMany({
			where: { [column]: { not: null }, NOT: { [column]: { startsWith: prefix } } },
			select: { userId: true, secret: true, pendingSecret: true },
			take: atOnce,
		})
		for (const { userId, ...row } of old) {
			const sealed = row[column]!
			try {
				const renewed = seal(keys, 'authenticator secret', userId, unseal(keys, 'authenticator secret', userId, sealed))
				const { count } = await db.authenticator.updateMany({ where: { userId, [column]: sealed }, data: { [column]: renewed } })
				resealed += count
			} catch (error) {
				log.error({ err: error, userId }, 'An authenticator secret could not be sealed anew')
			}
		}
	}
	return resealed
}
