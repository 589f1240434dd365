import { composeMail } from '#app/domain/mail/compose-mail.ts'
import type { Mail } from '#app/infrastructure/mail/mailer.ts'

/** To a person for whose account an API token was made. */
export function apiTokenMadeMail({ to, name, link }: { to: string; name: string; link: string }): Mail {
	return composeMail(to, 'An API token was made for your Fineprint account', [
		`The API token “${name}” can now be used to reach your account with the API.`,
		'If this was not you, someone else is logged in to your account: revoke the token, and log out everywhere in your settings.',
		{ link, label: 'Open your API tokens' },
	])
}
