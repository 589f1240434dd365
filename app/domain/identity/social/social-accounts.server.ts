import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { Member } from '../member.ts'
import type { SocialProvider } from './provider.ts'
import { socialUnlinkedMail } from './social-mails.ts'

/** An account at a provider that opens the member's account. */
export interface LinkedAccount {
	id: string
	provider: SocialProvider
	email: string | null
	createdAt: Date
	lastUsedAt: Date | null
}

/** The member's linked accounts, the oldest first. */
export async function listLinkedAccounts({ db }: Pick<Services, 'db'>, member: Member): Promise<LinkedAccount[]> {
	return db.socialAccount.findMany({
		where: { userId: member.id },
		orderBy: { createdAt: 'asc' },
		select: { id: true, provider: true, email: true, createdAt: true, lastUsedAt: true },
	})
}

/**
 * Unlinks an account at a provider. Nobody is locked out: a mailed link always opens the account.
 *
 * @returns what was unlinked; `null` when the member has no such linked account
 */
export async function unlinkSocialAccount(
	services: Pick<Services, 'db' | 'jobs' | 'keys' | 'env'>,
	member: Member,
	id: string,
): Promise<{ provider: SocialProvider } | null> {
	return services.db.$transaction(async (tx) => {
		const linked = await tx.socialAccount.findFirst({ where: { id, userId: member.id }, select: { provider: true } })
		if (!linked) return null
		const { count } = await tx.socialAccount.deleteMany({ where: { id, userId: member.id } })
		if (count === 0) return null
		await recordEvent(tx, {
			type: 'account.social_unlinked',
			actor: member,
			companyId: member.companyId,
			subject: member.id,
			details: { provider: linked.provider },
		})
		await queueMail(
			services,
			tx,
			socialUnlinkedMail({ to: member.email, provider: linked.provider, link: `${services.env.appUrl}/settings/security` }),
		)
		return { provider: linked.provider }
	})
}
