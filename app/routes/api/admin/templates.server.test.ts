import { expect, test } from 'vitest'
import { openStepUp } from '#app/domain/identity/mfa/step-up.server.ts'
import { asPdf } from '#tests/fixtures/agreement-files.ts'
import { templateFile } from '#tests/fixtures/template-file.ts'
import { signedIn, withMfa } from '#tests/second-factor.ts'
import { wholeApp } from '#tests/whole-app.ts'
import { register, testServices } from '#tests/world.ts'

// The calls for templates and clauses as programs use them; who may use them is told in admin-access.server.test.ts.

const services = await testServices()
const app = await wholeApp(services)
const admin = await register(services, { userType: 'admin', firstName: 'Root', lastName: 'Admin' })
await withMfa(services, admin)
const { token, sessionId } = await signedIn(services, admin)
await openStepUp(services, admin, sessionId)

interface Answered {
	status: number
	// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what a test expects of it is what it tests
	body: any
}

async function call(method: string, path: string, sent?: unknown): Promise<Answered> {
	const isForm = sent instanceof FormData
	const answer = await fetch(new URL(`/api/admin/${path}`, app), {
		method,
		headers: { Authorization: `Bearer ${token}`, ...(sent === undefined || isForm ? {} : { 'Content-Type': 'application/json' }) },
		body: sent === undefined ? undefined : isForm ? sent : JSON.stringify(sent),
	})
	const text = await answer.text()
	return { status: answer.status, body: answer.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : text }
}

async function upload(paragraphs: string[], fields: Record<string, string> = {}): Promise<Answered> {
	const form = new FormData()
	for (const [name, value] of Object.entries({ document_category: 'IP', document_type: 'Mutual NDA', ...fields })) form.set(name, value)
	form.set('templateFile', await templateFile(paragraphs))
	return call('POST', 'upload-template', form)
}

function importOf(text: string): Promise<Answered> {
	const form = new FormData()
	form.set('file', new File([text], 'clauses.txt'))
	return call('POST', 'clauses/import', form)
}

const eventsOf = async () => {
	const events = await services.db.activityEvent.findMany({ where: { companyId: admin.companyId }, orderBy: { number: 'asc' } })
	return events.map(({ type }) => type).filter((type) => !type.startsWith('account.'))
}

test('a template with mistakes is refused with the paragraph and a sentence of each, and nothing is kept', async () => {
	const refused = await upload(['Agreement', 'Between {{#if mutual}} us', 'By {{clause "Nowhere"}}'])
	expect(refused).toMatchObject({ status: 422, body: { code: 'template_mistakes' } })
	expect(refused.body.details).toEqual(
		expect.arrayContaining([
			expect.objectContaining({ paragraph: 2, where: 'body', problem: expect.any(String) }),
			expect.objectContaining({ paragraph: 3, problem: 'No clause of the library is called “Nowhere”.' }),
		]),
	)
	expect(await services.db.template.count()).toBe(0)
	expect((await services.storage.list({ prefix: 'templates/' })).files).toEqual([])

	const pdf = new FormData()
	for (const [name, value] of [
		['document_category', 'IP'],
		['document_type', 'NDA'],
	] as const)
		pdf.set(name, value)
	pdf.set('templateFile', new File([new Uint8Array(await asPdf(['Agreement']))], 'nda.pdf'))
	expect(await call('POST', 'upload-template', pdf)).toMatchObject({ status: 415 })
	expect(await upload(['Hello'], { document_type: 'Offer Letter' })).toMatchObject({
		status: 400,
		body: { error: expect.stringContaining('category') },
	})
	expect(await upload(['Hello'], { template_id: '00000000-0000-4000-8000-000000000000' })).toMatchObject({ status: 404 })
})

