import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { runReview } from '#app/domain/review/run/run-review.server.ts'
import { shareDocument, unshareDocument } from '#app/domain/documents/sharing/share-document.server.ts'
import { suspendPerson } from '#app/domain/administration/suspend-person.server.ts'
import type { Administrator } from '#app/domain/identity/administrator.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { day, hour, minute } from '#app/units.ts'
import { asDocx, contractParagraphs } from '#tests/fixtures/agreement-files.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { queueReview } from '#tests/fixtures/queue-review.ts'
import { reviewerHere } from '#tests/fixtures/reviewed-contract.ts'
import { register, testServices } from '#tests/world.ts'
import { deliver } from './deliver.server.ts'
import { listDeliveries, sendAgain, sendTest } from './delivery-log.server.ts'
import { changeSecret, createWebhook, listWebhooks, switchWebhook } from './manage-webhooks.server.ts'
import { webhookAddress } from './webhook-address.ts'
import { webhookEventNames } from './webhook-events.ts'

const services = await testServices()
const { db } = services

interface Received {
	headers: IncomingHttpHeaders
	body: string
}
let received: Received[] = []
let answers: { status: number; headers?: Record<string, string>; body?: string }[] = []
beforeEach(() => {
	received = []
	answers = []
})

const receiver = createServer((request, response) => {
	let body = ''
	request.setEncoding('utf8')
	request.on('data', (chunk: string) => (body += chunk))
	request.on('end', () => {
		received.push({ headers: request.headers, body })
		const { status, headers, body: text } = answers.shift() ?? { status: 200 }
		response.writeHead(status, headers).end(text ?? 'Thank you')
	})
})
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
afterAll(() => new Promise<void>((resolve) => void receiver.close(() => resolve())))
const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook?from=fineprint`

async function hook(member: Member, to = url) {
	const made = await createWebhook(services, member, { url: to, events: webhookEventNames })
	if (typeof made === 'string' || 'refusedFor' in made) throw new Error('No webhook was made')
	return made
}

const { signal } = new AbortController()
const attempt = (id: string, now?: number) => deliver(services, id, { signal, now })
const waiting = async (member: Member) =>
	db.webhookDelivery.findMany({ where: { webhook: { userId: member.id }, state: 'waiting' }, orderBy: { createdAt: 'asc' } })

/** Verifies as docs/api.md tells receivers to. */
function isSigned({ headers, body }: Received, secret: string): boolean {
	const parts = String(headers['fineprint-signature']).split(',')
	const time = parts.find((part) => part.startsWith('t='))!.slice(2)
	const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
	return parts.includes(`v1=${expected}`)
}

test('a finished review is told once to everybody who can open the document, signed, with ids and names only', async () => {
	const [owner, reader, stranger] = [await register(services), await register(services), await register(services)]
	const [own] = await Promise.all([hook(owner), hook(reader), hook(stranger)])
	const bytes = await asDocx(contractParagraphs('faulty-services-agreement'))
	const { documentId, reviewId } = await queueReview(services, owner, { bytes })
	await shareDocument(services, await opened(services, owner, documentId, 'manage'), { email: reader.email, role: 'viewer' })
	await db.webhookDelivery.deleteMany()
	await runReview(services, reviewId, signal, reviewerHere)
	expect([(await waiting(owner)).length, (await waiting(reader)).length, (await waiting(stranger)).length]).toEqual([1, 1, 0])

	const [delivery] = await waiting(owner)
	// Two workers at once.
	await Promise.all([attempt(delivery!.id), attempt(delivery!.id)])
	expect(received).toHaveLength(1)
	const [got] = received
	expect(isSigned(got!, own.secret)).toBe(true)
	expect(isSigned(got!, 'another')).toBe(false)
	const { name } = await db.document.findUniqueOrThrow({ where: { id: documentId } })
	expect(JSON.parse(got!.body)).toEqual({
		id: delivery!.eventId,
		type: 'review.finished',
		created_at: delivery!.eventAt.toISOString(),
		data: { document_id: documentId, document_name: name, review_id: reviewId, version_number: 1, status: 'complete' },
	})
	expect(await listDeliveries(services, owner, own.id)).toMatchObject([
		{ state: 'delivered', status: 200, answer: 'Thank you', attempts: 1 },
	])
	expect(await listDeliveries(services, reader, own.id)).toEqual([])
})

async function sharedWith(reader: Member, owner: Member) {
	const { documentId } = await queueReview(services, owner)
	const access = await opened(services, owner, documentId, 'manage')
	const people = await shareDocument(services, access, { email: reader.email, role: 'viewer' })
	const share = Array.isArray(people) ? people.find(({ role }) => role === 'viewer')!.shareId! : ''
	const [delivery] = await waiting(reader)
	return { documentId, access, share, delivery: delivery! }
}

test('a document that is shared is told to its owner and to whom it is shared with; an invited address stays out', async () => {
	const [owner, reader] = [await register(services), await register(services)]
	await hook(owner)
	await hook(reader)
	const { documentId, delivery } = await sharedWith(reader, owner)
	expect(await waiting(owner)).toHaveLength(1)
	await attempt(delivery.id)
	expect(JSON.parse(received[0]!.body)).toMatchObject({
		type: 'document.shared',
		data: { document_id: documentId, role: 'viewer', shared_by_user_id: owner.id, shared_with_user_id: null, shared_with_company: false },
	})
	expect(received[0]!.body).not.toContain(reader.email)
})

test('whoever lost access, or whose account is suspended, is told nothing', async () => {
	const [owner, reader, other] = [await register(services), await register(services), await register(services)]
	const { id } = await hook(reader)
	const { access, share, delivery } = await sharedWith(reader, owner)
	await unshareDocument(services, access, share)
	await attempt(delivery.id)
	expect(await listDeliveries(services, reader, id)).toMatchObject([{ state: 'dropped', answer: 'You can’t open the document any more.' }])
	await hook(other)
	const next = await sharedWith(other, owner)
	await suspendPerson(services, (await register(services, { userType: 'admin' })) as Administrator, other.id, 'Spam')
	await attempt(next.delivery.id)
	expect(received).toEqual([])
})

test('a failed delivery is tried eight times over a day, redirects are not followed, and five days of it switch the webhook off', async () => {
	const [owner, reader] = [await register(services), await register(services)]
	const { id } = await hook(reader)
	const { delivery } = await sharedWith(reader, owner)
	answers = [
		{ status: 500, body: `no\0${'x'.repeat(5000)}` },
		{ status: 302, headers: { Location: url } },
		...Array.from({ length: 6 }, () => ({ status: 503 })),
	]
	const began = Date.now()
	let now = began
	for (let tries = 1; tries <= 8; tries += 1) {
		await attempt(delivery.id, now)
		expect(received).toHaveLength(tries)
		// Before it is due nothing is sent.
		await attempt(delivery.id, now + 30_000)
		expect(received).toHaveLength(tries)
		const [row] = await listDeliveries(services, reader, id)
		if (tries === 1) expect([row!.status, row!.answer!.length, row!.answer!.slice(0, 4)]).toEqual([500, 1024, 'noxx'])
		expect(row!.state).toBe(tries < 8 ? 'waiting' : 'failed')
		now = row!.nextAttemptAt?.getTime() ?? now
	}
	expect((now - began) / hour).toBeGreaterThan(23)
	expect((now - began) / hour).toBeLessThan(25)
	expect((await listWebhooks(services, reader))[0]).toMatchObject({ disabledAt: null, failingSince: new Date(began) })

	// Sent again, it has the same id; it still fails, after more than five days.
	expect(await sendAgain(services, reader, id, delivery.id)).toBe('queued')
	expect(await sendAgain(services, owner, id, delivery.id)).toBe('gone')
	answers = [{ status: 500 }]
	const [again] = await waiting(reader)
	await attempt(again!.id, began + 5 * day + hour)
	expect(JSON.parse(received.at(-1)!.body)).toMatchObject({ id: delivery.eventId })
	expect((await listWebhooks(services, reader))[0]).toMatchObject({ disabledBy: 'failures' })
	expect(services.outbox.filter(({ to, subject }) => to === reader.email && subject.includes('turned off'))).toHaveLength(1)
	expect(await sendTest(services, reader, id)).toBe('off')
	await attempt(again!.id, began + 6 * day)
	expect(await db.webhookDelivery.findUnique({ where: { id: again!.id } })).toMatchObject({ state: 'dropped' })
	await switchWebhook(services, reader, id, true)
	expect((await listWebhooks(services, reader))[0]).toMatchObject({ disabledAt: null, failingSince: null })
})

test('a worker that ended during an attempt leaves it to another', async () => {
	const member = await register(services)
	const { id } = await hook(member)
	await sendTest(services, member, id)
	const [delivery] = await waiting(member)
	await db.webhookDelivery.update({ where: { id: delivery!.id }, data: { state: 'sending', lastAttemptAt: new Date() } })
	await attempt(delivery!.id)
	expect(received).toHaveLength(0)
	await attempt(delivery!.id, Date.now() + 2 * minute)
	expect(received).toHaveLength(1)
})

test('after a change of the secret both sign for 24 hours', async () => {
	const member = await register(services)
	const { id, secret } = await hook(member)
	const changed = await changeSecret(services, member, id)
	expect(await changeSecret(services, await register(services), id)).toBeNull()
	const send = async (now: number) => {
		await sendTest(services, member, id)
		await attempt((await waiting(member))[0]!.id, now)
		return received.at(-1)!
	}
	const today = await send(Date.now() + minute)
	expect([isSigned(today, secret), isSigned(today, changed!)]).toEqual([true, true])
	const later = await send(Date.now() + day + hour)
	expect([isSigned(later, secret), isSigned(later, changed!)]).toEqual([false, true])
	expect(JSON.stringify(await db.webhook.findUnique({ where: { id } }))).not.toContain('whsec_')
})

const closedAddresses = [
	'127.0.0.1',
	'10.1.2.3',
	'172.20.0.1',
	'192.168.1.1',
	'169.254.169.254',
	'100.64.0.1',
	'0.0.0.0',
	'224.0.0.1',
	'::1',
	'::',
	'fe80::1',
	'fd00::1',
	'::ffff:127.0.0.1',
	'::ffff:8.8.8.8',
	'64:ff9b::7f00:1',
	'2002:7f00:1::',
	'2001:db8::1',
	'2001::1',
]

test.each(closedAddresses)('a public site never connects to %s, typed or behind a name', async (address) => {
	const typed = `https://${address.includes(':') ? `[${address}]` : address}/`
	expect(webhookAddress(typed, { ownMachine: false })).toBe('private')
	const member = await register(services)
	const { id } = await hook(member, 'https://hooks.example.com/')
	await sendTest(services, member, id)
	const open = { ...services, env: { ...services.env, public: true } }
	const [delivery] = await waiting(member)
	await deliver(open, delivery!.id, { signal, resolve: async () => ['93.184.216.34', address] })
	expect(await listDeliveries(services, member, id)).toMatchObject([
		{ state: 'failed', status: null, answer: 'The host is not on the public internet.' },
	])
})

