import type { Services } from '#app/infrastructure/services.ts'
import { day } from '#app/units.ts'

/**
 * Removes the content of unsent mails after a day, when their links have expired, and the record of any mail after a
 * month.
 *
 * @param now in milliseconds since 1970
 */
export async function removeExpiredMails({ db }: Pick<Services, 'db'>, now: number): Promise<void> {
	await db.outgoingMail.updateMany({
		where: { state: 'failed', content: { not: null }, createdAt: { lt: new Date(now - day) } },
		data: { content: null },
	})
	await db.outgoingMail.deleteMany({ where: { state: { in: ['sent', 'failed'] }, createdAt: { lt: new Date(now - 30 * day) } } })
}
