import { expect, test } from 'vitest'
import { openStepUp } from '#app/domain/identity/mfa/step-up.server.ts'
import { templateFile } from '#tests/fixtures/template-file.ts'
import { signedIn, withMfa } from '#tests/second-factor.ts'
import { wholeApp } from '#tests/whole-app.ts'
import { register, testServices } from '#tests/world.ts'

// The pages as browsers without scripts use them; the calls have tests of their own in routes/api/admin.

const services = await testServices()
const app = await wholeApp(services)
const admin = await register(services, { userType: 'admin', firstName: 'Root', lastName: 'Admin' })
await withMfa(services, admin)
const { token, sessionId } = await signedIn(services, admin)
await openStepUp(services, admin, sessionId)

async function ask(path: string, body?: BodyInit): Promise<{ status: number; html: string; location: string | null }> {
	const answer = await fetch(new URL(path, app), {
		method: body === undefined ? 'GET' : 'POST',
		headers: { Accept: 'text/html', Cookie: `token=${token}` },
		redirect: 'manual',
		body,
	})
	return { status: answer.status, html: (await answer.text()).replaceAll('<!-- -->', ''), location: answer.headers.get('Location') }
}
const post = (path: string, fields: Record<string, string>) => ask(path, new URLSearchParams(fields))
async function postFile(path: string, file: File | null, fields: Record<string, string>) {
	const form = new FormData()
	for (const [name, value] of Object.entries(fields)) form.set(name, value)
	if (file) form.set('file', file)
	return ask(path, form)
}
/** The hidden and visible fields of the only form with a text, as a browser sends them. */
function fieldsOf(html: string, within: string): Record<string, string> {
	const form = html.split('<form').find((each) => each.includes(within))!
	const inputs = [...form.matchAll(/<input[^>]*name="([^"]+)"[^>]*>/g)].map(
		([tag, name]) => [name!, /value="([^"]*)"/.exec(tag)?.[1] ?? ''] as const,
	)
	const areas = [...form.matchAll(/<textarea[^>]*name="([^"]+)"[^>]*>([^<]*)</g)].map(
		([, name, text]) => [name!, text!.replace(/^\n/, '')] as const,
	)
	return Object.fromEntries([...inputs, ...areas].map(([name, value]) => [name, unescaped(value)]))
}
const unescaped = (text: string) =>
	text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

const details = {
	name: 'Consulting letter',
	category: 'EMP',
	documentType: 'Consulting Agreement',
	description: 'For a consultant',
	source: 'Our practice',
	license: 'Ours',
	verifiedBy: '',
	note: 'First version',
	status: 'draft',
}
let template = ''

test('an upload with mistakes names the paragraph and keeps what was typed; corrected it becomes a draft with its fields', async () => {
	expect((await ask('/admin/templates')).html).toContain('No templates yet')
	const wrong = await postFile(
		'/admin/templates/upload',
		await templateFile(['Dear {{consultant_name}}', '{{#if remote}} You work from home.']),
		details,
	)
	expect(wrong.status).toBe(422)
	expect(wrong.html).toContain('Paragraph 2, “')
	expect(wrong.html).toMatch(/value="Consulting letter"/)
	expect(wrong.html).toMatch(/<option value="Consulting Agreement" selected/)
	expect((await postFile('/admin/templates/upload', null, details)).html).toContain('Choose a Word file (.docx).')
	expect((await postFile('/admin/templates/upload', null, { ...details, documentType: 'NDA', note: '' })).html).toContain(
		'does not belong to the category',
	)

	const file = await templateFile(['Dear {{consultant_name}},', 'We pay {{fee | money}} from {{start_date | date "MMMM D, YYYY"}}.'])
	const added = await postFile('/admin/templates/upload', file, details)
	expect([added.status, added.location]).toEqual([302, expect.stringMatching(/^\/admin\/templates\/[\w-]{36}\/fields$/)])
	template = added.location!.replace('/fields', '')
	expect((await ask('/admin/templates?q=consulting+letter')).html).toMatch(
		/Consulting letter[\s\S]*3 fields[\s\S]*Not verified by a lawyer[\s\S]*Draft/,
	)
	expect((await ask('/admin/templates?q=nothing+like+it')).html).toContain('No templates found')
	expect((await ask('/admin/templates?type=Consulting+Agreement')).html).toContain('Consulting letter')
	expect((await ask('/admin/templates?type=Offer+Letter')).html).toContain('No templates found')
})

