import { z } from 'zod'
import type { Db, Tx } from '#app/infrastructure/db/db.ts'
import { defineJob, type JobRun } from '#app/infrastructure/jobs/define-job.ts'
import type { Mail } from '#app/infrastructure/mail/mailer.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { unseal } from './seal.server.ts'
import { inSeconds, minute } from '#app/units.ts'

/** Longest error text that is kept beside a mail. */
const longestError = 500

/** Sends a mail of the outbox. */
export const sendMailJob = defineJob({
	name: 'send-mail',
	data: z.object({ mailId: z.uuid() }),
	// With growing pauses about four minutes: a mail server that restarts costs nobody a mail.
	retry: 8,
	concurrency: 4,
	expiresIn: inSeconds(3 * minute),
	run: (services, { mailId }, run) => sendMail(services, mailId, run),
})

/**
 * Sends one mail, once. While it is on its way it counts as `sending`: when the program ends in that moment nobody
 * knows whether the mail server took it, and it is `failed` rather than sent twice.
 *
 * @throws Error when the mail server does not take it, for the queue to try again
 */
async function sendMail({ db, mail, secret }: Services, mailId: string, { lastTry }: Pick<JobRun, 'lastTry'>): Promise<void> {
	const { count } = await db.outgoingMail.updateMany({
		where: { id: mailId, state: 'waiting' },
		data: { state: 'sending', attempts: { increment: 1 } },
	})
	if (count === 0) {
		await db.outgoingMail.updateMany({
			where: { id: mailId, state: 'sending' },
			data: { state: 'failed', error: 'The program ended while the mail was being sent.' },
		})
		return
	}
	try {
		await mail.send(await queuedMail({ secret }, db, mailId))
	} catch (error) {
		await db.outgoingMail.update({
			where: { id: mailId },
			data: { state: lastTry ? 'failed' : 'waiting', error: String(error).slice(0, longestError) },
		})
		throw error
	}
	// What it said opens accounts, and nobody needs it any more.
	await db.outgoingMail.update({ where: { id: mailId }, data: { state: 'sent', sentAt: new Date(), content: null, error: null } })
}

const Content = z.object({ text: z.string(), html: z.string() })

/**
 * A mail of the outbox as it is to be sent.
 *
 * @throws Error when it is gone, or was sealed with another secret
 */
export async function queuedMail({ secret }: Pick<Services, 'secret'>, db: Db | Tx, id: string): Promise<Mail> {
	const { recipient, subject, content } = await db.outgoingMail.findUniqueOrThrow({
		where: { id },
		select: { recipient: true, subject: true, content: true },
	})
	return { id, to: recipient, subject, ...Content.parse(JSON.parse(unseal(secret, id, content ?? ''))) }
}