test.each([
	['http://hooks.example.com/', 'not_https'],
	['https://user:word@hooks.example.com/', 'credentials'],
	['ftp://hooks.example.com/', 'not_https'],
	['https://localhost/', 'private'],
	['https://metadata.google.internal/', 'private'],
	['https://2130706433/', 'private'],
	['https://0x7f.1/', 'private'],
	[url, 'not_https'],
	['hooks', 'not_a_url'],
	[`https://hooks.example.com/${'x'.repeat(500)}`, 'too_long'],
	['https://hooks.example.com:8443/a#b', { url: 'https://hooks.example.com:8443/a' }],
])('on a public site %s is %j', (typed, outcome) => {
	expect(webhookAddress(typed, { ownMachine: false })).toEqual(outcome)
})

test('the queue delivers by itself', async () => {
	const { deliverWebhookJob } = await import('./delivery-jobs.server.ts')
	await services.jobs.work(services, [deliverWebhookJob])
	const member = await register(services)
	const { id } = await hook(member)
	await sendTest(services, member, id)
	await expect.poll(async () => (await listDeliveries(services, member, id))[0]?.state, { timeout: 20_000 }).toBe('delivered')
	// Others of this file that waited went out, too.
	expect(received.filter(({ body }) => body.includes('webhook.test'))).toHaveLength(1)
})
