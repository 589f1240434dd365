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

/**
 * To the administrators: a customer's bank sent a refund back, and the customer has no money.
 *
 * @param name of what was refunded
 * @param price that was to be given back
 */
export function refundFailedMail({ to, name, price, link }: { to: string; name: string; price: string; link: string }): Mail {
	return composeMail(to, `A refund of ${price} was sent back by the bank`, [
		`The bank of a customer sent back the refund of ${price} for ${name}: the customer did not get the money.`,
		'Look at the payment in your payment service. If it is not refunded again soon, find another way with the customer.',
		{ link, label: 'Find the customer' },
	])
}

/**
 * To the administrators: a customer disputed a payment, and the bank has taken the money back.
 *
 * @param name of what was paid
 */
export function paymentDisputedMail({ to, name, price, link }: { to: string; name: string; price: string; link: string }): Mail {
	return composeMail(to, `A payment of ${price} was disputed`, [
		`A customer disputed the payment of ${price} for ${name}, and their bank took the money back.`,
		'Answer the dispute in your payment service before its deadline. If you win it, the money comes back.',
		{ link, label: 'Find the customer' },
	])
}