test('a field is described; what does not fit the file or its kind stays in the form with a sentence', async () => {
	const own = `${template}/fields/fee`
	const saved = fieldsOf((await ask(own)).html, 'name="label"')
	const change = {
		...saved,
		kind: 'money',
		filledFrom: '',
		required: 'on',
		label: 'Monthly fee',
		help: 'Before taxes',
		min: '100',
		defaultValue: '5,000',
	}
	expect((await post(own, { ...change, kind: 'date', defaultValue: '', min: '' })).html).toContain('The file does not fit. Paragraph 2')
	expect((await post(own, { ...change, defaultValue: 'a lot' })).status).toBe(400)
	expect((await post(own, { ...change, filledFrom: 'today' })).html).toContain('can’t fill a field of this kind')
	expect((await post(own, change)).location).toBe(`${template}/fields`)
	expect(fieldsOf((await ask(own)).html, 'name="label"')).toMatchObject({
		label: 'Monthly fee',
		help: 'Before taxes',
		min: '100',
		defaultValue: '5000',
	})
})

test('it is tried with sample values, and the document is shown and downloaded', async () => {
	const samples = fieldsOf((await ask(`${template}/try`)).html, 'a.fee')
	expect(samples).toMatchObject({ 'a.fee': '5,000' })
	const shown = await post(`${template}/try`, { ...samples, 'a.consultant_name': 'Grace <Hopper>' })
	expect(shown.html).toContain('Grace &lt;Hopper&gt;')
	expect(shown.html).toMatch(/We pay \$5,000/)
	expect((await post(`${template}/try`, { ...samples, 'a.consultant_name': '' })).html).toMatch(/Without a value[\s\S]*Consultant name/)
	expect((await post(`${template}/try/file`, samples)).status).toBe(200)
})

test('a new version waits: its diff is seen and applied before it comes into use, and the earlier one can be brought back', async () => {
	const file = await templateFile(['Dear {{consultant_name}},', 'We pay {{fee | money}} in {{state}}.'])
	const added = await postFile(`${template}/versions`, file, { note: 'By state' })
	expect(added.location).toBe(`${template}/resync?version=2`)
	const diff = await ask(added.location!)
	expect(diff.html).toMatch(/New[\s\S]*state[\s\S]*Gone[\s\S]*start_date/)
	// It can be tried before anybody uses it, with the fields that it would have.
	const waiting = await ask(`${template}/try?version=2`)
	expect(waiting.html).toContain('Version 2 is not in use')
	const answers = { ...fieldsOf(waiting.html, 'a.state'), 'a.state': 'Ohio' }
	expect((await post(`${template}/try?version=2`, answers)).html).toContain('in Ohio.')
	expect((await ask(`${template}/try?version=9`)).status).toBe(404)
	expect((await post(`${template}/versions`, { version: '2' })).location).toBe(`${template}/resync?version=2`)
	expect((await post(`${template}/resync?version=2`, { version: '2', planned: 'old', apply: 'fields' })).status).toBe(409)
	const applied = await post(`${template}/resync?version=2`, { ...fieldsOf(diff.html, 'name="planned"'), apply: 'activate' })
	expect(applied.location).toBe(`${template}/fields`)
	expect((await ask(`${template}/fields`)).html).toMatch(/Monthly fee[\s\S]*State/)

	expect((await post(`${template}/versions`, { version: '1' })).location).toBe(`${template}/versions`)
	expect((await ask(`${template}/fields`)).html).toContain('Start date')
	expect((await ask(`${template}/versions/2/file`)).status).toBe(200)
	for (const missing of [await ask(`${template}/versions/7/file`), await ask(`${template}/resync?version=7`)])
		expect([missing.status, missing.html]).toEqual([404, expect.stringContaining('This template has no such version.')])
	expect((await post(`${template}/versions`, { version: '99999999999' })).status).toBe(404)
	expect((await post(`${template}?index`, { form: 'retired' })).status).toBe(302)
	expect((await ask(template)).html).toContain('It is no longer offered.')
	expect((await post(`${template}?index`, { form: 'activate' })).status).toBe(302)
	expect((await post(`${template}?index`, { form: 'nonsense' })).status).toBe(400)
})

