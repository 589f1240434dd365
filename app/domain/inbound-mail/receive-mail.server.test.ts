import { dkimSign, type DKIMSignOptions } from 'mailauth'
import { expect, test } from 'vitest'
import { runReview } from '#app/domain/review/run/run-review.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { smallAgreement } from '#tests/fixtures/upload-request.ts'
import { asDocx, contractParagraphs } from '#tests/fixtures/agreement-files.ts'
import { reviewerHere } from '#tests/fixtures/reviewed-contract.ts'
import { deliver, dkimKey, inboundDomain, mailWorld, silentNames, privateAddress, writtenMail } from '#tests/fixtures/inbound-mail.ts'
import { joinCompany, register, setCredits } from '#tests/world.ts'
import { day } from '#app/units.ts'
import { answerMails } from './answer-mail.server.ts'
import { mostMailBytes } from './mail-limits.ts'

const { services, port } = await mailWorld()
const { db, outbox } = services

const nda = { filename: 'NDA.docx', content: await smallAgreement() }
const founder = () => register(services, { plan: 'builder', subscriptionCredits: 3 })
const mailsTo = (email: string) => outbox.filter(({ to }) => to === email)
const documentsOf = ({ id }: Member) => db.document.findMany({ where: { createdById: id }, orderBy: { createdAt: 'asc' } })
const leftOf = async ({ companyId }: Member) => (await db.company.findUniqueOrThrow({ where: { id: companyId } })).credits

async function review(member: Member): Promise<void> {
	const reviews = await db.review.findMany({ where: { status: 'queued', version: { document: { createdById: member.id } } } })
	for (const { id } of reviews) await runReview(services, id, new AbortController().signal, reviewerHere)
}

/** A mail of a member to an address of ours, signed by the member's domain. */
async function send(from: string, to: string, message: Parameters<typeof writtenMail>[0] = {}) {
	return deliver(port, await writtenMail({ from, attachments: [nda], ...message }), { from, to })
}

test('a signed mail becomes a reviewed document of its sender, and is answered once with the verdict and the link', async () => {
	const ada = await founder()
	const to = await privateAddress(services, ada)
	const raw = await writtenMail({ from: ada.email, subject: 'Fwd: Our NDA', messageId: '<first@founders.example>', attachments: [nda] })
	expect(await deliver(port, raw, { from: ada.email, to })).toMatchObject({ code: 250 })
	const [document, ...others] = await documentsOf(ada)
	expect(others).toEqual([])
	expect(document).toMatchObject({ name: 'NDA.docx', companyId: ada.companyId })
	expect(await leftOf(ada)).toBe(2)

	await answerMails(services)
	expect(mailsTo(ada.email)).toEqual([])
	await review(ada)
	expect(await deliver(port, raw, { from: ada.email, to })).toMatchObject({ code: 250 })
	await Promise.all([answerMails(services), answerMails(services)])
	const [answer, ...again] = mailsTo(ada.email)
	expect(again).toEqual([])
	expect(answer).toMatchObject({ subject: 'Re: Our NDA', inReplyTo: '<first@founders.example>', automatic: true })
	expect(answer!.text).toMatch(/NDA\.docx: .+ before you sign\.|NDA\.docx: Looks safe to sign\.|NDA\.docx: Not fully checked\./)
	expect(answer!.text).toContain(`/document-vault/${document!.id}/report`)

	const [kept] = await db.inboundMail.findMany({ where: { userId: ada.id }, include: { attachments: true } })
	expect(kept).toMatchObject({ state: 'answered', subject: null, messageId: null, attachments: [] })
	expect(await db.activityEvent.count({ where: { documentId: document!.id, type: 'document.received_by_email', actorId: ada.id } })).toBe(1)
})

test('two documents get one answer, when both are done; a file that can’t be used is named in it', async () => {
	const ada = await founder()
	const safe = { filename: 'SAFE.docx', content: await asDocx(contractParagraphs('flawed-safe')) }
	const note = { filename: 'note.txt', content: 'Call me' }
	await send(ada.email, await privateAddress(services, ada), { attachments: [nda, note, safe] })
	const [one] = await db.review.findMany({ where: { version: { document: { createdById: ada.id } } } })
	await runReview(services, one!.id, new AbortController().signal, reviewerHere)
	await answerMails(services)
	expect(mailsTo(ada.email)).toEqual([])
	await review(ada)
	await answerMails(services)
	const [answer, ...others] = mailsTo(ada.email)
	expect(others).toEqual([])
	for (const words of ['NDA.docx: ', 'SAFE.docx: ', 'note.txt: Invalid file type']) expect(answer!.text).toContain(words)
	expect(answer!.text.match(/document-vault/g)).toHaveLength(2)
})

