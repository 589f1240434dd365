import { composeMail } from '#app/domain/mail/compose-mail.ts'
import type { Mail } from '#app/infrastructure/mail/mailer.ts'

const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** To a member who signed in with a browser that the account did not know. */
export function newDeviceMail({
	to,
	browser,
	address,
	at,
	link,
}: {
	to: string
	browser: string
	address: string
	at: Date
	/** Of the settings. */
	link: string
}): Mail {
	return composeMail(to, 'New sign-in to your Fineprint account', [
		'Someone logged in to your Fineprint account from a browser or app that it had not seen before.',
		`When: ${moments.format(at)} (UTC)`,
		`With: ${browser}`,
		`From the network address: ${address}`,
		'If this was you, there is nothing to do.',
		'If this was not you, log out all other sessions in your settings, and check who can read your email: anyone who can read it can log in.',
		{ link, label: 'Open security settings' },
	])
}
