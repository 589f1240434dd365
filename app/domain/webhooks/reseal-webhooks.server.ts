import { currentPrefix } from '#app/infrastructure/sealing.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { openSecret, sealSecret } from './webhook-secret.ts'

const atOnce = 500

/**
 * Forgets secrets that were replaced a day ago, and seals those of an earlier key anew, so that the key can be given up.
 * One whose key is no longer known stays and is logged.
 */
export async function renewWebhookSecrets({ db, keys, log }: Pick<Services, 'db' | 'keys' | 'log'>, now: number): Promise<void> {
	await db.webhook.updateMany({ where: { earlierUntil: { lte: new Date(now) } }, data: { earlierSecret: null, earlierUntil: null } })
	const prefix = currentPrefix(keys)
	for (const column of ['secret', 'earlierSecret'] as const) {
		const old = await db.webhook.findMany({
			// Where there is none, neither is true of it.
			where: { NOT: { [column]: { startsWith: prefix } } },
			select: { id: true, secret: true, earlierSecret: true },
			take: atOnce,
		})
		for (const { id, ...row } of old) {
			const sealed = row[column]!
			try {
				const renewed = sealSecret(keys, id, openSecret(keys, id, sealed))
				await db.webhook.updateMany({ where: { id, [column]: sealed }, data: { [column]: renewed } })
			} catch (error) {
				log.error({ err: error, webhookId: id }, 'A webhook’s secret could not be sealed anew')
			}
		}
	}
}
