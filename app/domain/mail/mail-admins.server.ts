import type { Services } from '#app/infrastructure/services.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Mail } from '#app/infrastructure/mail/mailer.ts'
import { queueMail } from './queue-mail.server.ts'

/** Mails every administrator who can log in, through the outbox. */
export async function mailAdmins(services: Pick<Services, 'jobs' | 'keys' | 'env'>, tx: Tx, compose: (to: string) => Mail): Promise<void> {
	const admins = await tx.user.findMany({
		where: { userType: 'admin', verifiedAt: { not: null }, suspendedAt: null, deletedAt: null },
		orderBy: { id: 'asc' },
		select: { email: true },
	})
	for (const { email } of admins) await queueMail(services, tx, compose(email))
}