test('the same file again costs nothing and is answered with the report that is there', async () => {
	const ada = await founder()
	const to = await privateAddress(services, ada)
	await send(ada.email, to)
	await review(ada)
	await answerMails(services)
	await send(ada.email, to, { subject: 'Once more' })
	expect(await documentsOf(ada)).toHaveLength(1)
	expect(await leftOf(ada)).toBe(2)
	expect(mailsTo(ada.email).at(-1)!.text).toContain('This file was in the vault already.')
})

test('the same mail handed in by several servers at once is taken once', async () => {
	const ada = await founder()
	const to = await privateAddress(services, ada)
	const raw = await writtenMail({ from: ada.email, attachments: [nda] })
	await Promise.all([1, 2, 3, 4].map(() => deliver(port, raw, { from: ada.email, to })))
	expect(await documentsOf(ada)).toHaveLength(1)
	expect(await leftOf(ada)).toBe(2)
})

test('a mail whose taking broke off goes on where it was when it comes again', async () => {
	const ada = await founder()
	const to = await privateAddress(services, ada)
	const raw = await writtenMail({ from: ada.email, attachments: [nda] })
	await deliver(port, raw, { from: ada.email, to })
	// As if the program had ended right after the document was added.
	await db.inboundMail.updateMany({ where: { userId: ada.id }, data: { state: 'taking' } })
	await deliver(port, raw, { from: ada.email, to })
	await review(ada)
	await answerMails(services)
	expect(await documentsOf(ada)).toHaveLength(1)
	expect(mailsTo(ada.email)).toHaveLength(1)
})

test('a colleague may use the address: the document and the answer are theirs', async () => {
	const ada = await founder()
	const to = await privateAddress(services, ada)
	const colleague = await register(services)
	await joinCompany(services, colleague, ada.companyId)
	await db.user.update({ where: { id: colleague.id }, data: { companyId: colleague.companyId } })
	await send(colleague.email, to)
	expect(await documentsOf(ada)).toEqual([])
	expect(await documentsOf(colleague)).toMatchObject([{ companyId: ada.companyId }])
	expect(await leftOf(ada)).toBe(2)
})

const nothingOf = async (member: Member) => {
	expect(await documentsOf(member)).toEqual([])
	expect(await db.inboundAttachment.count({ where: { mail: { companyId: member.companyId } } })).toBe(0)
}

test.each([
	['no attachment', { attachments: [] }, /no document was attached/],
	[
		'only a logo',
		{ attachments: [{ filename: 'logo.png', content: 'x', contentType: 'image/png', contentDisposition: 'inline' as const }] },
		/no document/,
	],
	['an unusable file', { attachments: [{ filename: 'list.xlsx', content: 'x' }] }, /list\.xlsx: Invalid file type/],
	['too many files', { attachments: Array.from({ length: 11 }, (_, n) => ({ ...nda, filename: `${n}.docx` })) }, /at most 10 documents/],
])('%s: the answer says so once and nothing is kept', async (_, message, says) => {
	const ada = await founder()
	const to = await privateAddress(services, ada)
	const raw = await writtenMail({ from: ada.email, ...message })
	for (let times = 0; times < 2; times++) expect(await deliver(port, raw, { from: ada.email, to })).toMatchObject({ code: 250 })
	expect(mailsTo(ada.email)).toHaveLength(1)
	expect(mailsTo(ada.email)[0]).toMatchObject({ automatic: true, text: expect.stringMatching(says) })
	await nothingOf(ada)
})

test('without checks left, or on a plan without it, the answer says so and nothing is kept', async () => {
	const poor = await founder()
	await setCredits(services, poor.companyId, 0)
	await send(poor.email, await privateAddress(services, poor))
	expect(mailsTo(poor.email)).toMatchObject([{ text: expect.stringContaining('You have no document checks left') }])
	await nothingOf(poor)

	const free = await register(services)
	await send(free.email, await privateAddress(services, free))
	expect(mailsTo(free.email)).toMatchObject([{ text: expect.stringContaining('from the Builder plan') }])
	await nothingOf(free)
})

