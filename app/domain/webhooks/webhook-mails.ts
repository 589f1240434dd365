import { composeMail } from '#app/domain/mail/compose-mail.ts'
import type { Mail } from '#app/infrastructure/mail/mailer.ts'

/** To a person for whose account a webhook was made. `address`: the host that it sends to. */
export function webhookMadeMail({ to, address, link }: { to: string; address: string; link: string }): Mail {
	return composeMail(to, 'A webhook was made for your Fineprint account', [
		`Fineprint now tells ${address} what happens to your documents: their names, never their words.`,
		'If this was not you, someone else is logged in to your account: remove the webhook, and log out everywhere in your settings.',
		{ link, label: 'Open your webhooks' },
	])
}

/** To the owner of a webhook that was switched off. */
export function webhookDisabledMail({ to, address, link }: { to: string; address: string; link: string }): Mail {
	return composeMail(to, 'A webhook of your Fineprint account was turned off', [
		`Every delivery to ${address} has failed for 5 days, so we turned the webhook off. Nothing more is sent to it.`,
		'The delivery log shows what went wrong. After you fix it, turn the webhook on again:',
		{ link, label: 'Open the webhook' },
	])
}
