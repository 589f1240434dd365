import { composeMail } from '#app/domain/mail/compose-mail.ts'
import type { Mail } from '#app/infrastructure/mail/mailer.ts'

const notYou =
	'If this was not you, someone else can log in to your account: log out everywhere in your settings and contact the site’s operator immediately.'

/** To a person who turned MFA on. */
export function mfaEnabledMail({ to }: { to: string }): Mail {
	return composeMail(to, 'Multi-factor authentication is on for your Fineprint account', [
		'Your Fineprint account now asks for a code from your authenticator app when you log in.',
		'All other browsers and programs that were logged in to it were logged out.',
		'Keep your backup codes somewhere safe: each works once if you lose your device.',
		notYou,
	])
}

/** To a person who turned MFA off. */
export function mfaDisabledMail({ to }: { to: string }): Mail {
	return composeMail(to, 'Multi-factor authentication is off for your Fineprint account', [
		'Your Fineprint account no longer asks for a code when you log in. Your backup codes and passkeys were removed.',
		notYou,
	])
}

/** To a person who made new backup codes. */
export function backupCodesRegeneratedMail({ to }: { to: string }): Mail {
	return composeMail(to, 'New backup codes for your Fineprint account', [
		'New backup codes were created for your Fineprint account. The earlier ones no longer work.',
		notYou,
	])
}

/** To a person whose backup code was used. */
export function backupCodeUsedMail({ to, remaining }: { to: string; remaining: number }): Mail {
	return composeMail(to, 'A backup code of your Fineprint account was used', [
		'Someone, probably you, used a backup code instead of a code from your authenticator app.',
		remaining === 1 ? 'You have 1 backup code left.' : `You have ${remaining} backup codes left.`,
		...(remaining < 3 ? ['Create new ones in your settings before you run out.'] : []),
		notYou,
	])
}

/** To a person with a new passkey. */
export function passkeyAddedMail({ to, name }: { to: string; name: string }): Mail {
	return composeMail(to, 'A passkey was added to your Fineprint account', [
		`The passkey “${name}” can now be used in place of a code from your authenticator app.`,
		notYou,
	])
}

/** To a person who removed a passkey. */
export function passkeyRemovedMail({ to, name }: { to: string; name: string }): Mail {
	return composeMail(to, 'A passkey was removed from your Fineprint account', [
		`The passkey “${name}” no longer works for your account.`,
		notYou,
	])
}
