import { expect, test } from 'vitest'
import { openDocument } from '#app/domain/access/open-document.server.ts'
import { extractDocx } from '#app/domain/extraction/docx/extract-docx.ts'
import { sourceOfBytes } from '#app/domain/word/package/zip/byte-source.ts'
import { credits } from '#tests/fixtures/queue-review.ts'
import { engineHere, reviewerHere } from '#tests/fixtures/reviewed-contract.ts'
import { seeded, shortNda } from '#tests/fixtures/seeded-templates.ts'
import { register, testServices } from '#tests/world.ts'
import { findUsableTemplate } from '../usable-templates.server.ts'
import { awaitReview } from './generated-review.server.ts'
import { generatedFrom } from './generated-from.server.ts'
import { makeDocument } from './make-document.server.ts'
import type { DocumentOrder } from './write-document.server.ts'

const services = await testServices()
const { db } = services
const { 'short-nda': templateId } = await seeded(services, shortNda)
const answers = {
	company: { name: 'Granite Peak, Inc.' },
	counterparty: { name: 'Kiln Robotics, Inc.' },
	effective_date: '2026-03-02',
	purpose: 'to explore a joint product',
	term_years: 2,
	has_fee: false,
	governing_law: 'Delaware',
}

async function make(member: Parameters<typeof makeDocument>[1], order: Partial<DocumentOrder> = {}) {
	const template = (await findUsableTemplate(services, templateId))!
	return makeDocument(services, member, { template, values: answers, variants: {}, ...order }, engineHere)
}

async function wordsOf(documentId: string, number: number): Promise<string> {
	const { fileKey } = await db.documentVersion.findUniqueOrThrow({ where: { documentId_number: { documentId, number } } })
	const extracted = await extractDocx(sourceOfBytes(Buffer.from(await (await services.storage.get(fileKey))!.arrayBuffer())))
	return extracted.readable ? extracted.document.text : ''
}

test('a document is made, kept with what it was made from, and reviewed for its company without a credit', async () => {
	const member = await register(services)
	await db.companyProfile.create({ data: { companyId: member.companyId, legalEntityName: 'Granite Peak, Inc.' } })
	const made = await make(member, { name: 'NDA with Kiln' })
	if (made.outcome !== 'added') throw new Error(JSON.stringify(made))

	const words = await wordsOf(made.documentId, 1)
	expect(words).toContain('made on March 2, 2026 between Granite Peak, Inc. and Kiln Robotics, Inc.')
	expect(words).toContain('The law of Delaware governs this agreement.')
	expect(words).not.toMatch(/\{\{|fee of/)

	expect(await db.document.findUniqueOrThrow({ where: { id: made.documentId } })).toMatchObject({
		name: 'NDA with Kiln',
		category: 'IP',
		documentType: 'Mutual NDA',
		isGenerated: true,
	})
	expect(await db.documentVersion.findFirstOrThrow({ where: { documentId: made.documentId } })).toMatchObject({
		origin: 'generated',
		number: 1,
		fileName: 'NDA with Kiln.docx',
		partyRole: 'sending',
		partyName: 'Granite Peak, Inc.',
		askModel: false,
	})
	const counts = await awaitReview(services, made.reviewId!, { signal: new AbortController().signal, begin: 0, engine: reviewerHere })
	expect(counts).toEqual({ high: expect.any(Number), medium: expect.any(Number), low: expect.any(Number) })
	expect(await credits(services, member, made.reviewId!)).toEqual({ left: 3, ledger: [] })

	const access = await openDocument(services, member, made.documentId)
	if (!access || typeof access === 'string') throw new Error('It is not open')
	expect(await generatedFrom(services, access)).toMatchObject([
		{
			versionNumber: 1,
			template: { id: templateId, number: 1 },
			values: answers,
			clauses: [{ name: 'Law that governs', variant: 'plain', number: 1 }],
		},
	])
	await expect(db.generatedVersion.updateMany({ data: { values: {} } })).rejects.toThrow()
})

test('what is missing or wrong is told by name, and nothing is made', async () => {
	const member = await register(services)
	const { purpose: _, ...rest } = answers
	const made = await make(member, { values: { ...rest, has_fee: true, counterparty: { state: 'Ohio' } }, variants: {} })
	expect(made).toEqual({
		outcome: 'refused',
		template: 'Short NDA',
		problems: [],
		missing: expect.arrayContaining(['purpose', 'fee', 'counterparty.name']),
	})
	const wrong = await make(member, {
		values: { ...answers, term_years: 99, other: 'x' },
		variants: { 'Law that governs': 'none', Gone: 'x' },
	})
	expect(wrong).toMatchObject({ outcome: 'refused' })
	expect('problems' in wrong && wrong.problems.map(({ field }) => field).sort()).toEqual([
		'clauses.Gone',
		'clauses.Law that governs',
		'other',
		'term_years',
	])
	expect(await db.document.count({ where: { createdById: member.id } })).toBe(0)
})

test('the chosen wording of a clause asks for what it needs, and answers that no words use are not kept', async () => {
	const member = await register(services)
	expect(await make(member, { variants: { 'Law that governs': 'courts' } })).toMatchObject({ outcome: 'refused', missing: ['venue'] })
	const made = await make(member, { values: { ...answers, venue: 'Kent County' } })
	if (made.outcome !== 'added') throw new Error(JSON.stringify(made))
	const kept = await db.generatedVersion.findFirstOrThrow({ where: { version: { documentId: made.documentId } } })
	expect(Object.keys(kept.values as object)).not.toContain('venue')
})

test('values are words and never become placeholders or mark-up', async () => {
	const member = await register(services)
	const purpose = '{{governing_law}} </w:t><w:p/> {{#if x}} \u202e\u0007 & "so on"'
	const made = await make(member, { values: { ...answers, purpose } })
	if (made.outcome !== 'added') throw new Error(JSON.stringify(made))
	expect(await wordsOf(made.documentId, 1)).toContain('{{governing_law}} </w:t><w:p/> {{#if x}}')
})

test('a template that is not active is not offered, and a newer version does not touch what was made', async () => {
	const member = await register(services)
	const made = await make(member)
	if (made.outcome !== 'added') throw new Error(JSON.stringify(made))
	const before = await wordsOf(made.documentId, 1)
	await db.template.update({ where: { id: templateId }, data: { status: 'retired' } })
	expect(await findUsableTemplate(services, templateId)).toBeNull()
	expect(await findUsableTemplate(services, 'no id')).toBeNull()
	expect(await wordsOf(made.documentId, 1)).toBe(before)
	await db.template.update({ where: { id: templateId }, data: { status: 'active' } })
})
