import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import type { Mail } from '#app/infrastructure/mail/mailer.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { createSignInLink, type AccountState } from './sign-in-link.server.ts'
import {
	alreadyRegisteredMail,
	noAccountMail,
	signInMail,
	suspendedSignInMail,
	welcomeMail,
	type SignInMailParts,
} from './sign-in-mails.ts'

/**
 * Mails a link and a code to an address: to sign in, to confirm a registration, or to say that there is no account.
 * Each case queues one mail for a job to send, so that response times do not reveal which.
 *
 * @param purpose what was requested; the mail depends on whether there is an account
 * @param code 6 digits
 * @param returnTo a path of this site, checked, to go on with after signing in
 * @returns the id of the link, which the code needs
 */
export async function mailSignIn(
	services: Pick<Services, 'db' | 'keys' | 'jobs' | 'env'>,
	{ purpose, email, code, returnTo }: { purpose: 'login' | 'register'; email: string; code: string; returnTo: string | null },
): Promise<string> {
	const { appUrl } = services.env
	return services.db.$transaction(async (tx) => {
		const { id, token, account } = await createSignInLink({ db: tx, keys: services.keys }, { email, code, returnTo })
		const parts = { to: email, link: `${appUrl}/auth/callback?token=${token}`, code }
		await queueMail(services, tx, mailFor(purpose, account, parts, `${appUrl}/login?mode=register`))
		return id
	})
}

function mailFor(purpose: 'login' | 'register', account: AccountState, parts: SignInMailParts, registration: string): Mail {
	if (account === 'none') return noAccountMail({ to: parts.to, link: registration })
	if (account === 'suspended') return suspendedSignInMail(parts)
	if (purpose === 'login') return signInMail(parts)
	return account === 'proven' ? alreadyRegisteredMail(parts) : welcomeMail(parts)
}
