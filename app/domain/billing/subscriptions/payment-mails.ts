import { composeMail } from '#app/domain/mail/compose-mail.ts'
import type { Mail } from '#app/infrastructure/mail/mailer.ts'

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * To the owners of a company: the payment for its plan failed.
 *
 * @param name of the plan
 * @param at when new document checks stop
 */
export function paymentFailedMail({ to, name, at, link }: { to: string; name: string; at: Date; link: string }): Mail {
	return composeMail(to, `The payment for your ${name} plan failed`, [
		`The payment for your company’s ${name} plan did not go through. Please update your card: what is open is then paid at once.`,
		{ link, label: 'Update card and pay' },
		`If it is still open on ${days.format(at)}, new document checks stop until it is paid.`,
		'You can read, download and export everything as before.',
		'Until then your bank is asked again from time to time. If it never agrees, the plan ends, and your company is on Free.',
	])
}
