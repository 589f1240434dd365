import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { eraseDocument } from '#app/domain/erasure/erase-document.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { sweep } from '#app/domain/sweep/sweep.server.ts'
import { incomingFolder } from '#app/infrastructure/incoming-folder.ts'
import { asDocx, asPdf } from '#tests/fixtures/agreement-files.ts'
import { buildZip } from '#tests/fixtures/build-docx.ts'
import { register, testServices } from '#tests/world.ts'
import { day, megabyte } from '#app/units.ts'
import { zipLimits } from './batch-limits.ts'
import { addedWithoutReview, batchRefusals, entryRefusals, zipRefusals } from './batch-refusals.ts'
import { beginBatch, findBatch, listItems, type BatchChoices } from './batch.server.ts'
import { takeBatchFile } from './take-batch-file.server.ts'

const services = await testServices()
const onlyKeep: BatchChoices = { review: false, addDuplicates: false, askModel: false, maskNames: false }
let nda: Buffer
let msa: Buffer
let safe: Uint8Array

beforeAll(async () => {
	nda = await asDocx(['# Mutual Non-Disclosure Agreement', 'Each party keeps the secrets of the other for two years.'])
	msa = await asDocx(['# Master Services Agreement', 'The provider does the work and the client pays for it.'])
	safe = await asPdf(['# SAFE', 'The investor pays now and gets shares later.'])
	await mkdir(incomingFolder(services), { recursive: true })
})

type NamedFile = [name: string, bytes: Uint8Array]

/** What becomes of files that are uploaded together. */
async function uploaded(member: Member, files: NamedFile[], choices: Partial<BatchChoices> = {}) {
	const all = { ...onlyKeep, ...choices }
	const announced = files.map(([name, bytes]) => ({ name, bytes: bytes.length }))
	const { id, itemIds } = await beginBatch(services, member, all, announced)
	for (const [index, [name, bytes]] of files.entries()) await send(member, id, itemIds[index]!, name, bytes)
	return { id, itemIds, items: await listItems(services, member, { id }) }
}

async function send(member: Member, batchId: string, itemId: string, fileName: string, bytes: Uint8Array) {
	const batch = (await findBatch(services, member, batchId))!
	const path = join(incomingFolder(services), randomUUID())
	await writeFile(path, bytes)
	try {
		const sha256 = createHash('sha256').update(bytes).digest('hex')
		await takeBatchFile(services, member, batch, itemId, { path, fileName, bytes: bytes.length, sha256 })
	} finally {
		await rm(path)
	}
}

const shown = (items: Awaited<ReturnType<typeof listItems>>) => items.map(({ fileName, state, says }) => [fileName, state, says])
const documentsOf = (member: Member) => services.db.document.count({ where: { createdById: member.id } })

test('each file of a batch becomes a document or says why not, and the rows are there again later', async () => {
	const member = await register(services)
	const { id, items } = await uploaded(member, [
		['NDA.docx', nda],
		['safe.pdf', safe],
		['notes.txt', Buffer.from('Buy milk.')],
		['empty.pdf', Buffer.alloc(0)],
	])

	expect(shown(items)).toEqual([
		['NDA.docx', 'added', null],
		['safe.pdf', 'added', null],
		['notes.txt', 'refused', 'Please upload a PDF or DOCX file'],
		['empty.pdf', 'refused', expect.stringContaining('empty')],
	])
	expect(items[0]!.document).toMatchObject({ name: 'NDA.docx' })
	expect(await documentsOf(member)).toBe(2)
	expect(await services.db.review.count({ where: { version: { document: { createdById: member.id } } } })).toBe(0)
	expect(await findBatch(services, await register(services), id)).toBeNull()
	expect(await readdir(incomingFolder(services))).toEqual([])

	await eraseDocument(services, items[0]!.document!.id)
	expect((await listItems(services, member, { id }))[0]).toMatchObject({ state: 'added', document: null })
	await sweep(services, Date.now() + 31 * day)
	expect(await findBatch(services, member, id)).toBeNull()
	expect(await documentsOf(member)).toBe(1)
})

