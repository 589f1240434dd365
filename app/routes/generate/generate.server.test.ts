import { beforeAll, expect, test } from 'vitest'
import type { Member } from '#app/domain/identity/member.ts'
import { runReview } from '#app/domain/review/run/run-review.server.ts'
import { readZip } from '#tests/fixtures/read-zip.ts'
import { reviewerHere } from '#tests/fixtures/reviewed-contract.ts'
import { seeded, shortLetter, shortNda } from '#tests/fixtures/seeded-templates.ts'
import { signedIn } from '#tests/second-factor.ts'
import { wholeApp } from '#tests/whole-app.ts'
import { register, testServices } from '#tests/world.ts'

// The pages as a browser without scripts meets them, and the calls of the API.

const services = await testServices()
const { db } = services
const app = await wholeApp(services)
let template = ''

beforeAll(async () => {
	template = (await seeded(services, shortNda, shortLetter))['short-nda']!
})

async function visitor(member: Member) {
	const headers = { Cookie: `token=${(await signedIn(services, member)).token}` }
	const answer = async (path: string, init: RequestInit = {}) => {
		const given = await fetch(new URL(path, app), { redirect: 'manual', ...init, headers: { ...headers, ...init.headers } })
		return { status: given.status, to: given.headers.get('Location') ?? '', text: await given.text() }
	}
	return {
		get: (path: string) => answer(path, { headers: { Accept: 'text/html' } }),
		post: (path: string, form: Record<string, string> | [string, string][]) =>
			answer(path, { method: 'POST', body: new URLSearchParams(form) }),
		zipOf: async (path: string, form: [string, string][]) => {
			const given = await fetch(new URL(path, app), { method: 'POST', headers, body: new URLSearchParams(form) })
			return readZip(new Uint8Array(await given.arrayBuffer()))
		},
		call: (path: string, body?: unknown) =>
			answer(`/api${path}`, {
				method: body === undefined ? 'GET' : 'POST',
				headers: { 'Content-Type': 'application/json' },
				body: body === undefined ? undefined : JSON.stringify(body),
			}),
	}
}

/** Reviews what waits, as the worker of the program does. */
async function review(): Promise<void> {
	for (const { id } of await db.review.findMany({ where: { status: 'queued' } }))
		await runReview(services, id, new AbortController().signal, reviewerHere)
}

const parties = { 'a.company.name': 'Granite Peak, Inc.', 'a.counterparty.name': 'Kiln Robotics, Inc.' }

