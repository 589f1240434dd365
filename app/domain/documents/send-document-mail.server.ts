import type { Member } from '#app/domain/identity/member.ts'
import type { Mail } from '#app/infrastructure/mail/mailer.ts'
import type { Services } from '#app/infrastructure/services.ts'

const hour = 60 * 60

/** Mails that one member causes to one address: sharing and taking back, or calling by name, over and over floods nobody. */
const mailsToOnePerson = { name: 'document-mail-person', points: 20, seconds: hour }

/** Mails that one member causes to whomever. */
const mailsPerMember = { name: 'document-mail', points: 200, seconds: hour }

/**
 * Sends a mail about a document. What was done stays done when it can't be sent, or when its receiver has had enough of
 * them from this member.
 */
export async function sendDocumentMail(
	{ mail, limits, log }: Pick<Services, 'mail' | 'limits' | 'log'>,
	member: Pick<Member, 'id'>,
	letter: Mail,
): Promise<void> {
	const refused = (await limits.count(mailsToOnePerson, `${member.id} ${letter.to}`)) || (await limits.count(mailsPerMember, member.id))
	if (refused > 0) return
	await mail.send(letter).catch((error: unknown) => log.error({ err: error }, 'A mail about a document could not be sent'))
}
