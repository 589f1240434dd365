import { decodeWords } from 'postal-mime'
import { z } from 'zod'
import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { refusalsPerSender, repliesPerSender, repliesPerStranger } from './mail-limits.ts'
import { headerOf, messageIdOf, type MailHead } from './mail-head.ts'
import { notCheckedMail } from './reply-mails.ts'
import type { MailRefusal } from './refusals.ts'

/** A mail whose sender is proven. */
export interface ProvenMail {
	key: string
	companyId: string
	from: string
	/** `null`: nobody of the company. */
	sender: Member | null
	head: MailHead
}

/** As it is encoded. */
const longestSubject = 1_000

type Refusing = Pick<Services, 'db' | 'jobs' | 'keys' | 'limits' | 'env'>

/**
 * Answers a mail of which nothing is checked, once, and keeps nothing of it but that it came. Who gets too many answers
 * gets none.
 *
 * @param says the sentence of the answer
 */
export async function refuseMail(services: Refusing, mail: ProvenMail, reason: MailRefusal, says: string): Promise<void> {
	const { key, companyId, sender } = mail
	if (await services.db.inboundMail.findUnique({ where: { key, state: { not: 'taking' } }, select: { id: true } })) return
	const answered = await mayAnswerRefusal(services, mail)
	await services.db.$transaction(async (tx) => {
		const { count } = await tx.inboundMail.createMany({
			data: { key, companyId, userId: sender?.id, state: 'refused', reason, endedAt: new Date() },
			skipDuplicates: true,
		})
		if (count > 0 && answered) await queueRefusal(services, tx, mail, says)
	})
}

/** Whether a sender may be told once more that nothing was checked. Asking counts. */
export async function mayAnswerRefusal({ limits }: Pick<Services, 'limits'>, { from, companyId, sender }: ProvenMail): Promise<boolean> {
	const address = from.toLowerCase()
	if (!z.email().safeParse(address).success) return false
	if (!sender && (await limits.count(repliesPerStranger, `${companyId} ${address}`)) > 0) return false
	if ((await limits.count(refusalsPerSender, address)) > 0) return false
	return (await limits.count(repliesPerSender, address)) === 0
}

/** Queues the answer that nothing was checked. It goes to the proven sender, never to Reply-To. */
export async function queueRefusal(services: Refusing, tx: Tx, { from, head }: ProvenMail, says: string): Promise<void> {
	const link = `${services.env.appUrl}/settings/email-to-check`
	const mail = notCheckedMail({ to: from, subject: subjectOf(head), reason: says, link })
	await queueMail(services, tx, { ...mail, inReplyTo: messageIdOf(head) ?? undefined, automatic: true })
}

/** The subject of a mail as words; empty where it has none that are plain. */
export function subjectOf(head: Pick<MailHead, 'headers'>): string {
	return decodeWords(Buffer.from(headerOf(head, 'subject').slice(0, longestSubject), 'latin1').toString('utf8'))
}
