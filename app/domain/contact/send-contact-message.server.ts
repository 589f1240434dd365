import { composeMail } from '#app/domain/mail/compose-mail.ts'
import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { ContactMessage } from './contact-message.ts'
import { contactTopics } from './contact-topics.ts'

/**
 * Mails a message of the contact page to whoever runs the site. Answering the mail answers its writer; nothing that
 * they typed is in its head but their checked address.
 */
export async function sendContactMessage(
	services: Pick<Services, 'db' | 'jobs' | 'keys' | 'env'>,
	{ name, email, topic, message }: ContactMessage,
): Promise<void> {
	const { operator, mailFrom } = services.env
	const mail = composeMail(operator.email ?? mailFrom, `Contact form: ${contactTopics[topic]}`, [
		`${name} (${email}) wrote on ${services.env.appUrl}/contact:`,
		...message.split(/\r?\n/).filter((line) => line.trim() !== ''),
		'Reply to this email to reach them. We have not verified that the address is theirs.',
	])
	await services.db.$transaction((tx) => queueMail(services, tx, { ...mail, replyTo: email }))
}
