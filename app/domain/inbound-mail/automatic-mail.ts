import { headerOf, messageIdOf, type MailHead } from './mail-head.ts'

/** The domains and the address that mails of this program come from. */
export interface OwnSender {
	/** Of the private addresses. */
	domain: string
	/** From, as mails of this program have it. */
	mailFrom: string
}

/** What ends the Message-ID of every mail of this program. */
const ownMessageId = '@fineprint>'

const automaticSenders = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply)(?:[+@-]|$)/i

/**
 * Why a mail must never be answered: a bounce, another program's answer, a list, or a mail of our own that came back.
 * An answer to any of them could be answered by a program again (RFC 3834, section 2). `null` for mails of people.
 *
 * @param envelopeFrom the sender of the envelope; empty for bounces
 */
export function automaticReason(head: Pick<MailHead, 'headers'>, envelopeFrom: string, own: OwnSender): string | null {
	if (envelopeFrom === '' || headerOf(head, 'return-path') === '<>') return 'bounce'
	if (automaticSenders.test(envelopeFrom) || automaticSenders.test(addressIn(headerOf(head, 'from')))) return 'automatic sender'
	if (/^(?:multipart\/report|message\/delivery-status|message\/disposition-notification)\b/i.test(headerOf(head, 'content-type')))
		return 'report'
	const submitted = headerOf(head, 'auto-submitted')
	if (submitted !== '' && !/^no\b/i.test(submitted)) return 'automatic'
	if (/^(?:bulk|list|junk|auto[-_]reply)\b/i.test(headerOf(head, 'precedence'))) return 'bulk'
	if ([...head.headers.keys()].some((name) => name.startsWith('list-') || name === 'x-autoreply' || name === 'x-autorespond')) return 'list'
	const messageId = (messageIdOf(head) ?? '').toLowerCase()
	if (messageId.endsWith(ownMessageId) || messageId.endsWith(`@${own.domain}>`)) return 'own mail'
	const from = addressIn(headerOf(head, 'from')).toLowerCase()
	if (from.endsWith(`@${own.domain}`) || from === addressIn(own.mailFrom).toLowerCase()) return 'own sender'
	return null
}

/** The address of a header with or without a name: only to recognize programs. Who the sender is, the proof says. */
function addressIn(header: string): string {
	return (/<([^<>]*)>\s*$/.exec(header)?.[1] ?? header).trim()
}
