import { composeMail } from '#app/domain/mail/compose-mail.ts'
import type { Mail } from '#app/infrastructure/mail/mailer.ts'

/** The code with which a reader opens a shared document. It contains neither the document's name nor the link's. */
export function shareCodeMail({ to, code }: { to: string; code: string }): Mail {
	return composeMail(to, 'Your code to read a shared document', [
		'Someone, most likely you, asked to read a document that was shared with this address on Fineprint. Enter this code on the page of the link:',
		{ code },
		'The code works for 10 minutes. If you did not ask for it, ignore this email.',
	])
}