test('a file that is in the vault already is told with its document and skipped, unless it is wanted once more', async () => {
	const [member, other] = [await register(services), await register(services)]
	await uploaded(other, [['NDA.docx', nda]])
	const first = await uploaded(member, [
		['NDA.docx', nda],
		['Copy of NDA.docx', nda],
	])
	expect(first.items.map(({ state }) => state)).toEqual(['added', 'duplicate'])
	expect(first.items[1]!.document).toEqual(first.items[0]!.document)

	expect((await uploaded(member, [['again.docx', nda]], { addDuplicates: true })).items[0]!.state).toBe('added')
	expect(await documentsOf(member)).toBe(2)
})

test('each file is reviewed while there are checks, and the others are kept and say so', async () => {
	const member = await register(services, { subscriptionCredits: 1 })
	const { items } = await uploaded(
		member,
		[
			['NDA.docx', nda],
			['MSA.docx', msa],
		],
		{ review: true },
	)
	expect(shown(items)).toEqual([
		['NDA.docx', 'added', null],
		['MSA.docx', 'added', addedWithoutReview],
	])
	expect(await services.db.review.count({ where: { version: { document: { createdById: member.id } } } })).toBe(1)
	expect(await services.db.company.findUnique({ where: { id: member.companyId } })).toMatchObject({ credits: 0 })
})

test('a file sent twice for one row becomes one document', async () => {
	const member = await register(services)
	const { id, itemIds } = await beginBatch(services, member, { ...onlyKeep, addDuplicates: true }, [{ name: 'NDA.docx', bytes: 1 }])
	await Promise.all([send(member, id, itemIds[0]!, 'NDA.docx', nda), send(member, id, itemIds[0]!, 'NDA.docx', nda)])
	expect(await documentsOf(member)).toBe(1)
	expect((await services.storage.list({ prefix: `uploads/${member.companyId}`, limit: 10 })).files.length).toBe(1)
})

test('a ZIP sent twice for one row becomes one row for each of its files', async () => {
	const member = await register(services)
	const zip = buildZip([{ name: 'NDA.docx', content: nda }])
	const { id, itemIds } = await beginBatch(services, member, onlyKeep, [{ name: 'a.zip', bytes: zip.length }])
	await Promise.all(Array.from({ length: 4 }, () => send(member, id, itemIds[0]!, 'a.zip', zip)))
	expect(shown(await listItems(services, member, { id }))).toEqual([['NDA.docx', 'added', null]])
})

test('a row that another request has filled is not called a duplicate of its own document', async () => {
	const member = await register(services)
	const { id, itemIds } = await beginBatch(services, member, onlyKeep, [{ name: 'NDA.docx', bytes: nda.length }])
	// The second request has seen the row waiting when the first one fills it.
	const { uploadBatchItem } = services.db
	const lookedUp = uploadBatchItem.findFirst.bind(uploadBatchItem)
	const looking = vi.spyOn(uploadBatchItem, 'findFirst').mockImplementationOnce((async (args: Parameters<typeof lookedUp>[0]) => {
		const found = await lookedUp(args)
		await send(member, id, itemIds[0]!, 'NDA.docx', nda)
		return found
	}) as never)
	await send(member, id, itemIds[0]!, 'NDA.docx', nda)
	looking.mockRestore()
	expect(shown(await listItems(services, member, { id }))).toEqual([['NDA.docx', 'added', null]])
})

test.each([
	['a spreadsheet', ['[Content_Types].xml', 'xl/workbook.xml', 'xl/worksheets/sheet1.xml']],
	['a slide deck', ['[Content_Types].xml', 'ppt/presentation.xml']],
	['an OpenDocument text', ['mimetype', 'content.xml', 'styles.xml']],
])('%s is refused as one file, not opened as a ZIP', async (_, parts) => {
	const member = await register(services)
	const { items } = await uploaded(member, [['contract', buildZip(parts.map((name) => ({ name, content: 'x' })))]])
	expect(shown(items)).toEqual([['contract', 'refused', 'Please upload a PDF or DOCX file']])
})

