import { expect, test } from 'vitest'
import type { Member } from '#app/domain/identity/member.ts'
import { mostMailBytes } from '#app/domain/inbound-mail/mail-limits.ts'
import { hour } from '#app/units.ts'
import { inboundDomain, mailWorld, privateAddress, providerSignature, writtenMail } from '#tests/fixtures/inbound-mail.ts'
import { smallAgreement } from '#tests/fixtures/upload-request.ts'
import { signedIn } from '#tests/second-factor.ts'
import { wholeApp } from '#tests/whole-app.ts'
import { register, testServices } from '#tests/world.ts'

const { services } = await mailWorld()
const app = await wholeApp({ ...services, forReads: services.forReads })
const attachments = [{ filename: 'NDA.docx', content: await smallAgreement() }]

async function handIn(raw: Buffer | string, query: Record<string, string>, sign = (text: string) => providerSignature(text, raw)) {
	const url = new URL('/api/inbound-mail', app)
	url.search = new URLSearchParams(query).toString()
	const signature = sign(url.search.slice(1))
	const headers = { 'Content-Type': 'message/rfc822', ...(signature ? { 'Fineprint-Signature': signature } : {}) }
	const answer = await fetch(url, { method: 'POST', headers, body: new Uint8Array(Buffer.from(raw)) })
	return { status: answer.status, body: (await answer.json()) as { outcome?: string; code?: string } }
}

test('a provider hands in a mail with its signature: it is taken, once', async () => {
	const ada = await register(services, { plan: 'builder' })
	const recipient = await privateAddress(services, ada)
	const raw = await writtenMail({ from: ada.email, attachments })
	for (let times = 0; times < 2; times++)
		expect(await handIn(raw, { recipient, sender: ada.email })).toEqual({ status: 200, body: { outcome: 'taken' } })
	expect(await services.db.document.count({ where: { createdById: ada.id } })).toBe(1)
})

test('a mail without the signature of the provider over all of it is not looked at', async () => {
	const ada = await register(services, { plan: 'builder' })
	const recipient = await privateAddress(services, ada)
	const query = { recipient, sender: ada.email }
	const raw = await writtenMail({ from: ada.email, attachments })
	const wrong: Record<string, (text: string) => string> = {
		none: () => '',
		'of another body': (text) => providerSignature(text, `${raw.toString('latin1')} `),
		'of another recipient': (text) => providerSignature(text.replace('recipient=', 'recipient=x'), raw),
		'an old one': (text) => providerSignature(text, raw, Date.now() - hour),
		'one of tomorrow': (text) => providerSignature(text, raw, Date.now() + hour),
		'of another form': (text) => providerSignature(text, raw).toUpperCase(),
	}
	for (const [name, sign] of Object.entries(wrong)) {
		const { status, body } = await handIn(raw, query, sign)
		expect([name, status, body.code]).toEqual([name, 401, 'invalid_signature'])
	}
	expect(await services.db.document.count({ where: { createdById: ada.id } })).toBe(0)
})

test('a provider is told what it can’t know: no such address, a bounce, no proof, too large', async () => {
	const ada = await register(services, { plan: 'builder' })
	const recipient = await privateAddress(services, ada)
	const raw = await writtenMail({ from: ada.email, attachments })
	const unsigned = await writtenMail({ from: ada.email, attachments, signedBy: null })
	expect(await handIn(raw, { recipient: `nobody@${inboundDomain}`, sender: ada.email })).toMatchObject({ status: 404 })
	expect(await handIn(raw, { recipient, sender: '' })).toMatchObject({ status: 200, body: { outcome: 'ignored' } })
	expect(await handIn(unsigned, { recipient, sender: ada.email })).toMatchObject({ status: 200, body: { outcome: 'unproven' } })
	expect(await handIn('no mail', { recipient, sender: ada.email })).toMatchObject({ status: 200, body: { outcome: 'malformed' } })
	expect(await handIn(raw, { recipient })).toMatchObject({ status: 400 })
	expect(await handIn(raw, { recipient, sender: ada.email, ip: 'here' })).toMatchObject({ status: 400 })
	expect(await handIn('x'.repeat(mostMailBytes + 1), { recipient, sender: ada.email })).toMatchObject({ status: 413 })
	expect(await services.db.document.count({ where: { createdById: ada.id } })).toBe(0)
})

test('with the address that sent it, SPF proves the sender', async () => {
	const ada = await register(services, { plan: 'builder', email: 'ada@spf.example' })
	const recipient = await privateAddress(services, ada)
	const raw = await writtenMail({ from: ada.email, attachments, signedBy: null })
	const query = { recipient, sender: ada.email, helo: 'mx.spf.example' }
	expect(await handIn(raw, { ...query, ip: '192.0.2.7' })).toMatchObject({ body: { outcome: 'unproven' } })
	expect(await handIn(raw, { ...query, ip: '127.0.0.1' })).toMatchObject({ body: { outcome: 'taken' } })
})

test('where no secret is set nothing is taken', async () => {
	const closed = await testServices()
	const elsewhere = await wholeApp(closed)
	const answer = await fetch(new URL('/api/inbound-mail?recipient=a&sender=b', elsewhere), { method: 'POST', body: 'x' })
	expect(answer.status).toBe(404)
})

test('a member makes a private address, renews it and ends it; a smaller plan is told which one has it', async () => {
	const ada = await register(services, { plan: 'builder' })
	const page = await signedInAt(ada)
	const empty = await page.open()
	expect(empty).toContain('Make my address')
	await page.send({})
	const first = addressOn(await page.open())
	expect(first).toMatch(new RegExp(`^check-[a-z2-9]{20}@${inboundDomain}$`))
	await page.send({ intent: 'renew' })
	const second = addressOn(await page.open())
	expect(second).not.toBe(first)
	const handed = await handIn(await writtenMail({ from: ada.email, attachments }), { recipient: first!, sender: ada.email })
	expect(handed.status).toBe(404)
	await page.send({ intent: 'remove' })
	expect(addressOn(await page.open())).toBeUndefined()
	const { id, companyId } = ada
	const events = await services.db.activityEvent.findMany({
		where: { companyId, subject: id },
		orderBy: { number: 'asc' },
		select: { type: true },
	})
	const [made, removed] = [{ type: 'account.inbound_address_made' }, { type: 'account.inbound_address_removed' }]
	expect(events).toEqual([made, made, removed])

	const free = await signedInAt(await register(services))
	expect(await free.open()).toContain('This is part of the Builder plan.')
	expect(await free.send({})).toBe(402)
	expect(await services.db.inboundAddress.count()).toBeGreaterThan(0)
	expect(addressOn(await free.open())).toBeUndefined()
})

const addressOn = (html: string) => /check-[a-z2-9]+@[a-z.]+/.exec(html)?.[0]

/** The page of somebody who is signed in. */
async function signedInAt(member: Member) {
	const url = new URL('/settings/email-to-check', app)
	const headers = { Cookie: `token=${(await signedIn(services, member)).token}`, Accept: 'text/html' }
	return {
		open: async () => (await fetch(url, { headers })).text(),
		async send(fields: Record<string, string>) {
			const answer = await fetch(url, { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' })
			await answer.text()
			return answer.status
		},
	}
}
