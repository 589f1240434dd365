import { composeMail } from '#app/domain/mail/compose-mail.ts'
import type { Mail } from '#app/infrastructure/mail/mailer.ts'

/** The common parts of sign-in mails. */
export interface SignInMailParts {
	to: string
	/** Signs in once, in any browser. */
	link: string
	/** To type in the browser that requested the mail. */
	code: string
}

/**
 * To somebody who has just registered. Mails contain no names: until the address is verified, they may be anything
 * that somebody wants a stranger to read.
 */
export function welcomeMail({ to, link, code }: SignInMailParts): Mail {
	return composeMail(to, 'Confirm your email address for Fineprint', [
		'Welcome to Fineprint. Open this link to confirm your email address and log in:',
		{ link, label: 'Confirm and log in' },
		'Or enter this code where you requested this email:',
		{ code },
		expirySentence,
		'If you did not register, ignore this email. Nothing happens unless the link is opened.',
	])
}

/** To somebody who registered again. */
export function alreadyRegisteredMail({ to, link, code }: SignInMailParts): Mail {
	return composeMail(to, 'You already have a Fineprint account', [
		'Someone, probably you, tried to register with this email address. It already has an account. Open this link to log in:',
		{ link, label: 'Log in' },
		'Or enter this code where you requested this email:',
		{ code },
		expirySentence,
		'If this was not you, ignore this email. Your account is unchanged.',
	])
}

/** To a member who requested a sign-in. */
export function signInMail({ to, link, code }: SignInMailParts): Mail {
	return composeMail(to, 'Your sign-in link for Fineprint', [
		'Open this link to log in to Fineprint:',
		{ link, label: 'Log in' },
		'Or enter this code where you requested this email:',
		{ code },
		expirySentence,
		'If you did not request it, ignore this email. No one can log in without the link or the code.',
	])
}

/** To an address without an account that requested a sign-in. `link` leads to the registration. */
export function noAccountMail({ to, link }: Pick<SignInMailParts, 'to' | 'link'>): Mail {
	return composeMail(to, 'No Fineprint account uses this email address', [
		'Someone, probably you, tried to log in to Fineprint with this email address, but no account uses it. Try another address, ' +
			'or create an account:',
		{ link, label: 'Create an account' },
		'If this was not you, ignore this email.',
	])
}

/** To somebody who asks for a sign-in link while their account is suspended. */
export function suspendedSignInMail({ to }: Pick<SignInMailParts, 'to'>): Mail {
	return composeMail(to, 'Your Fineprint account is suspended', [
		'Someone, probably you, asked to log in to Fineprint. Your account is suspended, so you can’t log in.',
		'If you think that this is a mistake, contact our support.',
	])
}

const expirySentence = 'The link works once and expires in 15 minutes.'
