import type { Mail } from '#app/infrastructure/mail/mailer.ts'
import type { ShareRole } from './document-role.ts'

/** Who caused a mail, by the address that is proven: names may hold anything. */
export interface DocumentMail {
	to: string
	from: string
	/** To the document; it asks to sign in first. */
	link: string
}

const rights: Record<ShareRole, string> = {
	viewer: 'You can read it.',
	commenter: 'You can read it and comment on it.',
	editor: 'You can read it, comment on it and decide about its suggestions.',
}

/** To somebody with whom a document was shared. Neither its name nor its words stand in a mail. */
export function sharedMail({ role, ...mail }: DocumentMail & { role: ShareRole }): Mail {
	return compose(
		mail,
		'A document was shared with you on Fineprint',
		`${mail.from} shared a document with you on Fineprint. ${rights[role]}`,
	)
}

/** To somebody whom a comment calls by name. */
export function mentionedMail(mail: DocumentMail): Mail {
	return compose(
		mail,
		'You were mentioned in a comment on Fineprint',
		`${mail.from} mentioned you in a comment on a document that you share on Fineprint.`,
	)
}

function compose({ to, link }: DocumentMail, subject: string, sentence: string): Mail {
	const opening = `Sign in with this address (${to}) to open it:`
	const escaped = [sentence, opening].map(escapeHtml)
	return {
		to,
		subject,
		text: `${sentence}\n\n${opening}\n\n${link}\n\nFineprint\n`,
		html: `<!doctype html><html lang="en"><body style="font:16px/1.5 system-ui,sans-serif;max-width:34rem;margin:2rem auto;padding:0 1rem">\n<p>${escaped[0]}</p>\n<p>${escaped[1]}</p>\n<p><a href="${escapeHtml(link)}">Open the document</a></p>\n<p>Fineprint</p>\n</body></html>\n`,
	}
}

function escapeHtml(text: string): string {
	return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
