import { findAddress } from './domain/inbound-mail/inbound-address.server.ts'
import { mostMailBytes } from './domain/inbound-mail/mail-limits.ts'
import { receiveMail, type Received } from './domain/inbound-mail/receive-mail.server.ts'
import { incomingFolder } from './infrastructure/incoming-folder.ts'
import { startSmtpReceiver, type MailAnswer, type MailReceiver } from './infrastructure/inbound-mail/smtp-receiver.server.ts'
import type { Services } from './infrastructure/services.ts'

/** What the server that hands in a mail is told, and passes on to its sender. */
const answers: Record<Received, MailAnswer> = {
	taken: { taken: true },
	ignored: { taken: true },
	unproven: {
		refused: 'Nothing was checked: neither SPF nor DKIM prove that this email is from the address in From. Upload the file instead',
		code: 550,
	},
	malformed: { refused: 'This message does not follow the email format (RFC 5322)', code: 550 },
	unknown_recipient: { refused: 'There is no such address', code: 550 },
	later: { refused: 'Try again later', code: 451 },
}

/** Starts the mail server for private addresses; `null` where none is set. */
export async function startMailServer(services: Services): Promise<MailReceiver | null> {
	const { env, log } = services
	if (!env.inboundMail?.smtp) return null
	const { domain, smtp } = env.inboundMail
	return startSmtpReceiver(
		{
			knows: async (recipient) => (await findAddress(services, recipient)) !== null,
			take: async (mail, recipient) => answers[await receiveMail(services, mail, recipient)],
		},
		{ host: env.host, ...smtp, name: domain, folder: incomingFolder(services), largest: mostMailBytes, log },
	)
}
