import { composeMail, type MailPart } from '#app/domain/mail/compose-mail.ts'
import { disclaimer } from '#app/domain/review/report/report-words.ts'
import type { Mail } from '#app/infrastructure/mail/mailer.ts'

/** A document of an answer: its file, what is said about it, and where its report is, if there is one. */
export interface CheckedFile {
	name: string
	sentence: string
	link: string | null
}

/** The answer to a mail whose documents are checked. */
export function checkedMail({ to, subject, checked }: { to: string; subject: string; checked: readonly CheckedFile[] }): Mail {
	const parts = checked.flatMap(({ name, sentence, link }): MailPart[] => [
		`${name}: ${sentence}`,
		...(link === null ? [] : [{ link, label: 'Open the report' }]),
	])
	return composeMail(to, replySubject(subject), [...parts, disclaimer])
}

/** The answer to a mail of which nothing was checked. */
export function notCheckedMail({ to, subject, reason, link }: { to: string; subject: string; reason: string; link: string }): Mail {
	return composeMail(to, replySubject(subject), [reason, { link, label: 'How email-to-check works' }])
}

const longestSubject = 150

function replySubject(subject: string): string {
	const plain = subject
		.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
		.replace(/\s+/g, ' ')
		.replace(/^(?:(?:re|aw|fwd?|wg)\s*:\s*)+/i, '')
		.trim()
	return plain === '' ? 'Your document on Fineprint' : `Re: ${[...plain].slice(0, longestSubject).join('')}`
}