test('a full vault refuses each further file with what is in use', async () => {
	const member = await register(services)
	const { items } = await uploaded(member, [['NDA.docx', nda]])
	await services.db.$executeRaw`ALTER TABLE "document_versions" DISABLE TRIGGER USER`
	await services.db.documentVersion.updateMany({ where: { documentId: items[0]!.document!.id }, data: { bytes: 1024 * megabyte } })
	await services.db.$executeRaw`ALTER TABLE "document_versions" ENABLE TRIGGER USER`
	const more = await uploaded(member, [['MSA.docx', msa]])
	expect(more.items[0]).toMatchObject({ state: 'refused', says: expect.stringContaining('1 GB of the 1 GB of the Free plan') })
})

test('a ZIP becomes a row for each of its files; what systems add is left out and names lead nowhere', async () => {
	const member = await register(services)
	const zip = buildZip([
		{ name: 'contracts/', content: '' },
		{ name: 'contracts/../../../etc/NDA.docx', content: nda },
		{ name: '/absolute/safe.pdf', content: safe },
		{ name: '__MACOSX/contracts/._NDA.docx', content: 'x' },
		{ name: 'contracts/.DS_Store', content: 'x' },
		{ name: 'locked.docx', content: msa, encrypted: true },
		{ name: 'inner.zip', content: buildZip([{ name: 'MSA.docx', content: msa }]) },
		{
			name: 'cap table.xlsx',
			content: buildZip([
				{ name: '[Content_Types].xml', content: 'x' },
				{ name: 'xl/workbook.xml', content: 'x' },
			]),
		},
		{ name: 'notes.txt', content: 'Buy milk.' },
	])
	const { items } = await uploaded(member, [
		['contracts.zip', zip],
		['MSA.docx', msa],
	])

	expect(items.map(({ fileName, archiveName, state, says }) => [fileName, archiveName, state, says])).toEqual([
		['NDA.docx', 'contracts.zip', 'added', null],
		['cap table.xlsx', 'contracts.zip', 'refused', 'Please upload a PDF or DOCX file'],
		['inner.zip', 'contracts.zip', 'refused', batchRefusals.nested],
		['locked.docx', 'contracts.zip', 'refused', entryRefusals.encrypted],
		['notes.txt', 'contracts.zip', 'refused', 'Please upload a PDF or DOCX file'],
		['safe.pdf', 'contracts.zip', 'added', null],
		['MSA.docx', null, 'added', null],
	])
	expect(await readdir(incomingFolder(services))).toEqual([])
	const version = await services.db.documentVersion.findFirstOrThrow({
		where: { fileName: 'NDA.docx', document: { createdById: member.id } },
	})
	expect(version.sha256).toBe(createHash('sha256').update(nda).digest('hex'))
})

const zeros = Buffer.alloc(20 * megabyte)

test.each<[string, () => Uint8Array, string]>([
	['is damaged', () => buildZip([{ name: 'NDA.docx', content: nda }]).subarray(0, 200), zipRefusals.corrupt],
	['has no files', () => buildZip([{ name: '__MACOSX/x', content: 'x' }]), zipRefusals.empty],
	[
		'has too many files',
		() => buildZip(Array.from({ length: zipLimits.entries + 1 }, (_, at) => ({ name: `${at}.pdf`, content: 'x' }))),
		zipRefusals.too_many,
	],
	[
		'claims too many bytes',
		() => buildZip(Array.from({ length: 3 }, (_, at) => ({ name: `${at}.pdf`, content: 'x', claimedSize: zipLimits.bytes / 2 }))),
		zipRefusals.too_large,
	],
	['holds a bomb', () => buildZip([{ name: 'bomb.pdf', content: zeros }]), entryRefusals.bomb],
	['holds a file that says it is small', () => buildZip([{ name: 'bomb.pdf', content: zeros, claimedSize: 1000 }]), entryRefusals.corrupt],
	['holds a file larger than any', () => buildZip([{ name: 'a.pdf', content: 'x', claimedSize: 51 * megabyte }]), entryRefusals.bomb],
])('a ZIP that %s is refused with a sentence, and nothing of it is added', async (_, zip, says) => {
	const member = await register(services)
	const { items } = await uploaded(member, [['bad.zip', zip()]])
	expect(items.map((item) => [item.state, item.says])).toEqual([['refused', says]])
	expect(await documentsOf(member)).toBe(0)
	expect(await readdir(incomingFolder(services))).toEqual([])
})
