import { composeMail } from '#app/domain/mail/compose-mail.ts'
import type { Mail } from '#app/infrastructure/mail/mailer.ts'

/** What the mails about signing in have in common. */
export interface SignInMailParts {
	to: string
	/** Opens the account once, in any browser. */
	link: string
	/** For typing where the mail was asked for. */
	code: string
}

/**
 * To somebody who has just registered. Mails carry no names: until the address is proven, whoever registered may
 * have put anything there for a stranger to read.
 */
export function welcomeMail({ to, link, code }: SignInMailParts): Mail {
	return composeMail(to, 'Confirm your email address for Fineprint', [
		'Welcome to Fineprint. Open this link to confirm your email address and sign in:',
		{ link, label: 'Confirm and sign in' },
		'Or enter this code where you requested this email:',
		{ code },
		expirySentence,
		'If you did not register, ignore this email. Nothing happens unless the link is opened.',
	])
}

/** To somebody who registered again. */
export function alreadyRegisteredMail({ to, link, code }: SignInMailParts): Mail {
	return composeMail(to, 'You already have a Fineprint account', [
		'Someone, probably you, tried to register with this email address. It already has an account. Open this link to sign in:',
		{ link, label: 'Sign in' },
		'Or enter this code where you requested this email:',
		{ code },
		expirySentence,
		'If this was not you, ignore this email. Your account is unchanged.',
	])
}

/** To a member who asked to sign in. */
export function signInMail({ to, link, code }: SignInMailParts): Mail {
	return composeMail(to, 'Your sign-in link for Fineprint', [
		'Open this link to sign in to Fineprint:',
		{ link, label: 'Sign in' },
		'Or enter this code where you requested this email:',
		{ code },
		expirySentence,
		'If you did not request it, ignore this email. No one can sign in without the link or the code.',
	])
}

/** To an address that asked to sign in and has no account. `link` leads to the registration. */
export function noAccountMail({ to, link }: Pick<SignInMailParts, 'to' | 'link'>): Mail {
	return composeMail(to, 'No Fineprint account uses this email address', [
		'Someone, probably you, tried to sign in to Fineprint with this email address, but no account uses it. Try another address, ' +
			'or create an account:',
		{ link, label: 'Create an account' },
		'If this was not you, ignore this email.',
	])
}

/** To a new address that a member gave. */
export function confirmAddressMail({ to, link }: Pick<SignInMailParts, 'to' | 'link'>): Mail {
	return composeMail(to, 'Confirm your new email address for Fineprint', [
		'Someone, probably you, entered this as the new email address of a Fineprint account. To confirm, open this link in the browser where you are signed in:',
		{ link, label: 'Confirm this address' },
		expirySentence,
		'If this was not you, ignore this email. The account keeps its address.',
	])
}

/** To the old address, when the new one counts. */
export function addressChangedMail({ to }: Pick<SignInMailParts, 'to'>): Mail {
	return composeMail(to, 'The email address of your Fineprint account was changed', [
		'Your Fineprint account now uses another email address. You can no longer sign in with this one, and you were signed out in all other browsers.',
		'If this was not you, someone used a browser where you were signed in. Contact the site’s operator immediately.',
	])
}

const expirySentence = 'The link works once and expires in 15 minutes.'
