import { z } from 'zod'
import { defineJob } from '#app/infrastructure/jobs/define-job.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { eraseDueAccounts } from './account/erase-due-accounts.server.ts'
import { eraseAccount } from './erase-account.server.ts'
import { eraseDocument } from './erase-document.server.ts'
import { day } from '#app/units.ts'

/** How long a deleted document can be restored. */
export const documentGrace = 30 * day

/** How long an account is kept that was closed without a grace of its own, in case it was closed by mistake. */
export const accountGrace = 5 * day

/** Limits one run; the next run continues. */
const batch = 200

/**
 * Erases what was deleted long enough ago. A failure is logged and retried in the next run, without stopping the
 * others.
 *
 * @param now the current time, in milliseconds since 1970
 */
export async function eraseDeleted(services: Pick<Services, 'db' | 'storage' | 'jobs' | 'keys' | 'log'>, now = Date.now()): Promise<void> {
	const { db, log } = services
	await eraseDueAccounts(services, now)
	const expired = { deletedAt: { lte: new Date(now - documentGrace) } }
	const oldest = { where: expired, orderBy: { deletedAt: 'asc' }, take: batch, select: { id: true } } as const
	for (const { id } of await db.document.findMany(oldest))
		await eraseDocument(services, id, expired).catch((error: unknown) =>
			log.error({ err: error, documentId: id }, 'A document could not be erased'),
		)
	const closed = await db.user.findMany({
		where: { deletedAt: { lte: new Date(now - accountGrace) } },
		orderBy: { deletedAt: 'asc' },
		take: batch,
		select: { id: true },
	})
	for (const { id } of closed)
		await eraseAccount(services, id).catch((error: unknown) => log.error({ err: error, userId: id }, 'An account could not be erased'))
}

/** Erases deleted documents and closed accounts for good, every hour. */
export const eraseJob = defineJob({
	name: 'erase-deleted',
	data: z.object({}),
	retry: 0,
	concurrency: 1,
	expiresIn: 30 * 60,
	cron: '17 * * * *',
	run: (services) => eraseDeleted(services),
})
