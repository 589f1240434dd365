import { mostHeadBytes, mostSignatures } from './mail-limits.ts'

/** The headers of a mail, by their names in lower case, unfolded; and where its body begins. */
export interface MailHead {
	headers: ReadonlyMap<string, readonly string[]>
	bodyAt: number
}

/** Headers that a mail has once (RFC 5322, section 3.6). With two, checks and readers may each believe another one. */
const single = [
	'from',
	'sender',
	'reply-to',
	'to',
	'cc',
	'subject',
	'date',
	'message-id',
	'in-reply-to',
	'references',
	'mime-version',
	'content-type',
	'content-transfer-encoding',
	'return-path',
]

/**
 * Reads the head of a mail.
 *
 * @param start its first bytes: `mostHeadBytes` of them, or all if it has fewer
 * @returns `null` when it has no end there, or is made so that programs may read it differently
 */
export function readMailHead(start: Uint8Array): MailHead | null {
	const text = Buffer.from(start.subarray(0, mostHeadBytes)).toString('latin1')
	const end = /\r?\n\r?\n/.exec(text)
	if (!end) return null
	const head = text.slice(0, end.index)
	// A return without a feed ends a line for some programs and not for others.
	if (/\r(?!\n)|\0/.test(head)) return null
	const headers = new Map<string, string[]>()
	for (const line of head.split(/\r?\n(?![ \t])/)) {
		const colon = line.indexOf(':')
		if (colon < 1 || !/^[\x21-\x7e]+$/.test(line.slice(0, colon).trimEnd())) return null
		const name = line.slice(0, colon).trimEnd().toLowerCase()
		headers.set(name, [
			...(headers.get(name) ?? []),
			line
				.slice(colon + 1)
				.replace(/\r?\n/g, '')
				.trim(),
		])
	}
	if (single.some((name) => (headers.get(name)?.length ?? 0) > 1)) return null
	if ((headers.get('dkim-signature')?.length ?? 0) > mostSignatures) return null
	return { headers, bodyAt: end.index + end[0].length }
}

/** The value of a header; empty where it is missing. */
export function headerOf({ headers }: Pick<MailHead, 'headers'>, name: string): string {
	return headers.get(name)?.[0] ?? ''
}

/** The Message-ID of a mail, if it has a proper one. */
export function messageIdOf(head: Pick<MailHead, 'headers'>): string | null {
	return /^<[\x21-\x3b\x3d\x3f-\x7e]{3,250}>$/.exec(headerOf(head, 'message-id'))?.[0] ?? null
}