test('somebody else is told once a day that the address is not for them', async () => {
	const ada = await founder()
	const to = await privateAddress(services, ada)
	const stranger = await register(services, { plan: 'scale' })
	for (const subject of ['One', 'Two', 'Three']) await send(stranger.email, to, { subject })
	expect(mailsTo(stranger.email)).toMatchObject([{ text: expect.stringContaining('for the members of one company') }])
	await nothingOf(stranger)
	await nothingOf(ada)
	const suspended = await founder()
	const address = await privateAddress(services, suspended)
	await db.user.update({ where: { id: suspended.id }, data: { suspendedAt: new Date() } })
	await send(suspended.email, address)
	await nothingOf(suspended)
})

test('a mail that anybody may have sent is refused in the conversation of the servers: nobody is written to', async () => {
	const ada = await founder()
	const to = await privateAddress(services, ada)
	const plain = (await writtenMail({ from: ada.email, signedBy: null, attachments: [nda] })).toString('latin1')
	const signed = (await writtenMail({ from: ada.email, attachments: [nda] })).toString('latin1')
	const bodyLength = Buffer.byteLength(plain.slice(plain.indexOf('\r\n\r\n') + 4), 'latin1')
	const more = '\r\n--x\r\nContent-Type: application/pdf\r\n\r\nOther words'
	const forged: Record<string, [raw: Buffer | string, from: string]> = {
		'without a signature': [await writtenMail({ from: ada.email, signedBy: null, attachments: [nda] }), ada.email],
		'signed by another domain': [await writtenMail({ from: ada.email, signedBy: 'strangers.example', attachments: [nda] }), ada.email],
		'sent by another domain': [await writtenMail({ from: ada.email, signedBy: null, attachments: [nda] }), 'eve@evil.example'],
		'changed on the way': [Buffer.from(signed.replace('See attached.', 'See attacked.'), 'latin1'), ada.email],
		'with other words behind the signed ones': [(await signedAs(plain, { maxBodyLength: bodyLength })) + more, ada.email],
		'signed with SHA-1': [await signedAs(plain, { algorithm: 'rsa-sha1' }), ada.email],
		'signed without its sender': [await signedAs(plain, { headerList: 'subject:date' as never }), ada.email],
		'signed tomorrow': [await signedAs(plain, { signTime: new Date(Date.now() + day) }), ada.email],
		'with two senders': [`From: eve@evil.example\r\n${signed}`, ada.email],
		'with two senders in one': [
			await writtenMail({ from: [ada.email, 'eve@evil.example'] as never, signedBy: 'founders.example' }),
			ada.email,
		],
	}
	for (const [name, [raw, from]] of Object.entries(forged)) {
		const answer = await deliver(port, raw, { from, to })
		expect([name, answer.code]).toEqual([name, 550])
	}
	expect(mailsTo(ada.email)).toEqual([])
	expect(outbox.filter((mail) => mail.to.endsWith('evil.example'))).toEqual([])
	expect(await db.inboundMail.count({ where: { companyId: ada.companyId } })).toBe(0)
	await nothingOf(ada)

	// Each of these would be taken without what makes it a forgery.
	for (const right of [signed, await signedAs(plain, {}), await signedAs(plain, { maxBodyLength: bodyLength })])
		expect(await deliver(port, right, { from: ada.email, to })).toMatchObject({ code: 250 })
	expect(await documentsOf(ada)).toHaveLength(1)
})

/** A mail with a signature of the founders' domain, made as told. */
async function signedAs(plain: string, options: Partial<DKIMSignOptions>): Promise<string> {
	const signer = { signingDomain: 'founders.example', selector: dkimKey.keySelector, privateKey: dkimKey.privateKey }
	const { signatures } = await dkimSign(Buffer.from(plain, 'latin1'), {
		canonicalization: 'relaxed/relaxed',
		...options,
		signatureData: [{ ...signer, ...options }],
	} as DKIMSignOptions)
	return signatures + plain
}

test('SPF alone proves a sender, of the domain itself or one below it; another domain’s does not', async () => {
	for (const [from, code] of [
		['ada@spf.example', 250],
		['x@bounce.spf.example', 250],
		['x@elsewhere.example', 550],
	] as const) {
		const ada = await register(services, { plan: 'builder', email: `ada${from.length}@spf.example` })
		const to = await privateAddress(services, ada)
		const raw = await writtenMail({ from: ada.email, signedBy: null, attachments: [nda] })
		expect(await deliver(port, raw, { from, to })).toMatchObject({ code })
		expect(await documentsOf(ada)).toHaveLength(code === 250 ? 1 : 0)
	}
})

test('a domain that asks for strict proof is believed; its member is told', async () => {
	const ada = await register(services, { plan: 'builder', email: 'ada@strict.example' })
	expect(await send(ada.email, await privateAddress(services, ada), { signedBy: 'mail.strict.example' })).toMatchObject({ code: 250 })
	expect(mailsTo(ada.email)).toMatchObject([{ text: expect.stringContaining('DMARC') }])
	await nothingOf(ada)
})

