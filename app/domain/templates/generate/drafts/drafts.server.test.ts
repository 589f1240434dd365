import { beforeAll, expect, test } from 'vitest'
import { openDocument } from '#app/domain/access/open-document.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { engineHere } from '#tests/fixtures/reviewed-contract.ts'
import { seeded, shortNda } from '#tests/fixtures/seeded-templates.ts'
import { joinCompany, register, testServices } from '#tests/world.ts'
import type { TemplateField } from '../../fields/template-field.ts'
import { asJson } from '../../library/stored-json.ts'
import { changedAnswers } from '../answers/changed-answers.ts'
import { generatedFrom } from '../documents/generated-from.server.ts'
import { findDraft, listDrafts, removeDraft } from './find-draft.server.ts'
import { keepAnswers } from './keep-answers.server.ts'
import { makeFromDraft } from './make-from-draft.server.ts'
import { openDraft, type OpenDraft } from './open-draft.server.ts'
import { mostDrafts, startDraft, startNextVersion } from './start-draft.server.ts'

const services = await testServices()
const { db } = services
let templateId = ''

beforeAll(async () => {
	templateId = (await seeded(services, shortNda))['short-nda']!
})

async function begun(member: Member): Promise<OpenDraft> {
	const id = await startDraft(services, member, { for: { templateId }, fields: shortNda.fields })
	return opened(member, id)
}

async function opened(member: Member, id: string): Promise<OpenDraft> {
	const open = await openDraft(services, member, id, engineHere)
	if (open === null || open === 'retired') throw new Error(String(open))
	return open
}

test('a draft begins with what the profiles know, and says where it came from', async () => {
	const member = await register(services)
	await db.companyProfile.create({ data: { companyId: member.companyId, legalEntityName: 'Granite Peak, Inc.' } })
	const { draft, missing } = await begun(member)
	expect(draft.values).toMatchObject({
		company: { name: 'Granite Peak, Inc.', signatory_name: 'Ada Founder' },
		term_years: 2,
		has_fee: false,
	})
	expect(draft.origins).toMatchObject({
		company: 'Filled in from the company profile',
		effective_date: 'Filled in with today’s date',
		term_years: 'Filled in with the template’s usual value',
	})
	expect(missing).toEqual(['counterparty', 'purpose', 'governing_law'])
})

test('answers are kept step by step, a wrong one leaves the rest and what was there, and a changed one loses its origin', async () => {
	const member = await register(services)
	const { draft, fields } = await begun(member)
	const keep = (typed: Record<string, unknown>) => keepAnswers(services, member, draft.id, fields, { typed })
	expect(await keep({ purpose: 'to talk', term_years: '3', has_fee: 'yes' })).toMatchObject({ problems: [] })
	const kept = await keep({ fee: 'a lot', governing_law: ' Delaware ', term_years: '77' })
	expect(kept?.problems.map(({ field }) => field).sort()).toEqual(['fee', 'term_years'])
	const after = await opened(member, draft.id)
	expect(after.draft.values).toMatchObject({ purpose: 'to talk', governing_law: 'Delaware', term_years: 3, has_fee: true })
	expect(Object.keys(after.draft.origins)).not.toContain('term_years')
	expect(after.needed.map(({ name }) => name)).toContain('fee')
	expect(after.missing).toContain('fee')
	await keep({ purpose: '' })
	expect((await opened(member, draft.id)).draft.values).not.toHaveProperty('purpose')
})

test('a draft is its author’s alone, in the company that it was begun in', async () => {
	const member = await register(services)
	const colleague = await register(services)
	await joinCompany(services, colleague, member.companyId)
	const { draft, fields } = await begun(member)
	const other = { ...colleague, companyId: member.companyId }
	expect(await findDraft(db, other, draft.id)).toBeNull()
	expect(await keepAnswers(services, other, draft.id, fields, { typed: { purpose: 'x' } })).toBeNull()
	expect(await removeDraft(services, other, draft.id)).toBe(false)
	expect(await findDraft(db, { ...member, companyId: other.id }, draft.id)).toBeNull()
	expect(await openDraft(services, member, 'no id', engineHere)).toBeNull()
	expect(await removeDraft(services, member, draft.id)).toBe(true)
	expect(await listDrafts(services, member)).toEqual([])
})

