import { composeMail } from '#app/domain/mail/compose-mail.ts'
import type { Mail } from '#app/infrastructure/mail/mailer.ts'

interface ExportMailParts {
	to: string
	/** Of the settings: never of the file itself, which whoever reads the mail could open. */
	link: string
}

/** To a member whose export can be downloaded. */
export function exportReadyMail({ to, link }: ExportMailParts): Mail {
	return composeMail(to, 'Your Fineprint data is ready to download', [
		'The ZIP file with your data is ready. You can download it for 7 days, under “Your data” in your settings:',
		{ link, label: 'Open settings' },
		'If you did not ask for it, log out everywhere in your settings.',
	])
}

/** To a member whose export could not be made. */
export function exportFailedMail({ to, link }: ExportMailParts): Mail {
	return composeMail(to, 'Your Fineprint data could not be exported', [
		'Something went wrong while the ZIP file with your data was made. Please start the export again in your settings:',
		{ link, label: 'Open settings' },
	])
}