test('when DNS does not answer the mail is to be sent again later', async () => {
	const ada = await register(services, { plan: 'builder', email: 'ada@silent.example' })
	const to = await privateAddress(services, ada)
	const raw = await writtenMail({ from: ada.email, attachments: [nda] })
	expect(await deliver(port, raw, { from: ada.email, to })).toMatchObject({ code: 451 })
	await nothingOf(ada)
	silentNames.clear()
	expect(await deliver(port, raw, { from: ada.email, to })).toMatchObject({ code: 250 })
	expect(await documentsOf(ada)).toHaveLength(1)
})

test.each([
	['a bounce', {}, ''],
	['an automatic answer', { headers: { 'Auto-Submitted': 'auto-replied' } }, null],
	['a bulk mail', { headers: { Precedence: 'bulk' } }, null],
	['a list', { headers: { 'List-Id': '<founders.list.example>' } }, null],
	['our own mail', { messageId: '<5f0c@fineprint>' }, null],
	['a mail server’s', {}, 'MAILER-DAEMON@founders.example'],
] as const)('%s is dropped without a word', async (_, message, envelopeFrom) => {
	const ada = await founder()
	const to = await privateAddress(services, ada)
	const raw = await writtenMail({ from: ada.email, attachments: [nda], ...message })
	expect(await deliver(port, raw, { from: envelopeFrom ?? ada.email, to })).toMatchObject({ code: 250 })
	expect(mailsTo(ada.email)).toEqual([])
	expect(await db.inboundMail.count({ where: { companyId: ada.companyId } })).toBe(0)
	await nothingOf(ada)
})

test('who gets too many answers gets none', async () => {
	const ada = await founder()
	const to = await privateAddress(services, ada)
	for (let times = 0; times < 8; times++) await send(ada.email, to, { subject: `No ${times}`, attachments: [] })
	expect(mailsTo(ada.email)).toHaveLength(6)
})

test('there is no address but those that were made, and a renewed one ends at once', async () => {
	const ada = await founder()
	const first = await privateAddress(services, ada)
	const second = await privateAddress(services, ada)
	expect(second).not.toBe(first)
	for (const to of [first, `check-nobody@${inboundDomain}`, 'check@elsewhere.example'])
		expect(await send(ada.email, to)).toMatchObject({ code: 550 })
	expect(await send(ada.email, second.toUpperCase())).toMatchObject({ code: 250 })

	const guest = await register(services)
	const inside = await joinCompany(services, guest, ada.companyId)
	const ofGuest = await privateAddress(services, inside)
	await db.user.update({ where: { id: guest.id }, data: { companyId: guest.companyId } })
	await db.membership.delete({ where: { companyId_userId: { companyId: ada.companyId, userId: guest.id } } })
	expect(await send(guest.email, ofGuest)).toMatchObject({ code: 550 })
})

test('a mail that is too large, too deep or of too many parts is refused, and the server lives on', { timeout: 60_000 }, async () => {
	const ada = await founder()
	const to = await privateAddress(services, ada)
	const large = Buffer.concat([
		await writtenMail({ from: ada.email }),
		Buffer.alloc(mostMailBytes, 'A line of seventy letters or so, as mails have them.\r\n'),
	])
	expect(await deliver(port, large, { from: ada.email, to })).toMatchObject({ code: 552 })
	const parts = '--x\r\n\r\n'.repeat(50_000)
	await send(ada.email, to, { text: parts, attachments: [nda] })
	expect(mailsTo(ada.email)).toMatchObject([{ text: expect.stringContaining('could not be read') }])
	let nested = await writtenMail({ from: ada.email, signedBy: null, attachments: [nda] })
	for (let depth = 0; depth < 6; depth++)
		nested = await writtenMail({ from: ada.email, signedBy: null, attachments: [{ contentType: 'message/rfc822', content: nested }] })
	await send(ada.email, to, { attachments: [{ contentType: 'message/rfc822', content: nested, contentDisposition: 'inline' }] })
	expect(mailsTo(ada.email)).toHaveLength(2)
	await nothingOf(ada)
	const forwarded = await writtenMail({ from: 'lawyer@elsewhere.example', signedBy: null, attachments: [nda] })
	await send(ada.email, to, { attachments: [{ contentType: 'message/rfc822', content: forwarded }] })
	expect(await documentsOf(ada)).toHaveLength(1)
})
