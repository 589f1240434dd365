import { composeMail } from '#app/domain/mail/compose-mail.ts'
import type { Mail } from '#app/infrastructure/mail/mailer.ts'
import { answerTimeWords, businessHoursWords, easternWords } from './business-hours.ts'

// These mails name no document and quote no question: mails can be read on their way.

/** To who bought help: it is paid, and by when it is answered. */
export function helpPaidMail({ to, name, price, at, link }: { to: string; name: string; price: string; at: Date; link: string }): Mail {
	return composeMail(to, `${name}: an expert will answer you`, [
		`You paid ${price} for ${name}. Your request is waiting for an expert.`,
		`You’ll have the answer by ${easternWords(at)} at the latest. That is ${answerTimeWords} (${businessHoursWords}).`,
		'If we miss it, you can get a refund.',
		{ link, label: 'Open your request' },
		'There you see what the expert can open, and each time they open it.',
	])
}

/** To who bought help: an expert has begun. */
export function helpClaimedMail({ to, name, at, link }: { to: string; name: string; at: Date; link: string }): Mail {
	return composeMail(to, `${name}: an expert is working on it`, [
		`An expert took on your request for ${name}. The answer is due by ${easternWords(at)}.`,
		{ link, label: 'Open your request' },
	])
}

/** To who bought help: the answer is there. */
export function helpAnsweredMail({ to, name, link }: { to: string; name: string; link: string }): Mail {
	return composeMail(to, `${name}: your answer is here`, [
		`An expert answered your request for ${name}.`,
		{ link, label: 'Read the answer' },
		'Accept it if it helps you. If something is unclear, you can ask one follow-up question.',
	])
}

/** To who bought help: the time has passed without an answer. */
export function helpMissedMail({ to, name, price, link }: { to: string; name: string; price: string; link: string }): Mail {
	return composeMail(to, `${name}: we did not answer in time`, [
		`We promised an answer to your request for ${name} within ${answerTimeWords} and missed it. We are sorry.`,
		`You can get your ${price} back with one click, or keep waiting for the answer.`,
		{ link, label: 'Get a refund or keep waiting' },
	])
}

/** To who bought help: the money goes back. */
export function helpRefundedMail({ to, name, price, link }: { to: string; name: string; price: string; link: string }): Mail {
	return composeMail(to, `${name}: your refund`, [
		`We refunded the ${price} you paid for ${name} to your card. It can take up to 10 days to appear on your statement.`,
		{ link, label: 'Open your request' },
	])
}

/** To the administrators: too many refunds failed. */
export function helpRefundLeftMail({ to, name, price, link }: { to: string; name: string; price: string; link: string }): Mail {
	return composeMail(to, `A refund of ${price} is left to you`, [
		`The refund of ${price} for ${name} failed several times, so we stopped trying. The customer did not get the money.`,
		'Look at the payment in your payment service, and find another way with the customer.',
		{ link, label: 'Find the customer' },
	])
}

/** To experts: a request waits. */
export function helpQueuedMail({ to, name, at, link }: { to: string; name: string; at: Date; link: string }): Mail {
	return composeMail(to, `A request for ${name} is waiting for an expert`, [
		`A request for ${name} was paid. Its answer is due by ${easternWords(at)}.`,
		{ link, label: 'Open the requests' },
	])
}

/** To experts: little time is left. */
export function helpDueMail({ to, name, at, link }: { to: string; name: string; at: Date; link: string }): Mail {
	return composeMail(to, `A request for ${name} is due soon`, [
		`The answer to a request for ${name} is due by ${easternWords(at)}. Four business hours or fewer are left.`,
		{ link, label: 'Open the request' },
	])
}

/** To the expert who answered: the founder has one more question. */
export function followUpQuestionMail({ to, name, at, link }: { to: string; name: string; at: Date; link: string }): Mail {
	return composeMail(to, `${name}: the founder has a follow-up question`, [
		`The founder asked a follow-up question about your answer to a request for ${name}. Your second answer is due by ${easternWords(at)}.`,
		{ link, label: 'Open the request' },
	])
}

/** To the expert who answered: the founder accepted. */
export function helpAcceptedMail({ to, name, link }: { to: string; name: string; link: string }): Mail {
	return composeMail(to, `${name}: your answer was accepted`, [
		`The founder accepted your answer to a request for ${name}.`,
		{ link, label: 'Open the request' },
	])
}