test('without scripts a founder picks, fills, generates, reads the review, downloads and generates again', async () => {
	const member = await register(services)
	const { get, post } = await visitor(member)
	const list = await get('/generate?q=secret')
	expect(list.text).toContain('No template matches')
	expect((await get('/generate?category=IP&type=Mutual+NDA')).text).toContain('Not verified by a lawyer')

	const started = await post('/generate', { intent: 'start', template })
	expect(started.status).toBe(302)
	const page = started.to
	expect((await get(page)).to).toBe(`${page}?step=1`)
	const form = await get(`${page}?step=1`)
	expect(form.text).toMatch(/<a [^>]*step=1#q-counterparty-name"[^>]*>\[The other company: legal name\]/)

	expect(form.text).toMatch(/for="q-counterparty-state"[^>]*>State of incorporation<span[^>]*> \(optional\)/)
	expect(form.text).not.toMatch(/Legal name<span/)

	expect(await post(`${page}?step=1`, { step: '1', go: 'next', ...parties })).toMatchObject({ status: 302, to: `${page}?step=2` })
	const deal = { 'a.purpose': 'to talk', 'a.term_years': '2', 'a.governing_law': 'Delaware', 'a.effective_date': '2026-03-02' }
	const refused = await post(`${page}?step=2`, { step: '2', go: 'next', ...deal, 'a.term_years': 'many' })
	expect(refused.status).toBe(400)
	expect(refused.text).toContain('value="many"')
	// What is wrong, and where an answer came from, is read out with the question.
	const described = [...refused.text.matchAll(/aria-describedby="([^"]+)"/g)].flatMap(([, ids]) => ids!.split(' '))
	expect(described).toEqual(expect.arrayContaining(['q-term_years-error', 'q-has_fee-origin']))
	for (const id of described) expect(refused.text).toContain(`id="${id}"`)
	// The answer brings up a question, so the step is shown again.
	expect(await post(`${page}?step=2`, { step: '2', go: 'next', ...deal, 'a.has_fee': 'yes' })).toMatchObject({
		status: 302,
		to: `${page}?step=2`,
	})
	expect((await get(`${page}?step=2`)).text).toContain('name="a.fee"')
	expect(await post(`${page}?step=2`, { step: '2', go: 'next', 'a.fee': '$1,250.50' })).toMatchObject({ status: 302, to: `${page}?step=3` })

	const added = await post(`${page}?step=3`, { step: '3', go: 'add:people', 'a.people.entries': '1', 'a.people.0.name': 'Ann Lee' })
	expect(added.to).toBe(`${page}?step=3#q-people-1-name`)
	const two = await get(`${page}?step=3`)
	expect([two.text.includes('Ann Lee'), two.text.includes('name="a.people.1.name"')]).toEqual([true, true])
	expect(
		(
			await post(`${page}?step=3`, {
				step: '3',
				go: 'remove:people:1',
				'a.people.entries': '2',
				'a.people.0.name': 'Ann Lee',
				'a.people.1.name': '',
			})
		).status,
	).toBe(302)

	const check = await get(`${page}?step=check`)
	expect(check.text).toContain('Everything that must be answered is.')
	// What the template took when it was answered, a newer version of it may not take.
	const { id, values } = await db.generationDraft.findFirstOrThrow({ where: { userId: member.id } })
	await db.generationDraft.update({ where: { id }, data: { values: { ...(values as object), term_years: 77 } } })
	const misfit = await post(`${page}?step=check`, { step: 'check', go: 'generate' })
	expect(misfit.status).toBe(400)
	expect(misfit.text.match(/role="alert"/g)).toHaveLength(1)
	expect(misfit.text).toMatch(/<li><a [^>]*step=2#q-term_years"[^>]*>Term in years<\/a>: Enter at most 10\./)
	expect((await get(`${page}?step=2`)).text).toMatch(/id="q-term_years-error"[^>]*>Enter at most 10\./)
	await db.generationDraft.update({ where: { id }, data: { values: values as object } })
	expect(
		await post(`${page}?step=check`, { step: 'check', go: 'generate', 'variant.Law that governs': 'courts', name: 'NDA with Kiln' }),
	).toMatchObject({ status: 400 })
	expect((await get(`${page}?step=check`)).text).toContain('County of the courts')
	const generated = await post(`${page}?step=check`, {
		step: 'check',
		go: 'generate',
		'variant.Law that governs': 'plain',
		name: 'NDA with Kiln',
	})
	expect(generated.status).toBe(302)
	expect(generated.to).toMatch(/^\/generate\/documents\//)

	const waiting = await get(generated.to)
	expect(waiting.text).toContain('Fineprint is reviewing the document')
	// What the review found comes before the file.
	expect(waiting.text).not.toContain('Download')
	await review()
	const result = await get(generated.to)
	expect(result.text).toMatch(/\d+<!-- --> high/)
	const download = /href="(\/review\/[^"]*download[^"]*)"/.exec(result.text)![1]!.replaceAll('&amp;', '&')
	expect((await get(download)).status).toBe(200)
	// Whoever goes back, or presses the button twice, comes to what was made.
	expect((await get(page)).to).toBe(generated.to)
	expect((await post(`${page}?step=check`, { step: 'check', go: 'generate' })).to).toBe(generated.to)
	expect(await db.document.count({ where: { createdById: member.id } })).toBe(1)

	const again = await post(generated.to, {})
	const draft = again.to.replace('?step=1', '')
	await post(`${draft}?step=2`, { step: '2', go: 'next', 'a.purpose': 'to build' })
	expect((await post(`${draft}?step=check`, { step: 'check', go: 'generate' })).to).toBe(generated.to)
	const second = await get(generated.to)
	expect(second.text).toContain('to build')
	expect(second.text).toContain('to talk')

	const view = await get(`${generated.to}/view`)
	expect(view.text).toMatch(/<article aria-label="Text of the document".*to build.*<\/article>/s)
	expect(view.text).toContain('use the print command of your browser')
	const stranger = await visitor(await register(services))
	expect((await stranger.get(`${generated.to}/view`)).status).toBe(404)
	expect((await stranger.get(generated.to)).status).toBe(404)

	const inVault = generated.to.replace('/generate/documents', '/document-vault') + '/details'
	expect((await get(inVault)).text).toContain('“Short NDA”, version 1')
	expect((await get(inVault)).text).not.toContain('newer version')
	const used = await db.templateVersion.findUniqueOrThrow({ where: { templateId_number: { templateId: template, number: 1 } } })
	const fields = used.fields as object[]
	await db.templateVersion.create({ data: { ...used, fields, number: 2, fileKey: `${used.fileKey}-2` } })
	await db.template.update({ where: { id: template }, data: { activeNumber: 2 } })
	expect((await get(inVault)).text).toMatch(
		/The template has a newer version \(2\).*stays as it is.*href="\/generate\/documents\/[^"]*"[^>]*>generate it again/s,
	)
	await db.template.update({ where: { id: template }, data: { activeNumber: 1 } })
}, 60_000)

test('a described case proposes with quotes, in the plans that have it; only what was confirmed is taken', async () => {
	const poor = await visitor(await register(services))
	expect((await poor.get('/generate/describe')).text).toContain('Startup and Scale')
	expect((await poor.post('/generate/describe', { intent: 'describe', words: 'An NDA' })).status).toBe(402)

	const member = await register(services, { plan: 'startup' })
	const { get, post } = await visitor(member)
	const words = 'A mutual NDA with Kiln Robotics, Inc. for three years.'
	const proposed = await post('/generate/describe', { intent: 'describe', words })
	expect(proposed.text).toContain('You wrote “<!-- -->Kiln Robotics, Inc.')
	expect((await post('/generate/describe', { intent: 'describe', words: ' ' })).status).toBe(400)
	const begun = await post('/generate/describe', [
		['intent', 'confirm'],
		['words', words],
		['template', template],
		['take', 'counterparty'],
	])
	expect(begun.to).toMatch(/^\/generate\/drafts\//)
	const { values, origins } = await db.generationDraft.findFirstOrThrow({ where: { userId: member.id } })
	expect(values).toMatchObject({ counterparty: { name: 'Kiln Robotics, Inc.' }, term_years: 2 })
	expect(origins).toMatchObject({ counterparty: 'Filled in from your description: “Kiln Robotics, Inc.”' })
	expect((await get((await get(begun.to)).to)).text).toContain('Kiln Robotics, Inc.')
})

test('drafts of others are not there, a retired template is gone, and a draft is discarded', async () => {
	const [member, stranger] = [await register(services), await register(services)]
	const [mine, theirs] = [await visitor(member), await visitor(stranger)]
	const { to } = await mine.post('/generate', { intent: 'start', template })
	expect((await theirs.get(to)).status).toBe(404)
	expect((await theirs.post(`${to}?step=1`, { step: '1', go: 'next', ...parties })).status).toBe(404)
	expect((await theirs.get('/generate')).text).not.toContain('In progress')
	expect((await mine.get('/generate')).text).toContain('In progress')
	await db.template.update({ where: { id: template }, data: { status: 'retired' } })
	expect((await mine.get(to)).status).toBe(410)
	expect((await mine.post('/generate', { intent: 'start', template })).to).toBe('/generate')
	await db.template.update({ where: { id: template }, data: { status: 'active' } })
	await mine.post('/generate', { intent: 'discard', draft: to.split('/').at(-1)! })
	expect((await mine.get(to)).status).toBe(404)
	for (const path of ['/generate', '/generate/describe', to, '/generate/packets/x'])
		expect((await fetch(new URL(path, app), { redirect: 'manual' })).status).toBe(401)
})

test('the API lists active templates with their clauses and makes a document with its review', async () => {
	const { call } = await visitor(await register(services))
	const listed = JSON.parse((await call('/document/active-with-clauses?category=IP&doctype=Mutual%20NDA')).text)
	expect(listed.templates).toMatchObject([
		{
			template_id: template,
			name: 'Short NDA',
			version_number: 1,
			clauses: [{ name: 'Law that governs', version_number: 1, variants: [{ key: 'plain' }, { key: 'courts' }] }],
		},
	])
	expect(listed.templates[0].fields[0]).toMatchObject({ name: 'company', kind: 'company', filled_from: 'company' })
	expect((await call('/document/active-with-clauses?category=none')).status).toBe(400)

	const values = {
		company: { name: 'A, Inc.' },
		counterparty: { name: 'B, Inc.' },
		effective_date: '2026-03-02',
		purpose: 'x',
		term_years: 2,
		has_fee: false,
		governing_law: 'Ohio',
	}
	const refused = await call('/document/generate', { template_id: template, values: { ...values, purpose: undefined, term_years: 99 } })
	expect(refused.status).toBe(422)
	expect(JSON.parse(refused.text).details.map(({ field }: { field: string }) => field)).toEqual(['term_years', 'purpose'])
	expect((await call('/document/generate', { template_id: '00000000-0000-4000-8000-000000000000', values })).status).toBe(404)

	const generating = call('/document/generate', {
		template_id: template,
		values,
		clauses: { 'Law that governs': 'plain' },
		name: 'By program',
	})
	await expect.poll(() => db.review.count({ where: { status: 'queued', version: { document: { name: 'By program' } } } })).toBe(1)
	await review()
	const made = await generating
	expect(made.status).toBe(201)
	expect(JSON.parse(made.text)).toEqual({
		document_id: expect.any(String),
		version_number: 1,
		missing: [],
		review: { high: expect.any(Number), medium: expect.any(Number), low: expect.any(Number) },
	})
}, 60_000)

const letterAnswers = {
	...{ company: { name: 'A, Inc.' }, counterparty: { name: 'B, Inc.' } },
	...{ effective_date: '2026-03-02', greeting: 'Hello' },
}

test('a program is told of a template that can’t be written, and of a review that did not finish', async () => {
	const member = await register(services)
	const { call, get, post } = await visitor(member)
	const letter = (await db.template.findFirstOrThrow({ where: { shippedKey: 'short-letter' } })).id
	const file = await db.templateVersion.findFirstOrThrow({ where: { templateId: letter } })
	const kept = (await services.storage.get(file.fileKey))!
	const whole = new File([await kept.arrayBuffer()], kept.name, { type: kept.type })
	const draft = (await post('/generate', { intent: 'start', template: letter })).to
	await services.storage.remove(file.fileKey)
	const broken = await call('/document/generate', { template_id: letter, values: letterAnswers })
	expect([broken.status, JSON.parse(broken.text)]).toEqual([
		503,
		{ error: expect.stringMatching(/could not be written, so nothing was made/), code: 'unwritable' },
	])
	const page = await get(draft)
	expect([page.status, page.text]).toEqual([503, expect.stringContaining('Your answers are kept')])
	expect(await db.document.count({ where: { createdById: member.id } })).toBe(0)
	await services.storage.set(file.fileKey, whole)

	const generating = call('/document/generate', { template_id: letter, values: letterAnswers, name: 'Unread' })
	const waiting = { status: 'queued', version: { document: { name: 'Unread' } } } as const
	await expect.poll(() => db.review.count({ where: waiting })).toBe(1)
	await db.review.updateMany({ where: waiting, data: { status: 'failed' } })
	expect(JSON.parse((await generating).text)).toMatchObject({ version_number: 1, missing: [], review: null })
}, 60_000)

test('a founder sees active templates alone, on the page and in every call', async () => {
	const { call, get, post } = await visitor(await register(services))
	const listed = async () =>
		(JSON.parse((await call('/document/active-with-clauses')).text).templates as { template_id: string }[]).map((each) => each.template_id)
	expect(await listed()).toContain(template)
	for (const status of ['draft', 'retired'] as const) {
		await db.template.update({ where: { id: template }, data: { status } })
		expect(await listed()).not.toContain(template)
		expect((await get('/generate')).text).not.toContain(template)
		expect((await post('/generate', { intent: 'start', template })).to).toBe('/generate')
		expect((await call('/document/generate', { template_id: template, values: {} })).status).toBe(404)
		await db.template.update({ where: { id: template }, data: { status: 'active' } })
	}
	// One that needs a clause which is gone is not offered, and takes no other with it.
	await db.clause.updateMany({ where: { name: 'Law that governs' }, data: { status: 'retired' } })
	const left = await listed()
	expect([left.includes(template), left.length > 0]).toEqual([false, true])
	await db.clause.updateMany({ where: { name: 'Law that governs' }, data: { status: 'active' } })
})

test('a packet that lacks an answer says which document and what; whole, it is made and shown with all its documents', async () => {
	await seeded(services, { ...shortNda, key: 'advisor-agreement' }, { ...shortLetter, key: 'board-consent', name: 'Board letter' })
	const member = await register(services)
	const { get, post, zipOf } = await visitor(member)
	const { to: page } = await post('/generate', { intent: 'start_packet', packet: 'first-advisor' })
	const known = { ...parties, 'a.counterparty.address': '1 Kiln Way' }
	const typed = { ...known, 'a.purpose': 'to advise', 'a.governing_law': 'Delaware', 'a.effective_date': '2026-03-02' }
	for (const step of ['1', '2', '3']) await post(`${page}?step=${step}`, { step, go: 'next', ...typed })
	const one = { step: 'check', go: 'generate', wanted: 'advisor-agreement' }
	const refused = await post(`${page}?step=check`, [...Object.entries(one), ['wanted', 'board-consent']])
	expect(refused.status).toBe(400)
	expect(refused.text).toContain('because “Board letter” is not complete.')
	expect(refused.text).toMatch(/<li><a [^>]*>Greeting<\/a>/)
	expect(await db.document.count({ where: { createdById: member.id } })).toBe(0)

	const made = await post(`${page}?step=check`, one)
	expect(made.to).toMatch(/^\/generate\/packets\//)
	const begun = await get(made.to)
	expect([begun.text.includes('Short NDA'), begun.text.includes('Download all as ZIP')]).toEqual([true, false])
	expect((await get(page)).to).toBe(made.to)
	await review()
	expect((await (await visitor(await register(services))).get(made.to)).status).toBe(404)
	const packet = await get(made.to)
	const ids = [...packet.text.matchAll(/name="documentId" value="([^"]+)"/g)].map(([, id]) => id!)
	expect([packet.text.includes('Download all as ZIP'), ids.length]).toEqual([true, 1])
	const zip = await zipOf(
		'/document-vault/export',
		ids.map((id): [string, string] => ['documentId', id]),
	)
	expect([...zip.keys()]).toEqual(['Short NDA.docx', 'manifest.csv'])

	// The next document with the same party begins with what this one said of it, shown before the form goes on.
	const { to: second } = await post('/generate', { intent: 'start', template })
	expect((await post(`${second}?step=1`, { step: '1', go: 'next', ...parties })).to).toBe(`${second}?step=1#q-counterparty`)
	const filled = await get(`${second}?step=1`)
	expect(filled.text).toMatch(/1 Kiln Way.*Filled in from “(?:Short NDA|Board letter)”: address/s)
	expect((await post(`${second}?step=1`, { step: '1', go: 'next', ...known })).to).toBe(`${second}?step=2`)
}, 60_000)
