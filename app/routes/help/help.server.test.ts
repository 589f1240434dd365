import { expect, test } from 'vitest'
import { openStepUp } from '#app/domain/identity/mfa/step-up.server.ts'
import { runReview } from '#app/domain/review/run/run-review.server.ts'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import { contractParagraphs } from '#tests/fixtures/agreement-files.ts'
import { orderedHelp, paidHelp } from '#tests/fixtures/paid-help.ts'
import { queueReview } from '#tests/fixtures/queue-review.ts'
import { reviewerHere } from '#tests/fixtures/reviewed-contract.ts'
import { trackedDocx } from '#tests/fixtures/tracked-docx.ts'
import { signedIn, withMfa } from '#tests/second-factor.ts'
import { wholeApp } from '#tests/whole-app.ts'
import { register, testServices } from '#tests/world.ts'

// The pages of help by people as browsers use them, on both sides; what it means is told in domain/human-help.

const services = await testServices()
const { db } = services
const app = await wholeApp(services)

const ada = await register(services)
const { token: adas } = await signedIn(services, ada)
const grace = await register(services, { userType: 'admin', firstName: 'Grace', lastName: 'Expert' })
await withMfa(services, grace)
const { token: graces, sessionId } = await signedIn(services, grace)
await openStepUp(services, grace, sessionId)

const words = contractParagraphs('faulty-services-agreement')
const { documentId, reviewId, versionId } = await queueReview(services, ada, { bytes: trackedDocx(words), fileName: 'services.docx' })
await runReview(services, reviewId, new AbortController().signal, reviewerHere)
const vault = `/document-vault/${documentId}/help`

async function ask(
	token: string,
	path: string,
	body?: BodyInit,
): Promise<{ status: number; html: string; location: string | null; answer: Response }> {
	const answer = await fetch(new URL(path, app), {
		method: body === undefined ? 'GET' : 'POST',
		body,
		redirect: 'manual',
		headers: { Accept: 'text/html', Cookie: `token=${token}` },
	})
	const bytes = await answer.arrayBuffer()
	return { status: answer.status, html: Buffer.from(bytes).toString(), location: answer.headers.get('Location'), answer }
}
const send = (token: string, path: string, fields: Record<string, string>) => ask(token, path, new URLSearchParams(fields))
const hidden = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

function answerOf(text: string, file: Buffer | null, fileName = 'redlined.docx'): FormData {
	const form = new FormData()
	form.set('text', text)
	if (file) form.set('file', new File([new Uint8Array(file)], fileName, { type: docxMediaType }))
	return form
}

test('ordering shows what the expert sees and the price; a question that is missing loses nothing, and a changed price is refused', async () => {
	const { html: offers } = await ask(adas, vault)
	expect(offers).toContain('24 business hours')
	for (const name of ['Clause Fix', 'Full Doc Redline', 'Human Review Assist']) expect(offers).toContain(name)
	const order = `${vault}/order?kind=clause_fix&finding=f1`
	const { html } = await ask(adas, order)
	const { sha256 } = await db.documentVersion.findUniqueOrThrow({ where: { id: versionId } })
	expect(html).toContain(sha256)
	expect(html).toContain('Pay $39')

	const fields = { kind: 'clause_fix', cents: hidden(html, 'cents'), requestKey: hidden(html, 'requestKey'), clause: 'Section 2' }
	const empty = await send(adas, order, { ...fields, question: ' ' })
	expect(empty.status).toBe(400)
	expect(empty.html).toContain('Write your question.')
	expect(empty.html).toContain('value="Section 2"')
	const noClause = await send(adas, order, { ...fields, clause: '', question: 'Cap the liability.' })
	expect([noClause.status, noClause.html]).toEqual([400, expect.stringContaining('Enter the clause.')])
	const cheaper = await send(adas, order, { ...fields, cents: '100', question: 'Cap the liability.' })
	expect([cheaper.status, cheaper.html]).toEqual([409, expect.stringContaining('The price has changed')])
	expect(await db.helpRequest.count({ where: { documentId } })).toBe(0)

	const bought = await send(adas, order, { ...fields, question: 'Cap the liability.' })
	const twice = await send(adas, order, { ...fields, question: 'Cap the liability at 12 months.' })
	expect([bought.status, twice.location]).toEqual([302, bought.location])
	expect(await db.helpRequest.findMany({ where: { documentId } })).toMatchObject([
		{ kind: 'clause_fix', state: 'unpaid', clause: 'Section 2', question: 'Cap the liability at 12 months.', cents: 3900 },
	])
})

test('a whole document is priced by its pages, which are shown first', async () => {
	const { html } = await ask(adas, `${vault}/order?kind=full_redline`)
	const [, pages] = /for (?:<!-- -->)?(\d+) pages? at \$39 each/.exec(html)!
	expect(hidden(html, 'cents')).toBe(String(3900 * Number(pages)))
})

let id = ''

