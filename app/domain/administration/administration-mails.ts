import { composeMail } from '#app/domain/mail/compose-mail.ts'
import type { Mail } from '#app/infrastructure/mail/mailer.ts'

/** To the old address of an account whose address an administrator changed. */
export function addressChangedByAdministratorMail({ to }: { to: string }): Mail {
	return composeMail(to, 'The email address of your Fineprint account was changed', [
		'Our support changed the email address of your Fineprint account. You can no longer log in with this one, and you were logged out everywhere.',
		'If you did not ask for this, reply to this email or contact our support immediately.',
	])
}

/** To somebody who registered and has not confirmed their address, when support sends the link again. */
export function verificationMail({ to, link }: { to: string; link: string }): Mail {
	return composeMail(to, 'Confirm your email address for Fineprint', [
		'Open this link to confirm your email address and log in:',
		{ link, label: 'Confirm and log in' },
		'The link works once and expires in 15 minutes.',
		'If you did not register, ignore this email. Nothing happens unless the link is opened.',
	])
}

/** To somebody whose second factor an administrator removed. */
export function mfaResetMail({ to, reason }: { to: string; reason: string }): Mail {
	return composeMail(to, 'Multi-factor authentication was reset for your Fineprint account', [
		'Our support removed the authenticator app, backup codes and passkeys of your Fineprint account, and logged you out everywhere.',
		'Log in again and set up multi-factor authentication again in your settings.',
		`Reason: ${reason}`,
		'If you did not ask for this, contact our support immediately: someone may be trying to get into your account.',
	])
}

/** To somebody whose account was suspended. */
export function suspendedMail({ to, reason }: { to: string; reason: string }): Mail {
	return composeMail(to, 'Your Fineprint account is suspended', [
		'Your Fineprint account is suspended. You can’t log in until it is reinstated. Your documents are kept.',
		`Reason: ${reason}`,
		'If you think that this is a mistake, contact our support.',
	])
}

/** To the owner of a document that an administrator opened. */
export function documentOpenedMail({ to, document, reason, link }: { to: string; document: string; reason: string; link: string }): Mail {
	return composeMail(to, 'Our support opened one of your documents', [
		`Our support opened your document “${document}”. They can read it for 30 minutes and can’t change it.`,
		`Reason: ${reason}`,
		{ link, label: 'Open the document' },
		'If you did not expect this, contact our support.',
	])
}
