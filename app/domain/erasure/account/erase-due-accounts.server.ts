import { memberFields, memberOf } from '#app/domain/identity/member-fields.ts'
import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { closeAccount } from '../close-account.server.ts'
import { eraseAccount } from '../erase-account.server.ts'
import { accountErasedMail } from './deletion-mails.ts'

/** Limits one run; the next run continues. */
const batch = 200

/**
 * Erases the accounts whose grace is over, and mails each person the receipt. A failure is logged and retried in the next
 * run, without stopping the others.
 */
export async function eraseDueAccounts(services: Pick<Services, 'db' | 'storage' | 'jobs' | 'keys' | 'log'>, now: number): Promise<void> {
	const due = await services.db.accountDeletion.findMany({
		where: { eraseAfter: { lte: new Date(now) }, canceledAt: null, erasedAt: null, userId: { not: null } },
		orderBy: { eraseAfter: 'asc' },
		take: batch,
		select: { id: true, receipt: true, requestedAt: true, user: { select: memberFields } },
	})
	for (const { id, receipt, requestedAt, user } of due) {
		if (!user) continue
		const erase = async () => {
			if ((await closeAccount(services, memberOf(user), { handOver: true, scheduled: id })) === 'kept') return
			await eraseAccount(services, user.id, async (tx) => {
				await tx.accountDeletion.update({ where: { id }, data: { erasedAt: new Date() } })
				await queueMail(services, tx, accountErasedMail({ to: user.email, receipt, requestedAt }))
			})
		}
		await erase().catch((error: unknown) => services.log.error({ err: error, userId: user.id }, 'An account could not be erased'))
	}
}
