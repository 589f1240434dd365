import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { suspendedMail } from './administration-mails.ts'
import type { Administrator } from '#app/domain/identity/administrator.ts'
import { endAccess } from './change-person.server.ts'
import { lockAdministrators } from '#app/domain/identity/lock-administrators.server.ts'

/**
 * Keeps somebody from signing in and ends their sessions; their documents stay, and others keep what is shared with
 * them. The person is told why.
 *
 * @returns `null` when there is no such account; 'unchanged' when it is suspended already
 */
export async function suspendPerson(
	services: Pick<Services, 'db' | 'jobs' | 'keys'>,
	administrator: Administrator,
	userId: string,
	reason: string,
): Promise<'suspended' | 'unchanged' | 'last_administrator' | null> {
	return services.db.$transaction(async (tx) => {
		const administrators = await lockAdministrators(tx)
		if (administrators.has(userId) && administrators.size === 1) return 'last_administrator'
		const person = await tx.user.findUnique({ where: { id: userId, deletedAt: null }, select: { email: true, companyId: true } })
		if (!person) return null
		const { count } = await tx.user.updateMany({
			where: { id: userId, suspendedAt: null },
			data: { suspendedAt: new Date(), suspensionReason: reason },
		})
		if (count === 0) return 'unchanged'
		await endAccess(tx, userId)
		await queueMail(services, tx, suspendedMail({ to: person.email, reason }))
		const { companyId } = person
		await recordEvent(tx, { type: 'account.suspended', actor: administrator, companyId, subject: userId, details: { reason } })
		return 'suspended'
	})
}

/** Lets a suspended person sign in again. @returns `null` when there is no such account that is suspended */
export async function reinstatePerson(
	{ db }: Pick<Services, 'db'>,
	administrator: Administrator,
	userId: string,
): Promise<'reinstated' | null> {
	return db.$transaction(async (tx) => {
		const [person] = await tx.user.updateManyAndReturn({
			where: { id: userId, suspendedAt: { not: null }, deletedAt: null },
			data: { suspendedAt: null, suspensionReason: null },
			select: { companyId: true },
		})
		if (!person) return null
		await recordEvent(tx, { type: 'account.reinstated', actor: administrator, companyId: person.companyId, subject: userId })
		return 'reinstated'
	})
}

/** Ends every session of a person and their open sign-in links. @returns how many sessions; `null` when there is no such account */
export async function signOutPerson({ db }: Pick<Services, 'db'>, administrator: Administrator, userId: string): Promise<number | null> {
	return db.$transaction(async (tx) => {
		const person = await tx.user.findUnique({ where: { id: userId }, select: { companyId: true } })
		if (!person) return null
		const sessions = await endAccess(tx, userId)
		await recordEvent(tx, {
			type: 'account.signed_out',
			actor: administrator,
			companyId: person.companyId,
			subject: userId,
			details: { sessions },
		})
		return sessions
	})
}
