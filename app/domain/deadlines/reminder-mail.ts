import { composeMail } from '#app/domain/mail/compose-mail.ts'
import type { Mail } from '#app/infrastructure/mail/mailer.ts'
import { dayName, daysBetween, type Day } from './calendar-days.ts'

interface Due {
	what: string
	date: Day
	confirmed: boolean
}

/** Reminds somebody of what is due. It names no document: mails can be read on their way. */
export function reminderMail({ to, due, today, link }: { to: string; due: readonly Due[]; today: Day; link: string }): Mail {
	const [first] = due
	const subject =
		due.length === 1 && first
			? `${inDays(daysBetween(today, first.date))}: a deadline in your vault`
			: `${due.length} deadlines in your vault`
	return composeMail(to, subject, [
		due.length === 1 ? 'This deadline comes up:' : 'These deadlines come up:',
		...due.map((each) => sentence(each, today)),
		{ link, label: 'Open your legal tasks' },
		'There you see how each day was computed, mark it as done, or snooze it.',
	])
}

function sentence({ what, date, confirmed }: Due, today: Day): string {
	const sentence = `${dayName(date)}, ${inDays(daysBetween(today, date)).toLowerCase()}: ${what}.`
	return confirmed ? sentence : `${sentence} No one confirmed this day yet; check it in the document.`
}

function inDays(days: number): string {
	return days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : `In ${days} days`
}
