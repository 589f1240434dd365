import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { createSavingMailer, createSmtpMailer } from './mailer.server.ts'

const mail = {
	to: 'ada@founders.example',
	subject: 'Your login link – Fineprint',
	text: 'Open\nhttps://fineprint.example/auth/callback?token=abc\n',
	html: '<p>Open</p>',
}
const folder = await mkdtemp(join(tmpdir(), 'fineprint-mail-'))

afterAll(() => rm(folder, { recursive: true, force: true }))

test('a mail goes through a mail server as it was written', async () => {
	const received: { to: string[]; source: string }[] = []
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS'],
		onData(stream, session, callback) {
			const chunks: Buffer[] = []
			stream.on('data', (chunk: Buffer) => chunks.push(chunk))
			stream.on('end', () => {
				received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source: Buffer.concat(chunks).toString() })
				callback()
			})
		},
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const { port } = server.server.address() as { port: number }

	await createSmtpMailer(`smtp://127.0.0.1:${port}`, 'Fineprint <no-reply@fineprint.example>').send(mail)
	await new Promise<void>((resolve) => server.close(resolve))

	expect(received.map(({ to }) => to)).toEqual([['ada@founders.example']])
	expect(received[0]!.source).toContain('From: Fineprint <no-reply@fineprint.example>')
	expect(received[0]!.source).toMatch(/auth\/callback\?token=(3D)?=?3?D?abc/)
})

test('a mail server that is not there is an error, not silence', async () => {
	await expect(createSmtpMailer('smtp://127.0.0.1:1', 'x@y.example').send(mail)).rejects.toThrow(/ECONNREFUSED/)
})

test('without a mail server each mail is a file of its own that only its owner may read', async () => {
	const mailer = createSavingMailer(join(folder, 'mail'), 'Fineprint <no-reply@fineprint.example>')
	await mailer.send(mail)
	await mailer.send({ ...mail, subject: 'Second' })

	const names = (await readdir(join(folder, 'mail'))).sort()
	expect(names).toHaveLength(2)
	for (const name of names) expect(name).toMatch(/^[0-9TZ-]+-\d+\.eml$/)
	expect(await readFile(join(folder, 'mail', names[1]!), 'utf8')).toContain('Subject: Second')
	expect((await stat(join(folder, 'mail', names[0]!))).mode & 0o077).toBe(0)
})
