import { expect, test } from 'vitest'
import { extractDocx } from '#app/domain/extraction/docx/extract-docx.ts'
import { listSuggestions } from '#app/domain/suggestions/list-suggestions.server.ts'
import { nextVersion } from '#tests/fixtures/next-version.ts'
import { contractParagraphs } from '#tests/fixtures/agreement-files.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { engineHere, reviewedContract } from '#tests/fixtures/reviewed-contract.ts'
import { register, testServices } from '#tests/world.ts'
import { saveRedline } from './save-redline.server.ts'

const services = await testServices()
const { db, storage } = services

test('the accepted suggestions of the newest version become the words of the next one', async () => {
	const owner = await register(services)
	const { documentId, versionId } = await reviewedContract(services, owner)
	await listSuggestions(services, await opened(services, owner, documentId), engineHere)
	const suggestion = await db.suggestion.findFirstOrThrow({ where: { versionId, change: { path: ['kind'], equals: 'replace' } } })
	await db.suggestion.update({ where: { id: suggestion.id }, data: { state: 'accepted', decidedById: owner.id, decidedAt: new Date() } })
	const access = await opened(services, owner, documentId, 'edit')

	const saved = await saveRedline(services, access, { mode: 'accepted', note: 'As agreed by phone' }, engineHere)
	expect(saved).toMatchObject({ outcome: 'added', versionNumber: 2, reviewId: null })
	const version = await db.documentVersion.findUniqueOrThrow({ where: { documentId_number: { documentId, number: 2 } } })
	expect(version).toMatchObject({ origin: 'redline', madeFromNumber: 1, note: 'As agreed by phone', createdById: owner.id })
	const read = await extractDocx(new Uint8Array(await (await storage.get(version.fileKey))!.arrayBuffer()))
	if (!read.readable) throw new Error(read.reason)
	expect(read.document.text).toContain((suggestion.change as { text: string }).text)
	// Nothing was handed out, so no returned file can be an answer to it.
	expect(await db.redlineReceipt.count({ where: { version: { documentId } } })).toBe(0)
})

test('an earlier version is not saved over a newer one', async () => {
	const owner = await register(services)
	const { documentId } = await reviewedContract(services, owner)
	await nextVersion(services, owner, documentId, contractParagraphs('flawed-safe'))
	const first = await opened(services, owner, documentId, 'edit', 1)

	expect(await saveRedline(services, first, { mode: 'accepted', note: null }, engineHere)).toEqual({ outcome: 'not_newest' })
	expect(await db.documentVersion.count({ where: { documentId } })).toBe(2)
})
