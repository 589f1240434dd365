import { expect, test } from 'vitest'
import { messagesPerAddress, messagesPerCaller } from '#app/domain/contact/contact-limits.ts'
import { wholeApp } from '#tests/whole-app.ts'
import { testServices } from '#tests/world.ts'

const services = await testServices({ CONTACT_EMAIL: 'hello@fineprint.example', TRUST_PROXY: '1' })
const url = await wholeApp(services)
const written = {
	name: 'Ada Founder',
	email: 'ada@founders.example',
	topic: 'report',
	message: 'Section 7 was read as Section 9.\n\nPlease look.',
}

let callers = 0

function write(changed: Partial<typeof written> & { website?: string } = {}, from = `198.51.${(callers += 1)}.1`) {
	return fetch(new URL('/contact', url), {
		method: 'POST',
		redirect: 'manual',
		headers: { accept: 'text/html', 'x-forwarded-for': from },
		body: new URLSearchParams({ ...written, ...changed }),
	})
}

test('a message is mailed to whoever runs the site, answers go to its writer, and the page says when', async () => {
	const answer = await write({ email: 'one@founders.example' })
	expect(answer.status).toBe(302)
	const mail = services.outbox.at(-1)!
	expect(mail).toMatchObject({
		to: 'hello@fineprint.example',
		replyTo: 'one@founders.example',
		subject: 'Contact form: A mistake in a report',
	})
	expect(mail.text).toContain('Section 7 was read as Section 9.\n\nPlease look.')
	const sent = await (await fetch(new URL(answer.headers.get('location')!, url))).text()
	expect(sent).toContain('within two working days')
	expect(sent).toContain('one@founders.example')
})

test('what cannot be sent is said beside its field, and nothing typed is lost', async () => {
	const before = services.outbox.length
	const answer = await write({ email: 'ada@', message: 'Short <b>' })
	expect(answer.status).toBe(400)
	const html = await answer.text()
	for (const said of [
		'Please enter a valid email address',
		'Write at least a sentence',
		'value="Ada Founder"',
		'value="ada@"',
		'Short &lt;b&gt;</textarea>',
	])
		expect(html).toContain(said)
	expect(html).toMatch(/<option value="report" selected/)
	expect(services.outbox).toHaveLength(before)
})

test.each([
	['an address with another header', { email: 'ada@founders.example\r\nBcc: all@founders.example' }],
	['two addresses', { email: 'ada@founders.example, lee@founders.example' }],
	['a name with another header', { name: 'Ada\r\nBcc: all@founders.example' }],
	['a topic of its own', { topic: 'question\r\nBcc: all@founders.example' }],
])('%s is refused', async (_, changed) => {
	const before = services.outbox.length
	expect((await write(changed)).status).toBe(400)
	expect(services.outbox).toHaveLength(before)
})

test('a message that goes on in lines like headers stays a message', async () => {
	await write({ email: 'two@founders.example', message: 'Hello there\r\nBcc: all@founders.example\r\n\r\n<script>alert(1)</script>' })
	const mail = services.outbox.at(-1)!
	expect(mail.subject).toBe('Contact form: A mistake in a report')
	expect(mail.to).toBe('hello@fineprint.example')
	expect(mail.html).not.toContain('<script>')
})

test('programs that fill in every field are answered like people, and nothing is mailed', async () => {
	const before = services.outbox.length
	const answer = await write({ website: 'https://spam.example' })
	expect([answer.status, answer.headers.get('location')?.split('=')[0]]).toEqual([302, '/contact/sent?receipt'])
	expect(services.outbox).toHaveLength(before)
})

test('one network and one address can write only so often, and the message stays in the form', async () => {
	for (let times = 0; times < messagesPerCaller.points; times += 1)
		expect((await write({ email: `caller-${times}@founders.example` }, '203.0.113.9')).status).toBe(302)
	const refused = await write({ email: 'caller-x@founders.example' }, '203.0.113.9')
	expect(refused.status).toBe(429)
	expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
	expect(await refused.text()).toMatch(/Too many requests\. Please try again in[\s\S]*Section 7 was read as Section 9/)

	const often = { email: 'often@founders.example' }
	for (let times = 0; times < messagesPerAddress.points; times += 1) expect((await write(often, '203.0.113.10')).status).toBe(302)
	expect((await write(often, '203.0.113.10')).status).toBe(429)
	expect((await write({ email: 'seldom@founders.example' }, '203.0.113.10')).status).toBe(302)
	expect((await write(often, '203.0.113.11')).status).toBe(302)
})

test('without an address of its own the operator gets messages where mails come from', async () => {
	const { sendContactMessage } = await import('#app/domain/contact/send-contact-message.server.ts')
	await sendContactMessage({ ...services, env: { ...services.env, operator: {} } }, { ...written, topic: 'other' })
	expect(services.outbox.at(-1)!.to).toBe(services.env.mailFrom)
})
