import { composeMail } from '#app/domain/mail/compose-mail.ts'
import type { Mail } from '#app/infrastructure/mail/mailer.ts'

/** To an invited address. It names the inviter by their proven address and no company: names may contain anything. */
export function invitationMail({ to, from, link }: { to: string; from: string; link: string }): Mail {
	return composeMail(to, 'You are invited to a company on Fineprint', [
		`${from} invites you to join their company on Fineprint, where it keeps and reviews its contracts.`,
		`Open this link to see the invitation. You join with this address (${to}), with an account that you have or a new one:`,
		{ link, label: 'See the invitation' },
		'The link works for 14 days. If you don’t know the sender, ignore this email. You join nothing unless you accept.',
	])
}