test('an edit of a clause shows every template that it reaches before it is saved, and is brought back with a reason', async () => {
	const words = { 'variants.0.key': 'standard', 'variants.0.label': 'Standard', 'variants.0.side': '', 'variants.0.state': '' }
	const clause = { name: 'Notices', tags: 'boilerplate', notes: '', reason: 'First version', ...words }
	expect((await post('/admin/templates/clauses/new', { ...clause, 'variants.0.text': '' })).html).toContain('A variant needs a text')
	expect((await post('/admin/templates/clauses/new', { ...clause, 'variants.0.text': '{{/if}}' })).status).toBe(422)
	const added = await post('/admin/templates/clauses/new', { ...clause, 'variants.0.text': 'Notices go to {{notice_email}}.' })
	expect(added.location).toMatch(/^\/admin\/templates\/clauses\/[\w-]{36}$/)
	const own = added.location!
	const using = await postFile('/admin/templates/upload', await templateFile(['Hello {{name}}', '{{clause "Notices"}}']), {
		...details,
		name: 'With notices',
	})
	expect(using.status).toBe(302)

	const form = fieldsOf((await ask(own)).html, 'name="editedFrom"')
	const edit = {
		...form,
		...words,
		form: 'review',
		reason: 'By post, too',
		'variants.0.text': 'Notices go to {{notice_email}} and {{notice_address}}.',
	}
	const review = await post(own, edit)
	expect(review.html).toMatch(/It reaches 1 template[\s\S]*With notices[\s\S]*notice_address: new/)
	expect((await ask(own)).html).not.toContain('notice_address')
	expect((await post(own, { ...edit, form: 'edit' })).html).toContain('notice_address')
	const saved = await post(own, { ...fieldsOf(review.html, 'value="save"'), form: 'save' })
	expect(saved.location).toBe(own)
	expect((await post(own, { ...edit, form: 'save' })).status).toBe(409)
	expect((await post(own, { form: 'retire' })).html).toContain('Templates use this clause')

	const back = await post(own, { form: 'review-version', version: '1' })
	expect(back.html).toMatch(/Bring version 1 back into use[\s\S]*notice_address: no longer in the file/)
	expect((await post(own, { form: 'activate-version', version: '1', reason: '' })).html).toContain('Say in a few words')
	expect((await post(own, { form: 'activate-version', version: '1', reason: 'Email is enough' })).location).toBe(own)
	expect((await ask('/admin/templates/clauses?q=notice')).html).toMatch(/Notices[\s\S]*used in 1 template/)
})

test('an import shows its plan, asks about conflicts, and changes nothing that was not seen', async () => {
	const text = (await ask('/admin/templates/clauses/export')).html
	const page = '/admin/templates/clauses/import'
	const importOf = (words: string) => postFile(page, new File([words], 'clauses.txt'), {})
	expect((await importOf(text)).html).toContain('Nothing would change')
	expect((await importOf('Hello')).html).toContain('Line 1: A file of clauses begins with')
	const edited = text.replace('Notices go to', 'Every notice goes to').replace(/based on: \w+/, 'based on: 0000')
	const conflict = await importOf(edited)
	expect(conflict.html).toMatch(/Conflict[\s\S]*Take the file’s words/)
	const form = { ...fieldsOf(conflict.html, 'name="plan"'), reason: 'From counsel' }
	delete (form as Record<string, string>)['resolution.0']
	const undecided = await post(page, form)
	expect([undecided.status, undecided.html]).toEqual([409, expect.stringContaining('Resolve every conflict first')])
	expect((await post(page, { ...form, plan: 'another' })).html).toContain('The library has changed since this was planned')
	expect((await post(page, { ...form, 'resolution.0': 'file' })).location).toBe('/admin/templates/clauses')
	expect((await ask('/admin/templates/clauses/export')).html).toContain('Every notice goes to')
})

test('all templates are read again; one that fails is named, and the others are updated all the same', async () => {
	const added = await postFile('/admin/templates/upload', await templateFile(['Dear {{name}}, you are lost.']), {
		...details,
		name: 'Lost letter',
	})
	const id = /[\w-]{36}/.exec(added.location!)![0]
	expect((await post('/admin/templates', {})).html).toMatch(/All templates were read[\s\S]*Nothing changed/)
	const { fileKey } = await services.db.templateVersion.findFirstOrThrow({ where: { templateId: id } })
	await services.storage.remove(fileKey)
	const [, other] = /templates\/([\w-]{36})/.exec(template)!
	await services.db.$executeRaw`UPDATE "template_versions" SET "fields" = '[]' WHERE "template_id" = ${other}::uuid AND "number" = 1`
	const { status, html } = await post('/admin/templates', {})
	expect([status, html]).toEqual([
		200,
		expect.stringMatching(/1 could not be updated[\s\S]*Updated: Consulting letter\.[\s\S]*Lost letter[\s\S]*missing/),
	])
	expect((await ask(`${template}/fields`)).html).toContain('Start date')
})
