import { randomUUID } from 'node:crypto'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Mail } from '#app/infrastructure/mail/mailer.ts'
import { seal } from '#app/infrastructure/sealing.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { sendMailJob } from './send-mail-job.server.ts'

/**
 * Puts a mail into the outbox, in the transaction of what it is about: it is sent right after the commit, and never on
 * a rollback.
 */
export async function queueMail(
	{ jobs, keys }: Pick<Services, 'jobs' | 'keys'>,
	tx: Tx,
	{ to, subject, ...content }: Omit<Mail, 'id'>,
): Promise<void> {
	const id = randomUUID()
	await tx.outgoingMail.create({
		data: { id, recipient: to, subject, content: seal(keys, 'outgoing mail', id, JSON.stringify(content)) },
	})
	await jobs.enqueue(tx, sendMailJob, { mailId: id })
}
