import { expect, test } from 'vitest'
import { pdfMediaType, type MediaType } from '#app/domain/extraction/extracted-document.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { searchVault } from '#app/domain/search/search-vault.server.ts'
import { readFilters } from '#app/domain/search/vault-filters.ts'
import { buildDocx, paragraph } from '#tests/fixtures/build-docx.ts'
import { buildPdf, setColumn } from '#tests/fixtures/build-pdf.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { noChoices, storedUpload } from '#tests/fixtures/stored-upload.ts'
import { register, testServices } from '#tests/world.ts'
import { addDocument } from '../add-document.server.ts'
import { requestReview } from '../request-review.server.ts'
import { versionRecords } from '../versions/version-records.server.ts'
import { findReading } from './find-reading.server.ts'
import { queueUnreadVersions } from './read-version-job.server.ts'
import { readVersion } from './read-version.server.ts'

const services = await testServices()
const { db } = services
const run = { signal: new AbortController().signal, lastTry: false }

test('a document that was only kept is found by a word of its text, and its next version by its own words', async () => {
	const member = await register(services)
	const documentId = await keep(member, docx('The zeppelin is leased for a year.'))
	expect(await find(member, 'zeppelin')).toMatchObject({ hits: [], unread: 1 })
	await runQueued(documentId)
	expect(await find(member, 'zeppelin')).toMatchObject({ hits: [{ id: documentId, snippet: { version: null } }], unread: 0 })

	await keep(member, docx('The submarine is leased for a year.'), documentId)
	expect((await find(member, 'zeppelin')).hits).toMatchObject([{ snippet: { version: 1 } }])
	await runQueued(documentId)
	expect((await find(member, 'submarine')).hits).toMatchObject([{ id: documentId }])
	expect((await find(member, 'zeppelin')).hits).toEqual([])
})

test('the pages of a PDF are read with its text', async () => {
	const member = await register(services)
	const lines = await setColumn(['The balloon is sold as it is.'], { left: 72, top: 720, width: 468 })
	const documentId = await keep(member, { bytes: await buildPdf([{ lines }]), mediaType: pdfMediaType })
	const { version } = await opened(services, member, documentId)
	expect(
		await db.$queryRaw`SELECT count(*)::int AS "queued" FROM pgboss.job WHERE name = 'read-version' AND data->>'versionId' = ${version.id}`,
	).toEqual([{ queued: 1 }])
	await readVersion(services, version.id, run)

	expect(await findReading(services, version)).toMatchObject({
		problem: null,
		pages: { total: 1, notRead: [], text: 'The balloon is sold as it is.', layout: { pages: [{ page: 1 }] } },
	})
	expect((await find(member, 'balloon')).hits).toHaveLength(1)
})

test('what can’t be read says why, in its version and where a search finds nothing', async () => {
	const member = await register(services)
	const documentId = await keep(member, { bytes: Buffer.from('PK\u0003\u0004 and no more') })
	await runQueued(documentId)
	const access = await opened(services, member, documentId)
	expect(await versionRecords(services, access)).toMatchObject([
		{ unread: expect.stringContaining('The text of this file could not be read. ') },
	])
	expect(await find(member, 'zeppelin')).toMatchObject({ hits: [], unread: 1 })
	// It is not tried again and again.
	await db.$executeRaw`DELETE FROM pgboss.job WHERE name = 'read-version'`
	expect(await unreadAfterQueueing(documentId)).toBe(0)
})

test('documents from before are queued once; those under review are left to their review, and read when it was canceled', async () => {
	const member = await register(services)
	const [before, reviewed] = [await keep(member, docx('An old lease.')), await keep(member, docx('Under review.'))]
	await db.$executeRaw`DELETE FROM pgboss.job WHERE name = 'read-version'`
	await requestReview(services, await opened(services, member, reviewed))

	expect([await unreadAfterQueueing(before), await unreadAfterQueueing(before)]).toEqual([1, 1])
	expect(await unreadAfterQueueing(reviewed)).toBe(0)
	await runQueued(before)
	expect((await find(member, 'lease')).hits).toMatchObject([{ id: before }])

	await db.review.updateMany({ where: { version: { documentId: reviewed } }, data: { status: 'canceled' } })
	expect(await unreadAfterQueueing(reviewed)).toBe(1)
})

test('an unexpected failure is tried again, and kept as such after the last time', async () => {
	const member = await register(services)
	const documentId = await keep(member, docx('Words.'))
	const { version } = await opened(services, member, documentId)
	const breaks = () => Promise.reject(new Error('The disk is full'))
	await expect(readVersion(services, version.id, run, breaks)).rejects.toThrow('The disk is full')
	expect(await db.versionReading.count({ where: { versionId: version.id } })).toBe(0)
	await expect(readVersion(services, version.id, { ...run, lastTry: true }, breaks)).rejects.toThrow('The disk is full')
	expect(await findReading(services, version)).toMatchObject({ problem: expect.stringContaining('Something went wrong on our side') })
	// An administrator's second try reads it.
	await readVersion(services, version.id, run)
	expect(await findReading(services, version)).toMatchObject({ problem: null })
})

const docx = (words: string) => ({ bytes: buildDocx({ body: paragraph(words) }) })

async function keep(member: Member, { bytes, mediaType }: { bytes: Uint8Array; mediaType?: MediaType }, to?: string): Promise<string> {
	const file = await storedUpload(services)
	await services.storage.set(file.fileKey, new File([new Uint8Array(bytes)], 'kept'))
	const added = await addDocument(services, member, { ...file, ...(mediaType ? { mediaType } : {}) }, noChoices, {
		analyze: false,
		...(to ? { to: await opened(services, member, to) } : {}),
	})
	if (added.outcome !== 'added') throw new Error(added.outcome)
	return added.documentId
}

/** Runs what is queued for a document's newest version, as the worker does. */
async function runQueued(documentId: string) {
	const { id } = await db.documentVersion.findFirstOrThrow({ where: { documentId }, orderBy: { number: 'desc' } })
	await readVersion(services, id, run)
}

async function unreadAfterQueueing(documentId: string): Promise<number> {
	await queueUnreadVersions(services)
	const [{ queued }] = await db.$queryRaw<[{ queued: number }]>`
		SELECT count(*)::int AS "queued" FROM pgboss.job j JOIN document_versions v ON v.id::text = j.data->>'versionId'
		WHERE j.name = 'read-version' AND j.state < 'active' AND v.document_id = ${documentId}::uuid`
	return queued
}

function find(member: Member, q: string) {
	return searchVault(services, member, readFilters(new URLSearchParams({ q })).filters, { take: 20 })
}