test('what an admin wrote about a field survives the next file, which comes into use only after its diff was applied', async () => {
	const first = await upload(['{{company_name}} and {{counterparty}} agree on {{start_date | date "MMMM D, YYYY"}}.'], {
		name: 'Plain NDA',
	})
	expect(first).toMatchObject({
		status: 201,
		body: { version_number: 1, active: true, fields: { new: ['company_name', 'counterparty', 'start_date'] } },
	})
	const id = first.body.template_id as string
	expect((await call('GET', `templates/by-field?fieldName=counterparty`)).body.templates).toMatchObject([
		{ template_id: id, name: 'Plain NDA' },
	])
	expect((await call('GET', 'templates/by-field?fieldName=nobody')).body).toEqual({ templates: [], total: 0 })
	expect((await call('GET', 'templates?search=plain%20nda&category=IP&status=active')).body.total).toBe(1)

	await services.db
		.$executeRaw`UPDATE "template_versions" SET "fields" = jsonb_set("fields", '{0,label}', '"Legal name of your company"') WHERE "template_id" = ${id}::uuid`
	const next = await upload(['{{company_name}} pays {{fee | money}} from {{start_date | date "MMMM D, YYYY"}}.'], {
		template_id: id,
		note: 'A fee',
	})
	expect(next).toMatchObject({
		status: 201,
		body: { version_number: 2, active: false, fields: { new: ['fee'], gone: ['counterparty'], changed: [] } },
	})
	expect(await call('PUT', `templates/${id}/reactivate`, { version_number: 2 })).toMatchObject({
		status: 409,
		body: { code: 'fields_differ' },
	})

	const dry = await call('POST', `templates/${id}/resync-fields`, { dry_run: true })
	expect(dry.body).toMatchObject({ version_number: 2, applied: false, fields: { new: ['fee'], gone: ['counterparty'] } })
	expect(await call('POST', `templates/${id}/resync-fields`, { planned: 'something else' })).toMatchObject({
		status: 409,
		body: { code: 'overtaken' },
	})
	expect(await call('POST', `templates/${id}/resync-fields`, { planned: dry.body.planned })).toMatchObject({
		status: 200,
		body: { applied: true },
	})
	expect((await call('PUT', `templates/${id}/reactivate`, { version_number: 2 })).body).toEqual({ template_id: id, version_number: 2 })
	const { fields } = (await call('GET', `templates/${id}`)).body
	expect(
		fields.map((field: { name: string; kind: string; label: string; order: number }) => [field.order, field.name, field.kind, field.label]),
	).toEqual([
		[1, 'company_name', 'text', 'Legal name of your company'],
		[2, 'fee', 'money', 'Fee'],
		[3, 'start_date', 'date', 'Start date'],
	])

	expect(
		await upload(['{{company_name}} pays {{fee | money}} from {{start_date | date "MMMM D, YYYY"}}.'], { template_id: id }),
	).toMatchObject({
		status: 201,
		body: { version_number: 3 },
	})
	const versions = (await call('GET', `templates/${id}/versions`)).body.versions as {
		version_number: number
		active: boolean
		author: string
		sha256: string
	}[]
	expect(versions.map(({ version_number, active, author }) => [version_number, active, author])).toEqual([
		[3, false, 'Root Admin'],
		[2, true, 'Root Admin'],
		[1, false, 'Root Admin'],
	])
	expect(versions.every(({ sha256 }) => /^[0-9a-f]{64}$/.test(sha256))).toBe(true)
	await expect(services.db.templateVersion.updateMany({ where: { templateId: id }, data: { note: 'Another' } })).rejects.toThrow()

	expect((await call('DELETE', `templates/${id}`)).body).toEqual({ message: 'Template retired' })
	expect((await call('GET', 'templates?status=retired')).body.total).toBe(1)
	expect((await call('PUT', `templates/${id}/reactivate`, { version_number: 1 })).body).toEqual({ template_id: id, version_number: 1 })
	const unknown = { status: 404, body: { code: 'no_such_version', error: 'This template has no such version.' } }
	for (const version_number of [4, 2 ** 40]) {
		expect(await call('PUT', `templates/${id}/reactivate`, { version_number })).toMatchObject(unknown)
		expect(await call('POST', `templates/${id}/resync-fields`, { version_number, dry_run: true })).toMatchObject(unknown)
	}
	expect(await call('PUT', 'templates/00000000-0000-4000-8000-000000000000/reactivate', { version_number: 1 })).toMatchObject({
		status: 404,
		body: { code: 'not_found' },
	})
	expect(await eventsOf()).toEqual([
		'template.added',
		'template.version_added',
		'template.fields_changed',
		'template.version_activated',
		'template.version_added',
		'template.status_changed',
		'template.version_activated',
	])
})

test('updating all templates goes on after one that fails, which is told', async () => {
	const [good, lost] = [await upload(['Dear {{name}}'], { name: 'Good' }), await upload(['Dear {{name}}, hello'], { name: 'Lost' })]
	expect(await call('POST', 'templates/update-all-metadata')).toMatchObject({ status: 200, body: { updated: [] } })
	const { fileKey } = await services.db.templateVersion.findFirstOrThrow({ where: { templateId: lost.body.template_id } })
	await services.storage.remove(fileKey)
	await services.db.$executeRaw`UPDATE "template_versions" SET "fields" = '[]' WHERE "template_id" = ${good.body.template_id}::uuid`
	const failed = await call('POST', 'templates/update-all-metadata')
	expect(failed).toMatchObject({
		status: 422,
		body: {
			code: 'some_failed',
			details: [{ template_id: lost.body.template_id, name: 'Lost', problem: expect.stringContaining('missing') }],
		},
	})
	expect((await call('GET', `templates/${good.body.template_id}`)).body.fields).toMatchObject([{ name: 'name' }])
	await call('DELETE', `templates/${lost.body.template_id}`)
})

