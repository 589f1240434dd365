import { expect, test } from 'vitest'
import { findVersion } from '#app/domain/access/open-document.server.ts'
import { letIn } from '#tests/fixtures/let-in.ts'
import { nextVersion } from '#tests/fixtures/next-version.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { reviewedContract } from '#tests/fixtures/reviewed-contract.ts'
import { contractParagraphs } from '#tests/fixtures/agreement-files.ts'
import { register, testServices } from '#tests/world.ts'
import { copyDocument } from './copy-document.server.ts'
import { restoreVersion } from './restore-version.server.ts'
import { versionRecords } from './version-records.server.ts'

const services = await testServices()
const { db, storage } = services

async function bytesOf(documentId: string, number: number) {
	const { fileKey } = await db.documentVersion.findUniqueOrThrow({ where: { documentId_number: { documentId, number } } })
	return Buffer.from(await (await storage.get(fileKey))!.arrayBuffer()).toString('base64')
}

test('a restored version is a new one with the same bytes, and its review costs nothing', async () => {
	const owner = await register(services)
	const { documentId } = await reviewedContract(services, owner)
	await nextVersion(services, owner, documentId, contractParagraphs('flawed-safe'))
	const before = await db.company.findUniqueOrThrow({ where: { id: owner.companyId } })
	const access = await opened(services, owner, documentId, 'edit')

	const restored = await restoreVersion(services, access, (await findVersion(services, access, 1))!)
	expect(restored).toMatchObject({ outcome: 'added', versionNumber: 3, reviewId: expect.any(String) })
	expect(await bytesOf(documentId, 3)).toBe(await bytesOf(documentId, 1))
	expect((await versionRecords(services, await opened(services, owner, documentId)))[0]).toMatchObject({
		number: 3,
		origin: 'restore',
		madeFromNumber: 1,
	})
	expect((await db.company.findUniqueOrThrow({ where: { id: owner.companyId } })).credits).toBe(before.credits)

	const now = await opened(services, owner, documentId, 'edit')
	expect(await restoreVersion(services, now, now.version)).toEqual({ outcome: 'newest' })
})

test('a viewer’s copy is a document of their own, with nothing of the other one but its file and place', async () => {
	const [owner, viewer] = [await register(services), await register(services)]
	const { documentId } = await reviewedContract(services, owner)
	await db.document.update({ where: { id: documentId }, data: { category: 'VEN', tags: ['hosting'] } })
	await letIn(services, owner, documentId, viewer, 'viewer')

	const copied = await copyDocument(services, await opened(services, viewer, documentId, 'read'))
	if (copied.outcome !== 'added') throw new Error(copied.outcome)
	expect(
		await db.document.findUniqueOrThrow({ where: { id: copied.documentId }, include: { shares: true, versions: true } }),
	).toMatchObject({
		createdById: viewer.id,
		companyId: viewer.companyId,
		category: 'VEN',
		tags: ['hosting'],
		status: 'draft',
		shares: [],
		versions: [{ number: 1, origin: 'copy' }],
	})
	expect(await bytesOf(copied.documentId, 1)).toBe(await bytesOf(documentId, 1))
})

test('the database refuses another file for a version', async () => {
	const owner = await register(services)
	const { versionId } = await reviewedContract(services, owner)
	for (const data of [{ sha256: '0'.repeat(64) }, { fileKey: 'uploads/other' }, { bytes: 1 }, { number: 7 }])
		await expect(db.documentVersion.update({ where: { id: versionId }, data })).rejects.toThrow(/can't be changed/)
	await db.documentVersion.update({ where: { id: versionId }, data: { note: 'Signed by both' } })
})
