import { z } from 'zod'
import type { Db, Tx } from '#app/infrastructure/db/db.ts'
import { defineJob, type JobRun } from '#app/infrastructure/jobs/define-job.ts'
import { keysOf, withoutKeys } from '#app/infrastructure/keys-of.ts'
import type { Mail } from '#app/infrastructure/mail/mailer.ts'
import { unseal } from '#app/infrastructure/sealing.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { inSeconds, minute } from '#app/units.ts'

const longestError = 500

/** Sends a mail of the outbox. */
export const sendMailJob = defineJob({
	name: 'send-mail',
	data: z.object({ mailId: z.uuid() }),
	// With growing pauses about four minutes: a restart of the mail server loses no mail.
	retry: 8,
	concurrency: 4,
	expiresIn: inSeconds(3 * minute),
	run: (services, { mailId }, run) => sendMail(services, mailId, run),
})

/**
 * Sends one mail, once. Until then it is `sending`: if the program ends there, the mail server may or may not have
 * taken it, so it becomes `failed` rather than sent twice.
 *
 * @throws Error when the mail server does not take it, so that the queue retries
 */
async function sendMail({ db, mail, keys, env }: Services, mailId: string, { lastTry }: Pick<JobRun, 'lastTry'>): Promise<void> {
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
		await mail.send(await queuedMail({ keys }, db, mailId))
	} catch (error) {
		// A mail server that refuses a password may quote it.
		const reason = withoutKeys(String(error), keysOf(env)).slice(0, longestError)
		await db.outgoingMail.update({
			where: { id: mailId },
			data: { state: lastTry ? 'failed' : 'waiting', error: reason },
		})
		throw error
	}
	// The content can sign somebody in, and is not needed any more.
	await db.outgoingMail.update({ where: { id: mailId }, data: { state: 'sent', sentAt: new Date(), content: null, error: null } })
}

const Content = z.object({
	text: z.string(),
	html: z.string(),
	replyTo: z.email().optional(),
	inReplyTo: z.string().optional(),
	automatic: z.boolean().optional(),
})

/**
 * A queued mail, ready to send.
 *
 * @throws Error when it is gone, or was sealed with a key that is no longer known
 */
export async function queuedMail({ keys }: Pick<Services, 'keys'>, db: Db | Tx, id: string): Promise<Mail> {
	const { recipient, subject, content } = await db.outgoingMail.findUniqueOrThrow({
		where: { id },
		select: { recipient: true, subject: true, content: true },
	})
	return { id, to: recipient, subject, ...Content.parse(JSON.parse(unseal(keys, 'outgoing mail', id, content ?? ''))) }
}