test('a clause is matched by name, reaches the templates that use it, and can be brought back', async () => {
	expect(await call('GET', 'clauses/match?name=Governing%20law')).toMatchObject({ status: 404 })
	const added = await call('POST', 'clauses', { name: 'Governing law', text: 'The laws of {{state}} govern.', tags: ['law'] })
	expect(added).toMatchObject({ status: 201, body: { name: 'Governing law', version_number: 1, variants: [{ key: 'standard' }] } })
	expect(await call('POST', 'clauses', { name: 'governing LAW', text: 'Again' })).toMatchObject({
		status: 409,
		body: { code: 'name_taken' },
	})
	expect(await call('POST', 'clauses', { name: 'Broken', text: '{{#if x}} never ends' })).toMatchObject({
		status: 422,
		body: { code: 'clause_mistake' },
	})
	const clause = `clauses/${added.body.clause_id}`

	const template = await upload(['{{company_name}} agrees.', '{{clause "Governing law"}}'], { name: 'With law' })
	expect(template.body.fields.new).toEqual(['company_name', 'state'])
	const match = (documentId: string) => call('GET', `clauses/match?name=governing%20law&document_id=${documentId}`)
	expect((await match(template.body.template_id)).body).toMatchObject({ clause_id: added.body.clause_id, used_by_document: true })
	expect(await match('00000000-0000-4000-8000-000000000000')).toMatchObject({ status: 404 })

	const courts = { text: 'The laws of {{state}} and the courts of {{county}} decide.', reason: 'Courts too' }
	expect(await call('PUT', clause, { ...courts, dry_run: true })).toMatchObject({
		status: 200,
		body: { applied: false, clause: { version_number: 1 }, templates: [{ name: 'With law', fields: { new: ['county'] } }] },
	})
	expect((await call('GET', clause)).body.version_number).toBe(1)
	const edited = await call('PUT', clause, {
		text: 'The laws of {{state}} and the courts of {{county}} decide.',
		reason: 'Courts too',
		version_number: 1,
	})
	expect(edited).toMatchObject({
		status: 200,
		body: {
			clause: { version_number: 2 },
			templates: [{ template_id: template.body.template_id, name: 'With law', fields: { new: ['county'] } }],
		},
	})
	expect((await call('GET', `templates/${template.body.template_id}`)).body.fields.map(({ name }: { name: string }) => name)).toEqual([
		'company_name',
		'state',
		'county',
	])
	expect(await call('PUT', clause, { text: 'Late', reason: 'Too late', version_number: 1 })).toMatchObject({
		status: 409,
		body: { code: 'overtaken' },
	})

	expect((await call('PUT', `${clause}/reactivate`, { version_number: 1, reason: 'Simpler' })).body).toMatchObject({
		version_number: 1,
		templates: [{ fields: { gone: ['county'] } }],
	})
	expect((await call('GET', clause)).body.variants).toMatchObject([{ text: 'The laws of {{state}} govern.' }])
	for (const version_number of [3, 2 ** 40])
		expect(await call('PUT', `${clause}/reactivate`, { version_number, reason: 'Older' })).toMatchObject({
			status: 404,
			body: { code: 'no_such_version', error: 'This clause has no such version.' },
		})
	expect((await eventsOf()).slice(-5)).toEqual([
		'template.added',
		'clause.edited',
		'template.fields_changed',
		'clause.version_activated',
		'template.fields_changed',
	])
})

test('an import is planned first, and applied as planned or not at all', async () => {
	const exported = (await call('GET', 'clauses/export')).body as string
	expect(exported).toContain('=== Governing law')
	expect((await importOf(exported)).body.planned_changes.map(({ action }: { action: string }) => action)).toEqual(['unchanged'])
	expect(await importOf('Hello')).toMatchObject({ status: 422, body: { error: expect.stringContaining('Line 1:') } })

	const words = exported.replace('govern.', 'govern this agreement.') + '\n=== Notices\n--- standard | Standard\nNotices go to {{email}}.\n'
	const plan = (await importOf(words)).body.planned_changes
	expect(plan.map(({ action, name }: { action: string; name: string }) => [action, name])).toEqual([
		['change', 'Governing law'],
		['add', 'Notices'],
	])

	const law = (await call('GET', 'clauses/match?name=Governing%20law')).body
	await call('PUT', `clauses/${law.clause_id}`, { text: 'Somebody was faster in {{state}}.', reason: 'Meanwhile' })
	const late = await call('POST', 'clauses/apply-import', { planned_changes: plan })
	expect(late).toMatchObject({ status: 409, body: { code: 'overtaken', details: ['Governing law'] } })
	expect(await call('GET', 'clauses/match?name=Notices')).toMatchObject({ status: 404 })

	const again = (await importOf(words)).body.planned_changes as { action: string; name: string; resolution?: string }[]
	expect(again.map(({ action }) => action)).toEqual(['conflict', 'add'])
	expect(await call('POST', 'clauses/apply-import', { planned_changes: again })).toMatchObject({
		status: 409,
		body: { code: 'undecided', details: ['Governing law'] },
	})
	again[0]!.resolution = 'file'
	expect((await call('POST', 'clauses/apply-import', { planned_changes: again, reason: 'From counsel' })).body).toMatchObject({
		added: 1,
		changed: 1,
		templates: [{ name: 'With law' }],
	})
	const now = (await call('GET', 'clauses/export')).body as string
	expect((await importOf(now)).body.planned_changes.every(({ action }: { action: string }) => action === 'unchanged')).toBe(true)
	const applied = await call('POST', 'clauses/apply-import', { planned_changes: (await importOf(now)).body.planned_changes })
	expect(applied.body).toMatchObject({ added: 0, changed: 0 })
	expect((await call('GET', 'clauses/export')).body).toBe(now)
})