test('generating ends the draft; changed answers make the next version, with what changed', async () => {
	const member = await register(services)
	const first = await begun(member)
	const typed = { company: { name: 'Granite Peak, Inc.' }, counterparty: { name: 'Kiln' }, purpose: 'to talk', governing_law: 'Delaware' }
	expect(await makeFromDraft(services, member, first, undefined, engineHere)).toMatchObject({ outcome: 'refused' })
	await keepAnswers(services, member, first.draft.id, first.fields, { typed, name: 'NDA with Kiln' })
	const made = await makeFromDraft(services, member, await opened(member, first.draft.id), undefined, engineHere)
	if (made.outcome !== 'document') throw new Error(JSON.stringify(made))
	expect(await findDraft(db, member, first.draft.id)).toBeNull()

	const access = async () => {
		const open = await openDocument(services, member, made.documentId, { may: 'edit' })
		if (!open || typeof open === 'string') throw new Error(String(open))
		return open
	}
	const [from] = await generatedFrom(services, await access())
	const draftId = await startNextVersion(services, await access(), from!)
	expect(await startNextVersion(services, await access(), from!)).toBe(draftId)
	await keepAnswers(services, member, draftId, first.fields, { typed: { purpose: 'to build' } })
	await db.template.update({ where: { id: templateId }, data: { status: 'retired' } })
	const again = await makeFromDraft(services, member, await opened(member, draftId), await access(), engineHere)
	await db.template.update({ where: { id: templateId }, data: { status: 'active' } })
	expect(again).toEqual({ outcome: 'document', documentId: made.documentId, versionNumber: 2 })

	const [newest, before] = await generatedFrom(services, await access())
	expect(
		changedAnswers(
			{ fields: before!.template.fields, values: before!.values },
			{ fields: newest!.template.fields, values: newest!.values },
		),
	).toEqual([{ label: 'Purpose', before: 'to talk', after: 'to build' }])
	expect(await db.documentVersion.findFirst({ where: { documentId: made.documentId, number: 2 } })).toMatchObject({
		origin: 'generated',
		madeFromNumber: 1,
	})
})

test('answers that a newer version of the template no longer takes are told; those that nobody could correct are left out', async () => {
	const member = await register(services)
	const { 'changing-nda': changing } = await seeded(services, { ...shortNda, key: 'changing-nda', madeFrom: 'changing-nda' })
	const id = await startDraft(services, member, {
		for: { templateId: changing! },
		fields: shortNda.fields,
		values: { term_years: 5, has_fee: false, fee: 900, people: [{ name: 'Ann Lee', phone: '1' }] },
		variants: { 'Law that governs': 'gone', 'A clause that is gone': 'plain' },
	})
	const limits: Record<string, TemplateField['limits']> = { term_years: { max: 3 }, fee: { max: 100 } }
	const fields = shortNda.fields.map((field) => ({ ...field, limits: limits[field.name] ?? field.limits }))
	const version = { templateId_number: { templateId: changing!, number: 1 } }
	await db.templateVersion.update({ where: version, data: { fields: asJson(fields) } })

	const open = await opened(member, id)
	expect(open.problems).toEqual([{ field: 'term_years', problem: 'Enter at most 3.' }])
	expect(open.missing).not.toContain('term_years')
	expect(open.lostWordings).toEqual(['Law that governs'])
	expect(open.draft.variants).toEqual({})
	expect(open.prepared[0]!.values).toMatchObject({ term_years: 5, people: [{ name: 'Ann Lee' }] })
	expect(open.prepared[0]!.values).not.toHaveProperty('fee')

	const typed = { company: { name: 'A' }, counterparty: { name: 'B' }, purpose: 'to talk', governing_law: 'Ohio' }
	await keepAnswers(services, member, id, open.fields, { typed })
	expect(await makeFromDraft(services, member, await opened(member, id), undefined, engineHere)).toMatchObject({
		outcome: 'refused',
		problems: [{ field: 'term_years' }],
	})
	await keepAnswers(services, member, id, open.fields, { typed: { term_years: '3' } })
	expect(await makeFromDraft(services, member, await opened(member, id), undefined, engineHere)).toMatchObject({ outcome: 'document' })
})

test('nobody has more drafts than they can work on', async () => {
	const member = await register(services)
	await db.generationDraft.createMany({
		data: Array.from({ length: mostDrafts }, () => ({ userId: member.id, companyId: member.companyId, templateId })),
	})
	expect(await startDraft(services, member, { for: { templateId }, fields: [] })).toBe('too_many_drafts')
})
