import { composeMail } from '#app/domain/mail/compose-mail.ts'
import type { Mail } from '#app/infrastructure/mail/mailer.ts'
import { providerNames, type SocialProvider } from './provider.ts'

interface SocialMailParts {
	to: string
	provider: SocialProvider
	/** Of the settings. */
	link: string
}

/** To a member whose account can now be opened through a provider. */
export function socialLinkedMail({ to, provider, link }: SocialMailParts): Mail {
	const name = providerNames[provider]
	return composeMail(to, `A ${name} account was linked to your Fineprint account`, [
		`You can now log in to Fineprint with ${name}.`,
		`If this was not you, unlink the ${name} account and log out everywhere in your settings:`,
		{ link, label: 'Open settings' },
	])
}

/** To a member whose account can no longer be opened through a provider. */
export function socialUnlinkedMail({ to, provider, link }: SocialMailParts): Mail {
	const name = providerNames[provider]
	return composeMail(to, `A ${name} account was unlinked from your Fineprint account`, [
		`Logging in with that ${name} account no longer opens your Fineprint account. Logging in by email link still works.`,
		'If this was not you, log out everywhere in your settings:',
		{ link, label: 'Open settings' },
	])
}
