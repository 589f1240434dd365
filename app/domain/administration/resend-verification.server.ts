import { createSignInLink } from '#app/domain/identity/sign-in-link.server.ts'
import { newToken } from '#app/domain/identity/tokens.server.ts'
import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { verificationMail } from './administration-mails.ts'
import type { Administrator } from '#app/domain/identity/administrator.ts'

/**
 * Mails somebody who has not confirmed their address a new link.
 *
 * @returns `null` when there is no such account that can be signed in to
 */
export async function resendVerification(
	services: Pick<Services, 'db' | 'keys' | 'jobs' | 'env'>,
	_administrator: Administrator,
	userId: string,
): Promise<'sent' | 'verified' | null> {
	const person = await services.db.user.findUnique({
		where: { id: userId, deletedAt: null, suspendedAt: null },
		select: { email: true, verifiedAt: true },
	})
	if (!person) return null
	if (person.verifiedAt) return 'verified'
	const { email } = person
	await services.db.$transaction(async (tx) => {
		// No browser waits for a code, so nobody may guess one: only the link opens.
		const { token } = await createSignInLink({ db: tx, keys: services.keys }, { email, code: newToken(), returnTo: null })
		await queueMail(services, tx, verificationMail({ to: email, link: `${services.env.appUrl}/auth/callback?token=${token}` }))
	})
	return 'sent'
}