test('an expert takes a request on, reads the ordered version and suggests; who has not taken it on finds nothing', async () => {
	id = await paidHelp(services, ada, documentId, { kind: 'full_redline', question: 'Make it fair.' })
	const queue = await ask(graces, '/admin/requests')
	expect(queue.html).toContain('Full Doc Redline')
	expect(queue.html).not.toContain('Make it fair.')
	expect((await ask(graces, `/admin/requests/${id}`)).status).toBe(404)
	expect((await ask(graces, `/admin/requests/${id}/document`)).status).toBe(404)
	expect((await ask(graces, `/admin/requests/${id}/file`)).status).toBe(404)

	expect((await send(graces, '/admin/requests', { claim: id })).location).toBe(`/admin/requests/${id}`)
	expect((await ask(graces, `/admin/requests/${id}`)).html).toContain('Make it fair.')
	const { html: text } = await ask(graces, `/admin/requests/${id}/document`)
	expect(text).toContain(words[0])
	const long = words.findIndex((each) => each.length > 80)
	const { html: form } = await ask(graces, `/admin/requests/${id}/document?paragraph=b${long}`)
	expect(form).toContain('How it should read')
	const change = { paragraphId: `b${long}`, expected: words[long]!, text: `${words[long]} Both parties agree.` }
	const noReason = await send(graces, `/admin/requests/${id}/document`, { ...change, reason: '' })
	expect([noReason.status, noReason.html]).toEqual([400, expect.stringContaining('Enter a reason')])
	const suggested = await send(graces, `/admin/requests/${id}/document`, { ...change, reason: 'Usual in the market.' })
	expect(suggested.status).toBe(302)
	expect(await db.suggestion.findMany({ where: { versionId, origin: 'expert' } })).toMatchObject([
		{ reason: 'Usual in the market.', createdById: null, state: 'open', change: { expected: '', text: ' Both parties agree.' } },
	])
	expect((await ask(graces, `/admin/requests/${id}/file`)).answer.headers.get('Content-Disposition')).toContain('services.docx')
})

test('an answer to a redline needs a Word file of this document with tracked changes; what was typed stays', async () => {
	const without = await ask(graces, `/admin/requests/${id}/answer`, answerOf('Here it is.', null))
	expect([without.status, without.html]).toEqual([400, expect.stringContaining('choose the redlined Word file')])
	expect(without.html).toContain('Here it is.')
	const other = await ask(
		graces,
		`/admin/requests/${id}/answer`,
		answerOf('Here.', trackedDocx(contractParagraphs('harsh-one-way-nda').concat('[+x|G+]'))),
	)
	expect([other.status, other.html]).toEqual([422, expect.stringContaining('shares almost no words')])
	const unchanged = await ask(graces, `/admin/requests/${id}/answer`, answerOf('Here.', trackedDocx(words)))
	expect([unchanged.status, unchanged.html]).toEqual([422, expect.stringContaining('no tracked changes')])
	const noWord = await ask(graces, `/admin/requests/${id}/answer`, answerOf('Here.', Buffer.from('plain text'), 'redlined.txt'))
	expect(noWord.status).toBe(415)
})

test('the founder sees answer, suggestions and openings, makes the file a version, asks back once and accepts', async () => {
	const redlined = trackedDocx([...words, '[+Fair dealing.|Grace+]'])
	expect((await ask(graces, `/admin/requests/${id}/answer`, answerOf('Here it is.', redlined))).location).toBe(`/admin/requests/${id}`)
	expect((await ask(graces, `/admin/requests/${id}/answer`)).status).toBe(404)

	const { html: answered } = await ask(adas, `${vault}/${id}`)
	for (const sentence of [
		'Here it is.',
		'redlined.docx',
		'See 1 suggestion by Fineprint expert',
		'Grace Expert',
		'opened the document to help',
	])
		expect(answered).toContain(sentence)
	const file = await ask(adas, `${vault}/${id}/answers/1`)
	expect([file.status, file.answer.headers.get('Content-Type')]).toEqual([200, docxMediaType])
	expect((await send(adas, `${vault}/${id}/answers/1`, {})).location).toBe(`/review/${documentId}`)
	expect(await db.documentVersion.findFirstOrThrow({ where: { documentId }, orderBy: { number: 'desc' } })).toMatchObject({
		number: 2,
		origin: 'redline',
		madeFromNumber: 1,
		note: 'Full Doc Redline: redlined by a Fineprint expert',
	})
	expect((await send(adas, `${vault}/${id}/answers/1`, {})).location).toBe(`${vault}/${id}`)
	expect((await send(adas, `${vault}/${id}`, { intent: 'ask_back', question: '' })).status).toBe(400)
	expect((await send(adas, `${vault}/${id}`, { intent: 'ask_back', question: 'What about clause 2?' })).status).toBe(302)
	expect((await ask(graces, `/admin/requests/${id}/answer`, answerOf('It is fine.', null))).status).toBe(302)
	expect((await send(adas, `${vault}/${id}`, { intent: 'ask_back', question: 'Once more?' })).status).toBe(409)
	expect((await send(adas, `${vault}/${id}`, { intent: 'accept' })).status).toBe(302)
	expect((await ask(graces, `/admin/requests/${id}/document`)).status).toBe(404)
	expect((await ask(graces, `/admin/requests/${id}/file`)).status).toBe(404)
})

test('a request that is not paid leads to its checkout; of somebody else’s there is nothing', async () => {
	const { requestId } = await orderedHelp(services, ada, documentId, { version: 1 })
	expect((await ask(adas, `${vault}/${requestId}`)).html).toContain('Not paid yet')
	const eve = await register(services)
	const { token } = await signedIn(services, eve)
	expect((await ask(token, `${vault}/${requestId}`)).status).toBe(404)
	const { documentId: evesDocument } = await queueReview(services, eve)
	expect((await ask(token, `/document-vault/${evesDocument}/help/${requestId}`)).status).toBe(404)
})
