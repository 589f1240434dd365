import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { Member } from '../../member.ts'
import { passkeyRemovedMail } from '../mfa-mails.ts'
import type { CodeOutcome, SecondFactorServices } from '../second-factor.server.ts'
import { proveSecondFactor } from '../step-up.server.ts'
import { passkeySite } from './passkey-site.ts'

/** A passkey as its owner sees it. */
export interface ListedPasskey {
	id: string
	name: string
	createdAt: Date
	lastUsedAt: Date | null
}

/** A person's passkeys, the oldest first. */
export async function listPasskeys({ db }: Pick<Services, 'db'>, member: Pick<Member, 'id'>): Promise<ListedPasskey[]> {
	return db.passkey.findMany({
		where: { userId: member.id },
		orderBy: { createdAt: 'asc' },
		select: { id: true, name: true, createdAt: true, lastUsedAt: true },
	})
}

/** Whether a person can use a passkey here. */
export async function canUsePasskey({ db, env }: Pick<Services, 'db' | 'env'>, userId: string): Promise<boolean> {
	return passkeySite(env) !== null && (await db.passkey.count({ where: { userId } })) > 0
}

/**
 * Removes one of a person's passkeys, after the second factor is proven.
 *
 * @param code of the app or a backup code; not needed while a step-up of the session is open
 * @returns 'gone' when it was not there
 */
export async function removePasskey(
	services: SecondFactorServices,
	member: Member,
	sessionId: string,
	{ id, code }: { id: string; code: string },
): Promise<'removed' | 'gone' | Exclude<CodeOutcome, 'right'> | 'missing'> {
	if ((await services.db.passkey.count({ where: { id, userId: member.id } })) === 0) return 'gone'
	const proof = await proveSecondFactor(services, member, sessionId, code)
	if (proof !== 'right') return proof
	return services.db.$transaction(async (tx) => {
		const passkey = await tx.passkey.findUnique({ where: { id, userId: member.id }, select: { name: true } })
		if (!passkey) return 'gone'
		await tx.passkey.delete({ where: { id } })
		await recordEvent(tx, { type: 'account.passkey_removed', actor: member, companyId: member.companyId, subject: member.id })
		await queueMail(services, tx, passkeyRemovedMail({ to: member.email, name: passkey.name }))
		return 'removed'
	})
}
