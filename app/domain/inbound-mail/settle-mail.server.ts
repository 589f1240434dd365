import type { Services } from '#app/infrastructure/services.ts'
import { mayAnswerRefusal, queueRefusal, type ProvenMail } from './refuse-mail.server.ts'

/**
 * Ends the taking of a mail: it waits for its reviews, or, when none of its files could be used, is refused with what is
 * wrong with each.
 *
 * @returns whether it waits
 */
export async function settleMail(
	services: Pick<Services, 'db' | 'jobs' | 'keys' | 'limits' | 'env'>,
	mailId: string,
	proven: ProvenMail,
): Promise<boolean> {
	const { db } = services
	const attachments = await db.inboundAttachment.findMany({ where: { mailId }, orderBy: { position: 'asc' } })
	const taking = { id: mailId, state: 'taking' } as const
	if (attachments.some(({ state }) => state !== 'refused')) {
		await db.inboundMail.updateMany({ where: taking, data: { state: 'waiting' } })
		return true
	}
	const answered = await mayAnswerRefusal(services, proven)
	const says = ['Nothing was checked.', ...attachments.map((file) => `${file.fileName}: ${file.says}`)].join(' ')
	await db.$transaction(async (tx) => {
		const { count } = await tx.inboundMail.updateMany({
			where: taking,
			data: { state: 'refused', reason: 'unusable', subject: null, messageId: null, endedAt: new Date() },
		})
		if (count === 0) return
		await tx.inboundAttachment.deleteMany({ where: { mailId } })
		if (answered) await queueRefusal(services, tx, proven, says)
	})
	return false
}
