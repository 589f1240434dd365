import { z } from 'zod'
import { hour } from '#app/units.ts'

/** More than any company has issued, and exact as a JavaScript number. */
const mostShares = 1_000_000_000_000

const firstDate = '1800-01-01'
const lastRenewal = '2100-12-31'

/** Text of one line or more; nothing typed is `null`. */
export function textOf(longest: number) {
	return z
		.string()
		.max(longest, { error: `Use at most ${longest} characters` })
		.regex(/^[^\p{Cc}]*(?:\r?\n[^\p{Cc}]*)*$/u, { error: 'Use letters, digits and punctuation only' })
}

/** An employer identification number: nine digits, kept as NN-NNNNNNN. */
export const EmployerNumber = z
	.string()
	.regex(/^\d{2}[-\s]?\d{7}$/, { error: 'Enter the EIN as 9 digits, such as 12-3456789' })
	.transform((typed) => typed.replace(/\D/g, '').replace(/^(\d{2})/, '$1-'))

/** A web address with http or https; https is added where neither is typed. */
export const WebAddress = z
	.string()
	.max(300, { error: 'Use at most 300 characters' })
	.transform((typed) => (/^[a-z][a-z\d+.-]*:(?!\d)/i.test(typed) ? typed : `https://${typed}`))
	.refine(isWebAddress, { error: 'Enter a web address, such as https://acme.com' })

/** A whole number of shares, typed with or without commas. */
export const ShareCount = z
	.string()
	.regex(/^\d+$|^\d{1,3}(,\d{3})+$/, { error: 'Enter a whole number of shares, such as 10,000,000' })
	.transform((typed) => Number(typed.replaceAll(',', '')))
	.refine((shares) => shares <= mostShares, { error: 'Enter at most 1,000,000,000,000 shares' })

const CalendarDate = z
	.string()
	.transform((typed) => typed.replace(/T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/, ''))
	.pipe(z.iso.date({ error: 'Enter a real date, such as 2024-03-15' }))

/** The day on which a company came into being: not in the future. */
export const PastDate = CalendarDate.refine((date) => date >= firstDate, { error: 'Enter a date after the year 1800' }).refine(
	(date) => date <= latestToday(),
	{ error: 'The incorporation date can’t be in the future' },
)

/** The day on which something has to be renewed, past or to come. */
export const RenewalDate = CalendarDate.refine((date) => date >= firstDate && date <= lastRenewal, {
	error: 'Enter a date between 1800 and 2100',
})

/** Today where the day is furthest along. */
function latestToday(): string {
	return new Date(Date.now() + 14 * hour).toISOString().slice(0, 10)
}

function isWebAddress(typed: string): boolean {
	if (/\s/.test(typed) || !URL.canParse(typed)) return false
	const { protocol, hostname, username, password } = new URL(typed)
	return /^https?:$/.test(protocol) && username === '' && password === '' && /^[^.].*\.[\p{L}\d-]{2,}$/u.test(hostname)
}
