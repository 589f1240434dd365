import { expect, test } from 'vitest'
import { opened } from '#tests/fixtures/opened.ts'
import { noChoices, storedUpload } from '#tests/fixtures/stored-upload.ts'
import { register, testServices } from '#tests/world.ts'
import { addDocument } from './add-document.server.ts'
import { requestReview } from './request-review.server.ts'

const services = await testServices()
const { db, storage } = services

test('an upload becomes a document with its first version, a queued review, a reserved credit and a job', async () => {
	const member = await register(services)
	const file = await storedUpload(services)

	const added = await addDocument(
		services,
		member,
		file,
		{ ...noChoices, category: 'IP', documentType: 'NDA', partyRole: 'receiving' },
		{ analyze: true },
	)

	if (added.outcome !== 'added') throw new Error(added.outcome)
	const document = await db.document.findUniqueOrThrow({
		where: { id: added.documentId },
		include: { versions: { include: { reviews: { include: { credits: true } } } } },
	})
	expect(document).toMatchObject({
		name: 'nda.docx',
		createdById: member.id,
		companyId: member.companyId,
		category: 'IP',
		status: 'draft',
		versionNumber: 1,
	})
	const [version] = document.versions
	expect(version).toMatchObject({ fileKey: file.fileKey, sha256: file.sha256, partyRole: 'receiving', chosenType: 'NDA' })
	expect(version?.reviews).toMatchObject([
		{ id: added.reviewId, status: 'queued', partyRole: 'receiving', credits: [{ kind: 'reserved', amount: -1 }] },
	])
	const jobs = await db.$queryRaw<unknown[]>`SELECT 1 FROM pgboss.job WHERE name = 'run-review' AND data->>'reviewId' = ${added.reviewId}`
	expect(jobs).toHaveLength(1)
})

test('without credits nothing is kept: no document, no file, no job', async () => {
	const member = await register(services, { subscriptionCredits: 0 })
	const file = await storedUpload(services)

	expect(await addDocument(services, member, file, noChoices, { analyze: true })).toEqual({ outcome: 'no_credits', paymentDue: false })

	expect(await db.document.count({ where: { createdById: member.id } })).toBe(0)
	expect(await db.review.count({ where: { version: { document: { createdById: member.id } } } })).toBe(0)
	expect(await storage.has(file.fileKey)).toBe(false)
})

test('of two uploads at once for the last credit, one is reviewed and the other is told', async () => {
	const member = await register(services, { subscriptionCredits: 1 })
	const files = await Promise.all([storedUpload(services), storedUpload(services)])

	const outcomes = await Promise.all(files.map((file) => addDocument(services, member, file, noChoices, { analyze: true })))

	expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['added', 'no_credits'])
	const { credits, _count } = await db.company.findUniqueOrThrow({
		where: { id: member.companyId },
		select: { credits: true, _count: { select: { documents: true, ledger: { where: { kind: 'reserved' } } } } },
	})
	expect({ credits, ..._count }).toEqual({ credits: 0, documents: 1, ledger: 1 })
})

test('new versions at the same time get a number each', async () => {
	const member = await register(services)
	const first = await addDocument(services, member, await storedUpload(services), noChoices, { analyze: false })
	if (first.outcome !== 'added') throw new Error(first.outcome)
	const files = await Promise.all([storedUpload(services), storedUpload(services), storedUpload(services)])

	const added = await Promise.all(
		files.map(async (file) =>
			addDocument(services, member, file, noChoices, { analyze: false, to: await opened(services, member, first.documentId, 'edit') }),
		),
	)

	expect(added.map((each) => each.outcome === 'added' && each.versionNumber).sort()).toEqual([2, 3, 4])
	expect((await db.document.findUniqueOrThrow({ where: { id: first.documentId } })).versionNumber).toBe(4)
})

test.each([
	['nothing said: a model may read it, unmasked', null, null, { askModel: true, maskNames: false }],
	['nothing said with a new version: as with the last', { askModel: false, maskNames: true }, {}, { askModel: false, maskNames: true }],
	[
		'said again with a new version: that counts',
		{ askModel: false, maskNames: true },
		{ askModel: true },
		{ askModel: true, maskNames: true },
	],
])('%s', async (_name, first, next, expected) => {
	const member = await register(services)
	const silent = { ...noChoices, askModel: null, maskNames: null }
	const added = await addDocument(services, member, await storedUpload(services), { ...silent, ...first }, { analyze: false })
	if (added.outcome !== 'added') throw new Error(added.outcome)
	if (next)
		await addDocument(
			services,
			member,
			await storedUpload(services),
			{ ...silent, ...next },
			{ analyze: false, to: await opened(services, member, added.documentId, 'edit') },
		)
	const newest = await db.documentVersion.findFirstOrThrow({
		where: { documentId: added.documentId },
		orderBy: { number: 'desc' },
		select: { askModel: true, maskNames: true },
	})
	expect(newest).toEqual(expected)
})

test('a new version of which nothing is said is read as the one before: for the same side, in the same tone, as the same kind of paper', async () => {
	const member = await register(services)
	const metadata = {
		partyRole: 'receiving',
		partyName: 'Garman',
		reviewTone: 'legal',
		industryType: 'Legal Tech',
		documentType: 'NDA',
	} as const
	const silent = { ...noChoices, partyRole: null, partyName: null, reviewTone: null, industryType: null, documentType: null }
	const first = await addDocument(services, member, await storedUpload(services), { ...noChoices, ...metadata }, { analyze: false })
	if (first.outcome !== 'added') throw new Error(first.outcome)
	const { documentId } = first
	const newest = async () =>
		db.documentVersion.findFirstOrThrow({
			where: { documentId },
			orderBy: { number: 'desc' },
			select: { partyRole: true, partyName: true, reviewTone: true, industryType: true, chosenType: true },
		})

	await addDocument(services, member, await storedUpload(services), silent, {
		analyze: false,
		to: await opened(services, member, documentId, 'edit'),
	})
	expect(await newest()).toEqual({
		partyRole: 'receiving',
		partyName: 'Garman',
		reviewTone: 'legal',
		industryType: 'Legal Tech',
		chosenType: 'NDA',
	})

	await addDocument(
		services,
		member,
		await storedUpload(services),
		{ ...silent, partyRole: 'unsure', reviewTone: 'friendly' },
		{ analyze: false, to: await opened(services, member, documentId, 'edit') },
	)
	expect(await newest()).toEqual({
		partyRole: 'unsure',
		partyName: null,
		reviewTone: 'friendly',
		industryType: 'Legal Tech',
		chosenType: 'NDA',
	})

	const other = await addDocument(services, member, await storedUpload(services), silent, { analyze: false })
	if (other.outcome !== 'added') throw new Error(other.outcome)
	expect(
		await db.documentVersion.findFirstOrThrow({
			where: { documentId: other.documentId },
			select: { partyRole: true, reviewTone: true, chosenType: true },
		}),
	).toEqual({ partyRole: 'unsure', reviewTone: 'neutral', chosenType: null })
})

test('asking twice at once for an analysis gives one review', async () => {
	const member = await register(services)
	const added = await addDocument(services, member, await storedUpload(services), noChoices, { analyze: false })
	if (added.outcome !== 'added') throw new Error(added.outcome)

	const access = await opened(services, member, added.documentId)
	const asked = await Promise.all([requestReview(services, access), requestReview(services, access)])

	expect(asked.map(({ outcome }) => outcome).sort()).toEqual(['queued', 'under_way'])
	expect(await db.review.count({ where: { version: { document: { createdById: member.id } } } })).toBe(1)
})
