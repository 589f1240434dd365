import { composeMail } from '#app/domain/mail/compose-mail.ts'
import type { Mail } from '#app/infrastructure/mail/mailer.ts'

interface ChangeMailParts {
	to: string
	link: string
}

/** To a member's new address. */
export function confirmAddressMail({ to, link }: ChangeMailParts): Mail {
	return composeMail(to, 'Confirm your new email address for Fineprint', [
		'Someone, probably you, entered this as the new email address of a Fineprint account. ' +
			'To confirm, open this link in the browser where you are logged in:',
		{ link, label: 'Confirm this address' },
		'The address changes once the link in the email to the current address is opened, too. ' +
			'Both links expire in 24 hours. If you can no longer read the current mailbox, contact support.',
		'If this was not you, ignore this email. The account keeps its address.',
	])
}

/** To the address in use, when a new one was entered. */
export function confirmChangeMail({ to, newEmail, link }: ChangeMailParts & { newEmail: string }): Mail {
	return composeMail(to, 'Confirm the change of your email address for Fineprint', [
		`Someone, probably you, asked to change the email address of your Fineprint account to ${newEmail}.`,
		'Open this link to confirm the change, or to cancel it:',
		{ link, label: 'Confirm or cancel' },
		'The address changes once it is confirmed at both addresses. The links expire in 24 hours.',
		'If this was not you, cancel the change and log out all other sessions in your settings.',
	])
}

/** To the old address, once the new one is confirmed. */
export function addressChangedMail({ to }: Pick<ChangeMailParts, 'to'>): Mail {
	return composeMail(to, 'The email address of your Fineprint account was changed', [
		'Your Fineprint account now uses another email address. You can no longer log in with this one, and you were logged out in all other browsers.',
		'If this was not you, someone used a browser where you were logged in. Contact the site’s operator immediately.',
	])
}
