import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sendContactMessage } from '#app/domain/contact/send-contact-message.server.ts'
import { composeMail } from '#app/domain/mail/compose-mail.ts'
import { createSavingMailer } from '#app/infrastructure/mail/mailer.server.ts'
import type { Mail } from '#app/infrastructure/mail/mailer.ts'
import { composingInline, mails, partsOfMail } from '#tests/every-mail.ts'
import { testServices } from '#tests/world.ts'

// Every mail of the product with words that try to add a header: the message has the headers of a mail and no others.

const services = await testServices()
const folder = await mkdtemp(join(tmpdir(), 'fineprint-headers-'))
const mailer = createSavingMailer(folder, 'Fineprint <no-reply@fineprint.example>')
afterAll(() => rm(folder, { recursive: true, force: true }))

const recipient = 'ada@founders.example'
const hostile = [
	'Eve\r\nBcc: evil@evil.example',
	'Eve\nBcc: evil@evil.example\n\nAnother body',
	'Eve\rBcc: evil@evil.example',
	'Eve\u2028Bcc: evil@evil.example',
	'=?utf-8?Q?Eve=0D=0ABcc:_evil@evil.example?=',
]

/** The head of the message as a mail server gets it: each header with its folded lines. */
async function headersOf(mail: Mail): Promise<string[]> {
	const before = new Set(await readdir(folder))
	await mailer.send(mail)
	const saved = (await readdir(folder)).find((name) => !before.has(name))
	const message = await readFile(join(folder, saved!), 'utf8')
	return message
		.slice(0, message.indexOf('\r\n\r\n'))
		.replace(/\r\n[ \t]+/g, ' ')
		.split('\r\n')
}

const usual = ['content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to']
const namesOf = (headers: string[]) => headers.map((header) => header.slice(0, header.indexOf(':')).toLowerCase()).sort()

const anySubject = (parts: object) => composeMail(recipient, (parts as { name: string }).name, ['Words'])

test.each([...mails, ['a mail with any subject', anySubject] as const])(
	'%s has exactly its headers, whatever the words in it are',
	async (_, compose) => {
		for (const text of hostile) {
			const headers = await headersOf(compose(partsOfMail(text, recipient)))
			expect(namesOf(headers)).toEqual(usual)
			expect(headers).toContain(`To: ${recipient}`)
			expect(headers).toContain('From: Fineprint <no-reply@fineprint.example>')
		}
	},
)

test('a message of the contact page has exactly its headers, and one address to answer to', async () => {
	for (const text of hostile) {
		await sendContactMessage(services, { name: text, email: 'eve@visitors.example', topic: 'other', message: text })
		const headers = await headersOf(services.outbox.at(-1)!)
		expect(namesOf(headers)).toEqual([...usual, 'reply-to'].sort())
		expect(headers).toContain('Reply-To: eve@visitors.example')
	}
})

test('an answer names the mail that it answers and says that a program wrote it; nothing else comes of that mail’s id', async () => {
	const answer = anySubject({ name: 'Re: NDA' })
	const headers = await headersOf({ ...answer, inReplyTo: '<first@founders.example>', automatic: true })
	expect(namesOf(headers)).toEqual([...usual, 'auto-submitted', 'in-reply-to', 'references'].sort())
	expect(headers).toContain('Auto-Submitted: auto-replied')
	expect(headers).toContain('In-Reply-To: <first@founders.example>')
	for (const text of hostile) expect(namesOf(await headersOf({ ...answer, inReplyTo: text }))).not.toContain('bcc')
})

test('no other file composes mails', () => {
	expect(composingInline).toEqual(['../app/domain/contact/send-contact-message.server.ts'])
	expect(mails.length).toBeGreaterThan(20)
})
