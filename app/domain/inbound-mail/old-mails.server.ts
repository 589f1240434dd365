import type { Services } from '#app/infrastructure/services.ts'
import { day, hour } from '#app/units.ts'

/** How long a mail is recognized when it comes again: servers try for five days. */
const remembered = 30 * day

/**
 * Forgets mails that ended long ago. Of those whose taking broke off and never came again, what was taken is answered.
 *
 * @param now in milliseconds since 1970
 */
export async function removeOldMails({ db }: Pick<Services, 'db'>, now: number): Promise<void> {
	await db.inboundMail.deleteMany({ where: { endedAt: { lt: new Date(now - remembered) } } })
	const broken = { state: 'taking', createdAt: { lt: new Date(now - 6 * hour) } } as const
	await db.inboundMail.updateMany({ where: { ...broken, attachments: { some: {} } }, data: { state: 'waiting' } })
	await db.inboundMail.deleteMany({ where: broken })
}
