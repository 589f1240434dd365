import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { removeMfa } from '#app/domain/identity/mfa/change-mfa.server.ts'
import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { mfaResetMail } from './administration-mails.ts'
import type { Administrator } from '#app/domain/identity/administrator.ts'
import { endAccess } from './change-person.server.ts'

/**
 * Removes the second factor of somebody who lost it, and logs them out everywhere. They are told, with the reason: a
 * reset that they did not ask for is an attack.
 *
 * @returns `null` when there is no such account; 'off' when it has no second factor; 'own' for the administrator's own
 *   account, whose second factor is removed in the settings, with a code
 */
export async function resetMfa(
	services: Pick<Services, 'db' | 'jobs' | 'keys'>,
	administrator: Administrator,
	userId: string,
	reason: string,
): Promise<'reset' | 'off' | 'own' | null> {
	if (userId === administrator.id) return 'own'
	return services.db.$transaction(async (tx) => {
		const person = await tx.user.findUnique({ where: { id: userId, deletedAt: null }, select: { email: true, companyId: true } })
		if (!person) return null
		if (!(await removeMfa(tx, userId))) return 'off'
		await endAccess(tx, userId)
		await queueMail(services, tx, mfaResetMail({ to: person.email, reason }))
		const { companyId } = person
		await recordEvent(tx, { type: 'account.mfa_reset', actor: administrator, companyId, subject: userId, details: { reason } })
		return 'reset'
	})
}
