import { expect, test, vi } from 'vitest'
import { testServices, type TestServices } from '#tests/world.ts'
import { composeMail } from './compose-mail.ts'
import { queueMail } from './queue-mail.server.ts'
import { sendMailJob } from './send-mail-job.server.ts'

const services = await testServices()
const letter = composeMail('ada@founders.example', 'A link', [
	'Open <it>:',
	{ link: 'https://fineprint.example/?a=1&b=2', label: 'Log in' },
	{ code: '123456' },
])

async function queued(): Promise<string> {
	await services.db.$transaction((tx) => queueMail(services, tx, letter))
	return services.outbox.at(-1)!.id!
}

const send = (mailId: string, world: Partial<TestServices> = {}, lastTry = false) =>
	sendMailJob.run({ ...services, ...world }, { mailId }, { signal: new AbortController().signal, lastTry })
const stateOf = (id: string) => services.db.outgoingMail.findUniqueOrThrow({ where: { id } })

test('a mail goes out once, however often its job runs, and nothing of what it said stays', async () => {
	const id = await queued()
	const mail = { send: vi.fn(async () => undefined) }
	expect((await stateOf(id)).content).not.toContain('fineprint.example')
	await send(id, { mail })
	await send(id, { mail })
	expect(mail.send).toHaveBeenCalledTimes(1)
	expect(mail.send).toHaveBeenCalledWith({ ...letter, id })
	expect(await stateOf(id)).toMatchObject({ state: 'sent', attempts: 1, content: null, sentAt: expect.any(Date) })
})

test('a mail server that is away gets it later; after the last try the mail is failed, with the reason', async () => {
	const id = await queued()
	const mail = { send: () => Promise.reject(new Error('No mail today')) }
	await expect(send(id, { mail })).rejects.toThrow('No mail today')
	expect(await stateOf(id)).toMatchObject({ state: 'waiting', attempts: 1, error: 'Error: No mail today' })
	await expect(send(id, { mail }, true)).rejects.toThrow('No mail today')
	expect(await stateOf(id)).toMatchObject({ state: 'failed', attempts: 2 })
})

test('the reason that is kept names no password, whatever the mail server said', async () => {
	const id = await queued()
	const mail = { send: () => Promise.reject(new Error('535 hunter!2 was refused')) }
	const env = { ...services.env, smtpUrl: 'smtp://mailer:hunter%212@127.0.0.1' }
	await expect(send(id, { mail, env })).rejects.toThrow('refused')
	expect(await stateOf(id)).toMatchObject({ error: 'Error: 535 [removed] was refused' })
})

test('a mail that was on its way when the program ended is not sent a second time', async () => {
	const id = await queued()
	await services.db.outgoingMail.update({ where: { id }, data: { state: 'sending' } })
	const mail = { send: vi.fn(async () => undefined) }
	await send(id, { mail })
	expect(mail.send).not.toHaveBeenCalled()
	expect(await stateOf(id)).toMatchObject({ state: 'failed', error: expect.stringContaining('ended') })
})

test('the job sends by announcement, at once after the commit, and nothing where there was none', async () => {
	let arrived: (to: string) => void
	const sent = new Promise<string>((resolve) => (arrived = resolve))
	await services.jobs.work({ ...services, mail: { send: async ({ to }) => arrived(to) } }, [sendMailJob])
	await services.db
		.$transaction(async (tx) => {
			await queueMail(services, tx, composeMail('nobody@founders.example', 'Never', []))
			throw new Error('rolled back')
		})
		.catch(() => undefined)
	await queued()
	expect(await sent).toBe('ada@founders.example')
	expect(await services.db.outgoingMail.count({ where: { recipient: 'nobody@founders.example' } })).toBe(0)
})

test('both parts say the same, a link and a code each on a line of their own', () => {
	expect(letter.text.split('\n')).toEqual(expect.arrayContaining(['Open <it>:', 'Log in:', 'https://fineprint.example/?a=1&b=2', '123456']))
	const words = letter.html
		.replace(/<head>.*<\/head>/s, '')
		.replace(/<[^>]+>/g, '')
		.replace(/&lt;/g, '<')
		.replace(/&gt;/g, '>')
		.replace(/&amp;/g, '&')
	expect(words.split(/\s+/).filter(Boolean).join(' ').replace('Log in ', 'Log in: ')).toBe(
		letter.text.split(/\s+/).filter(Boolean).join(' '),
	)
	expect(letter.html).toContain('<html lang="en">')
	expect(letter.html).toContain('prefers-color-scheme: dark')
})
