import { expect, test } from 'vitest'
import { automaticReason } from './automatic-mail.ts'
import { headerOf, messageIdOf, readMailHead } from './mail-head.ts'
import { mostHeadBytes } from './mail-limits.ts'

const headOf = (text: string) => readMailHead(Buffer.from(text, 'latin1'))
const own = { domain: 'in.fineprint.example', mailFrom: 'Fineprint <no-reply@fineprint.example>' }

test('headers are unfolded and found by any case of their name', () => {
	const mail = 'From: Ada <ada@founders.example>\r\nSUBJECT: A long\r\n\tsubject\r\nMessage-ID: <a@b>\r\n\r\nBody'
	const head = headOf(mail)!
	expect(headerOf(head, 'subject')).toBe('A long\tsubject')
	expect(messageIdOf(head)).toBe('<a@b>')
	expect(mail.slice(head.bodyAt)).toBe('Body')
})

test.each([
	['no end', 'From: a@b\r\nSubject: x\r\n'],
	['a head that is too long', `From: a@b\r\nX: ${'x'.repeat(mostHeadBytes)}\r\n\r\n`],
	['two senders', 'From: a@b\r\nFrom: c@d\r\n\r\n'],
	['two types of content', 'Content-Type: text/plain\r\ncontent-type: text/html\r\n\r\n'],
	['a return without a feed', 'From: a@b\rTo: c@d\r\n\r\n'],
	['a line that is no header', 'From: a@b\r\nwords\r\n\r\n'],
	['a name with a space', 'From: a@b\r\nX Y: z\r\n\r\n'],
	['too many signatures', `From: a@b\r\n${'DKIM-Signature: v=1\r\n'.repeat(11)}\r\n`],
])('a mail with %s is none', (_, text) => {
	expect(headOf(text)).toBeNull()
})

test.each(['no brackets', '<with space@b>', '<a@b>\r\n\tBcc: c@d', '<>', `<${'a'.repeat(300)}@b>`])('%j is no Message-ID', (id) => {
	expect(messageIdOf(headOf(`Message-ID: ${id}\r\n\r\n`)!)).toBeNull()
})

test.each([
	['Auto-Submitted: auto-generated', 'automatic'],
	['Auto-Submitted: no', null],
	['Precedence: list', 'bulk'],
	['Precedence: first-class', null],
	['List-Unsubscribe: <mailto:x@y>', 'list'],
	['Return-Path: <>', 'bounce'],
	['Content-Type: multipart/report; report-type=delivery-status', 'report'],
	['Message-ID: <0d1f@fineprint>', 'own mail'],
	['Message-ID: <0d1f@in.fineprint.example>', 'own mail'],
	['From: Fineprint <no-reply@fineprint.example>', 'automatic sender'],
	['From: check-abc@in.fineprint.example', 'own sender'],
	['From: Mail Delivery System <MAILER-DAEMON@mx.example>', 'automatic sender'],
	['From: Nora Replyson <noreplyson@founders.example>', null],
])('%s: %s', (header, reason) => {
	expect(automaticReason(headOf(`${header}\r\n\r\n`)!, 'ada@founders.example', own)).toBe(reason)
})
