import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { Member } from '../../member.ts'
import { passkeyRemovedMail } from '../mfa-mails.ts'
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

/** Removes one of a person's passkeys. @returns whether it was there */
export async function removePasskey(services: Pick<Services, 'db' | 'jobs' | 'keys'>, member: Member, id: string): Promise<boolean> {
	return services.db.$transaction(async (tx) => {
		const passkey = await tx.passkey.findUnique({ where: { id, userId: member.id }, select: { name: true } })
		if (!passkey) return false
		await tx.passkey.delete({ where: { id } })
		await recordEvent(tx, { type: 'account.passkey_removed', actor: member, companyId: member.companyId, subject: member.id })
		await queueMail(services, tx, passkeyRemovedMail({ to: member.email, name: passkey.name }))
		return true
	})
}
