import { composeMail } from '#app/domain/mail/compose-mail.ts'
import type { Mail } from '#app/infrastructure/mail/mailer.ts'

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })

/** The day of a deletion, as pages and mails show it. */
export function deletionDay(date: Date): string {
	return days.format(date)
}

/** To somebody who has asked to delete their account. */
export function deletionRequestedMail({
	to,
	receipt,
	eraseAfter,
	link,
}: {
	to: string
	receipt: string
	eraseAfter: Date
	link: string
}): Mail {
	return composeMail(to, 'Your Fineprint account will be deleted', [
		`We received your request to delete your Fineprint account. Receipt number: ${receipt}`,
		`Your account and its documents will be erased on ${deletionDay(eraseAfter)}, after 7 working days (Monday ` +
			'to Friday). Until then you can keep the account:',
		{ link, label: 'Keep my account' },
		'If this was not you, open the link and keep the account, then log out everywhere in your settings.',
	])
}

/** To somebody whose account was erased: the last mail, and the receipt. */
export function accountErasedMail({ to, receipt, requestedAt }: { to: string; receipt: string; requestedAt: Date }): Mail {
	return composeMail(to, 'Your Fineprint account was deleted', [
		`Receipt number: ${receipt}`,
		`You asked for this on ${deletionDay(requestedAt)}. Your account was erased on ${deletionDay(new Date())}.`,
		'Erased: your profile and email address, your documents with all versions, reports, suggestions and ' +
			'comments, your sessions, linked accounts and sign-in links, and the network addresses in the histories.',
		'Kept, without your name: the ledger of document checks and payments, which accounting law requires; the ' +
			'order of events in histories, so that they can still be verified; comments on documents of other people; ' +
			'and this receipt number, as proof of the deletion.',
		'This is the last email we send you. We keep no copy of it.',
	])
}
