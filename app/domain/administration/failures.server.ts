import { sendMailJob } from '#app/domain/mail/send-mail-job.server.ts'
import type { FailedJob } from '#app/infrastructure/jobs/jobs.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { Administrator } from '#app/domain/identity/administrator.ts'

/** How many failures a page lists. */
export const failuresPerPage = 50

/** Jobs that failed for good, the latest first, without those that send mails: the mails are listed themselves. */
export function listFailedJobs({ jobs }: Pick<Services, 'jobs'>, _administrator: Administrator): Promise<FailedJob[]> {
	return jobs.listFailed(failuresPerPage, sendMailJob)
}

/** How many jobs and mails were given up, also beyond those that a page lists. */
export async function countFailures({ db, jobs }: Pick<Services, 'db' | 'jobs'>, _administrator: Administrator): Promise<number> {
	const [failedJobs, failedMails] = await Promise.all([
		jobs.countFailed(sendMailJob),
		db.outgoingMail.count({ where: { state: 'failed' } }),
	])
	return failedJobs + failedMails
}

/** Tries a failed job once more. @returns whether there is such a job */
export function retryFailedJob(
	{ jobs }: Pick<Services, 'jobs'>,
	_administrator: Administrator,
	job: Pick<FailedJob, 'name' | 'id'>,
): Promise<boolean> {
	return jobs.retryFailed(job)
}

/** A mail that was not sent. */
export interface FailedMail {
	id: string
	recipient: string
	subject: string
	error: string | null
	attempts: number
	createdAt: Date
	/** Whether it can still be sent: the content of a mail is kept for a day. */
	canRetry: boolean
}

/** The newest mails that were given up. */
export async function listFailedMails({ db }: Pick<Services, 'db'>, _administrator: Administrator): Promise<FailedMail[]> {
	const mails = await db.outgoingMail.findMany({
		where: { state: 'failed' },
		orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
		take: failuresPerPage,
		select: { id: true, recipient: true, subject: true, error: true, attempts: true, createdAt: true, content: true },
	})
	return mails.map(({ content, ...mail }) => ({ ...mail, canRetry: content !== null }))
}

/**
 * Queues a failed mail again. The mail server may have taken it before the program ended, so it can arrive twice.
 *
 * @returns whether there is such a mail with its content
 */
export async function retryFailedMail(
	{ db, jobs }: Pick<Services, 'db' | 'jobs'>,
	_administrator: Administrator,
	mailId: string,
): Promise<boolean> {
	return db.$transaction(async (tx) => {
		const { count } = await tx.outgoingMail.updateMany({
			where: { id: mailId, state: 'failed', content: { not: null } },
			data: { state: 'waiting', error: null },
		})
		if (count > 0) await jobs.enqueue(tx, sendMailJob, { mailId })
		return count > 0
	})
}
