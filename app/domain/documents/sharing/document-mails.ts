import { composeMail } from '#app/domain/mail/compose-mail.ts'
import type { Mail } from '#app/infrastructure/mail/mailer.ts'
import type { ShareRole } from '#app/domain/access/document-role.ts'

/** Who caused a mail, by their verified address: names may contain anything. */
export interface DocumentMail {
	to: string
	from: string
	/** Link to the document; it asks to sign in first. */
	link: string
}

const rights: Record<ShareRole, string> = {
	viewer: 'You can read it.',
	commenter: 'You can read it and comment on it.',
	editor: 'You can read it, comment on it and decide on its suggestions.',
}

/** To somebody with whom a document was shared. The mail contains neither its name nor its words. */
export function sharedMail({ role, ...mail }: DocumentMail & { role: ShareRole }): Mail {
	return compose(
		mail,
		'A document was shared with you on Fineprint',
		`${mail.from} shared a document with you on Fineprint. ${rights[role]}`,
	)
}

/** To somebody whom a comment mentions. */
export function mentionedMail(mail: DocumentMail): Mail {
	return compose(
		mail,
		'You were mentioned in a comment on Fineprint',
		`${mail.from} mentioned you in a comment on a document you have access to on Fineprint.`,
	)
}

function compose({ to, link }: DocumentMail, subject: string, sentence: string): Mail {
	return composeMail(to, subject, [sentence, `Log in with this address (${to}) to open it:`, { link, label: 'Open the document' }])
}
