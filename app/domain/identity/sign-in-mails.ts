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
		'Or type this code where you asked for this mail:',
		{ code },
		expirySentence,
		'If you did not register, ignore this mail: nothing happens without the link.',
	])
}

/** To somebody who registered again. */
export function alreadyRegisteredMail({ to, link, code }: SignInMailParts): Mail {
	return composeMail(to, 'You already have a Fineprint account', [
		'Somebody, probably you, tried to register with this email address. It has an account already. Open this link to sign in:',
		{ link, label: 'Sign in' },
		'Or type this code where you asked for this mail:',
		{ code },
		expirySentence,
		'If it was not you, ignore this mail: your account is unchanged.',
	])
}

/** To a member who asked to sign in. */
export function signInMail({ to, link, code }: SignInMailParts): Mail {
	return composeMail(to, 'Your sign-in link for Fineprint', [
		'Open this link to sign in to Fineprint:',
		{ link, label: 'Sign in' },
		'Or type this code where you asked for this mail:',
		{ code },
		expirySentence,
		'If you did not ask for it, ignore this mail: nobody gets in without the link or the code.',
	])
}

/** To an address that asked to sign in and has no account. `link` leads to the registration. */
export function noAccountMail({ to, link }: Pick<SignInMailParts, 'to' | 'link'>): Mail {
	return composeMail(to, 'There is no Fineprint account with this address', [
		'Somebody, probably you, asked to sign in to Fineprint with this email address. It has no account. You may have used another ' +
			'address; or create an account here:',
		{ link, label: 'Create an account' },
		'If it was not you, ignore this mail.',
	])
}

/** To a new address that a member gave. */
export function confirmAddressMail({ to, link }: Pick<SignInMailParts, 'to' | 'link'>): Mail {
	return composeMail(to, 'Confirm your new email address for Fineprint', [
		'Somebody, probably you, gave this as the new email address of a Fineprint account. Open this link in the browser where you are signed in to confirm it:',
		{ link, label: 'Confirm this address' },
		expirySentence,
		'If it was not you, ignore this mail: the account keeps its address.',
	])
}

/** To the old address, when the new one counts. */
export function addressChangedMail({ to }: Pick<SignInMailParts, 'to'>): Mail {
	return composeMail(to, 'The email address of your Fineprint account was changed', [
		'Your Fineprint account now has another email address, and this one no longer signs in. You are signed out in all other browsers.',
		'If it was not you, somebody used a browser in which you were signed in. Tell whoever runs this site at once.',
	])
}

const expirySentence = 'The link works once, within 15 minutes.'
