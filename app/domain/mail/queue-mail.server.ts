import { randomUUID } from 'node:crypto'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Mail } from '#app/infrastructure/mail/mailer.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { seal } from './seal.server.ts'
import { sendMailJob } from './send-mail-job.server.ts'

/**
 * Puts a mail into the outbox, in the transaction of what it is about: it is sent right after the commit, and never on
 * a rollback.
 */
export async function queueMail(
	{ jobs, secret }: Pick<Services, 'jobs' | 'secret'>,
	tx: Tx,
	{ to, subject, text, html }: Mail,
): Promise<void> {
	const id = randomUUID()
	await tx.outgoingMail.create({ data: { id, recipient: to, subject, content: seal(secret, id, JSON.stringify({ text, html })) } })
	await jobs.enqueue(tx, sendMailJob, { mailId: id })
}
