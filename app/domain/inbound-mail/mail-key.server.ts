import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { InboundAddress } from './inbound-address.server.ts'
import { messageIdOf, type MailHead } from './mail-head.ts'

/**
 * What a mail is recognized by when it comes again: its address, its sender, its Message-ID and its body. The headers that
 * servers add on the way are no part of it; a mail with the same Message-ID and other words is another mail.
 */
export async function mailKey(path: string, head: MailHead, { localPart }: InboundAddress, from: string): Promise<string> {
	const body = createHash('sha256')
	for await (const chunk of createReadStream(path, { start: head.bodyAt })) body.update(chunk as Buffer)
	const known = [localPart, from.toLowerCase(), messageIdOf(head) ?? '', body.digest('hex')]
	return createHash('sha256').update(known.join('\n')).digest('hex')
}
