import type { Mail } from '#app/infrastructure/mail/mailer.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { createSignInLink } from './sign-in-link.server.ts'
import { alreadyRegisteredMail, noAccountMail, signInMail, welcomeMail } from './sign-in-mails.ts'

/**
 * Mails a link and a code to an address: to sign in, to confirm a registration, or a word that there is no account.
 * The mail goes out after this answers, so that a slow mail server tells nobody which of these it was.
 *
 * @param purpose what was asked for; the mail depends on what account there is
 * @param code 6 digits
 * @param returnTo a path of this site, checked, to go on with after signing in
 * @returns the id of the link, which the code needs
 */
export async function mailSignIn(
	services: Pick<Services, 'db' | 'secret' | 'mail' | 'log' | 'env'>,
	{ purpose, email, code, returnTo }: { purpose: 'login' | 'register'; email: string; code: string; returnTo: string | null },
): Promise<string> {
	const { appUrl } = services.env
	const { id, token, account } = await createSignInLink(services, { email, code, returnTo })
	const parts = { to: email, link: `${appUrl}/auth/callback?token=${token}`, code }

	if (account === 'none') sendSoon(services, noAccountMail({ to: email, link: `${appUrl}/login?mode=register` }))
	else if (purpose === 'login') sendSoon(services, signInMail(parts))
	else sendSoon(services, account === 'proven' ? alreadyRegisteredMail(parts) : welcomeMail(parts))
	return id
}

/** Sends without anybody waiting. A mail that does not go out is logged; its reader asks for another. */
export function sendSoon({ mail, log }: Pick<Services, 'mail' | 'log'>, message: Mail): void {
	mail.send(message).catch((error: unknown) => log.error({ err: error }, 'A mail could not be sent'))
}
