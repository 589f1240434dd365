import { beforeAll, expect, test } from 'vitest'
import type { Member } from '#app/domain/identity/member.ts'
import { addDocument } from '#app/domain/documents/add-document.server.ts'
import { letIn } from '#tests/fixtures/let-in.ts'
import { engineHere } from '#tests/fixtures/reviewed-contract.ts'
import { noChoices, storedUpload } from '#tests/fixtures/stored-upload.ts'
import { seeded, shortNda } from '#tests/fixtures/seeded-templates.ts'
import { joinCompany, register, testServices } from '#tests/world.ts'
import type { FieldValues } from '../../fields/template-field.ts'
import { makeDocument } from '../documents/make-document.server.ts'
import { findDraft } from '../drafts/find-draft.server.ts'
import { keepAnswers } from '../drafts/keep-answers.server.ts'
import { startDraft } from '../drafts/start-draft.server.ts'
import { findUsableTemplate } from '../usable-templates.server.ts'
import { recallParties } from './recall-parties.server.ts'

const services = await testServices()
const { db } = services
let templateId = ''

beforeAll(async () => {
	templateId = (await seeded(services, shortNda))['short-nda']!
})

const kiln = { name: 'Kiln Robotics, Inc.', state: 'Ohio', address: '1 Kiln Way', signatory_name: 'Bo Kiln' }

async function signedWith(member: Member, counterparty: FieldValues[string], name: string): Promise<string> {
	const values = {
		company: { name: 'Granite Peak, Inc.' },
		counterparty,
		effective_date: '2026-03-02',
		purpose: 'to talk',
		term_years: 2,
		has_fee: false,
		governing_law: 'Delaware',
	}
	const template = (await findUsableTemplate(services, templateId))!
	const made = await makeDocument(services, member, { template, values, variants: {}, name }, engineHere)
	if (made.outcome !== 'added') throw new Error(made.outcome)
	return made.documentId
}

async function drafted(member: Member, values: FieldValues = {}) {
	const id = await startDraft(services, member, { for: { templateId }, fields: shortNda.fields, values })
	return (await findDraft(db, member, id))!
}

/** Answers one step, as the button that goes on does. */
async function next(member: Member, id: string, typed: Record<string, unknown>) {
	const kept = (await keepAnswers(services, member, id, shortNda.fields, { typed }))!
	const recalled = await recallParties(services, member, kept.draft, shortNda.fields)
	const { values, origins } = (await findDraft(db, member, id))!
	return { recalled, values, origins }
}

test('a party that an earlier document named brings its address and who signs, with the document; what was typed stays', async () => {
	const member = await register(services)
	await signedWith(member, { ...kiln, address: '9 Old Road', signatory_title: 'CEO' }, 'First NDA')
	await signedWith(member, kiln, 'Second NDA')
	const { id } = await drafted(member)
	const { recalled, values, origins } = await next(member, id, { counterparty: { name: 'KILN ROBOTICS INC', state: 'Delaware' } })
	expect(recalled).toEqual(['counterparty'])
	expect(values.counterparty).toEqual({ ...kiln, name: 'KILN ROBOTICS INC', state: 'Delaware', signatory_title: 'CEO' })
	expect(origins.counterparty).toBe('Filled in from “Second NDA”: address, signatory name. Filled in from “First NDA”: signatory title')
})

test('what was taken out again stays out, and another name is looked for anew', async () => {
	const member = await register(services)
	await signedWith(member, kiln, 'First NDA')
	const { id } = await drafted(member)
	await next(member, id, { counterparty: { name: kiln.name } })
	expect(await next(member, id, { counterparty: { name: kiln.name, address: '' } })).toMatchObject({
		recalled: [],
		values: { counterparty: { name: kiln.name } },
	})
	expect((await next(member, id, { counterparty: { name: 'Kiln Robotics, LLC' } })).values.counterparty).toEqual({
		name: 'Kiln Robotics, LLC',
	})
})

test('a draft that begins with a party begins with what is known of it', async () => {
	const member = await register(services)
	await db.companyProfile.create({ data: { companyId: member.companyId, legalEntityName: 'Granite Peak, Inc.' } })
	await signedWith(member, kiln, 'First NDA')
	const { values, origins } = await drafted(member, { counterparty: { name: kiln.name } })
	expect(values.counterparty).toEqual(kiln)
	expect(origins.counterparty).toBe('Filled in from “First NDA”: state of incorporation, address, signatory name')
})

test('papers that the member can’t open, and those of other companies, say nothing', async () => {
	const [member, colleague] = [await register(services), await register(services)]
	const there = await joinCompany(services, colleague, member.companyId)
	const documentId = await signedWith(member, kiln, 'First NDA')
	const { id } = await drafted(there)
	expect(await next(there, id, { counterparty: { name: kiln.name } })).toMatchObject({
		recalled: [],
		values: { counterparty: { name: kiln.name } },
	})
	await letIn(services, member, documentId, there, 'viewer')
	expect((await drafted(there, { counterparty: { name: kiln.name } })).values.counterparty).toEqual(kiln)

	const outsider = await register(services)
	await letIn(services, member, documentId, outsider, 'viewer')
	expect((await drafted(outsider, { counterparty: { name: kiln.name } })).values.counterparty).toEqual({ name: kiln.name })
	await db.document.update({ where: { id: documentId }, data: { deletedAt: new Date() } })
	expect((await drafted(there, { counterparty: { name: kiln.name } })).values.counterparty).toEqual({ name: kiln.name })
})

test('a confirmed record brings who signs, where its report says that in one way', async () => {
	const member = await register(services)
	const added = await addDocument(services, member, await storedUpload(services, 'x'), { ...noChoices, name: 'MSA' }, { analyze: true })
	if (added.outcome !== 'added') throw new Error(added.outcome)
	const fact = (name: string, value: string, of: string | null, position: number) => ({
		name,
		value,
		of,
		position,
		quote: value,
		start: 0,
		end: 1,
	})
	await db.review.update({
		where: { id: added.reviewId! },
		data: {
			status: 'complete',
			facts: {
				create: [
					fact('signatory', 'Bo Kiln', 'KILN ROBOTICS, INC.', 0),
					fact('signatory_title', 'CEO', 'Bo Kiln', 1),
					fact('signatory', 'Ada Founder', 'Granite Peak, Inc.', 2),
					fact('incorporated_in', 'Ohio', 'Kiln Robotics, Inc.', 3),
					fact('incorporated_in', 'Delaware', 'Kiln Robotics, Inc.', 4),
				],
			},
		},
	})
	expect((await drafted(member, { counterparty: { name: kiln.name } })).values.counterparty).toEqual({ name: kiln.name })
	await db.recordEntry.create({
		data: { documentId: added.documentId, field: 'parties', value: 'Granite Peak, Inc.; Kiln Robotics, Inc.', confirmedById: member.id },
	})
	const { values, origins } = await drafted(member, { counterparty: { name: kiln.name } })
	expect(values.counterparty).toEqual({ name: kiln.name, signatory_name: 'Bo Kiln', signatory_title: 'CEO' })
	expect(origins.counterparty).toBe('Filled in from “MSA”: signatory name, signatory title')
})
