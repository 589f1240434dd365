import { z } from 'zod'
import { EmailAddress } from '#app/domain/identity/person.ts'
import {
	linkDays,
	longestLabel,
	longestPassword,
	mostAddresses,
	shortestPassword,
	type LinkDays,
} from '#app/domain/share-links/share-link.ts'
import { accessSentences } from '#app/domain/access/access-sentences.ts'

const labelMissing = 'Enter who or what the link is for.'
const wrongDays = 'Choose how long the link works: 1, 7 or 30 days.'
const passwordLength = `A password has ${shortestPassword} to ${longestPassword} characters.`

/** What a link is made of, in the names of the API; the form of the page is read into the same. */
export const NewShareLink = z.object({
	label: z
		.string({ error: labelMissing })
		.trim()
		.min(1, { error: labelMissing })
		.max(longestLabel, { error: `A label has at most ${longestLabel} characters. Shorten it.` })
		.regex(/^\P{Cc}*$/u, { error: 'A label can’t contain line breaks.' }),
	/** Left out: the newest. */
	version_number: z.int({ error: accessSentences.no_such_version }).min(1, { error: accessSentences.no_such_version }).optional(),
	expires_in_days: z
		.number({ error: wrongDays })
		.refine((days): days is LinkDays => (linkDays as readonly number[]).includes(days), { error: wrongDays }),
	password: z
		.string({ error: passwordLength })
		.min(shortestPassword, { error: passwordLength })
		.max(longestPassword, { error: passwordLength })
		.nullish(),
	emails: z
		.array(EmailAddress, { error: 'Name the addresses in a list.' })
		.max(mostAddresses, { error: `A link has at most ${mostAddresses} addresses.` })
		.default([]),
	no_download: z.boolean({ error: 'no_download is true or false.' }).default(true),
	watermark: z.boolean({ error: 'watermark is true or false.' }).default(false),
})

/** What the domain makes a link of. */
export function newLink(read: z.output<typeof NewShareLink>) {
	return {
		label: read.label,
		version: read.version_number,
		days: read.expires_in_days,
		password: read.password ?? null,
		emails: read.emails,
		noDownload: read.no_download,
		watermark: read.watermark,
	}
}

/** The fields of the page's form as the API would have them: addresses on lines of their own or with commas, empty ones left out. */
export function linkOfForm(fields: Readonly<Record<string, unknown>>) {
	const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '')
	return NewShareLink.safeParse({
		label: text('label'),
		version_number: Number(text('version')),
		expires_in_days: Number(text('days')),
		password: text('password') === '' ? null : text('password'),
		emails: text('emails')
			.split(/[\s,;]+/)
			.filter((address) => address !== ''),
		no_download: 'no_download' in fields,
		watermark: 'watermark' in fields,
	})
}
