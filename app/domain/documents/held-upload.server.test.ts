import { expect, test } from 'vitest'
import { noChoices, storedUpload } from '#tests/fixtures/stored-upload.ts'
import { register, testServices } from '#tests/world.ts'
import { claimUpload, holdUpload } from './held-upload.server.ts'

const services = await testServices()
const { db, storage } = services

test('a file chosen before signing in becomes the document of whoever signs in with its token, as it was chosen', async () => {
	const member = await register(services)
	const token = await holdUpload(services, await storedUpload(services), {
		...noChoices,
		category: 'EQ',
		documentType: 'SAFE',
		reviewTone: 'legal',
	})

	const claimed = await claimUpload(services, member, token)

	if (claimed.outcome !== 'added') throw new Error(claimed.outcome)
	const document = await db.document.findUniqueOrThrow({ where: { id: claimed.documentId }, include: { versions: true } })
	expect(document).toMatchObject({ createdById: member.id, category: 'EQ', documentType: 'SAFE' })
	expect(document.versions[0]).toMatchObject({ reviewTone: 'legal' })
	expect(claimed.reviewId).not.toBeNull()
})

test('the token is never stored', async () => {
	const token = await holdUpload(services, await storedUpload(services), noChoices)
	const rows = await db.heldUpload.findMany()
	expect(JSON.stringify(rows)).not.toContain(token)
})

test('a held file can be claimed once, by one of those who try at the same time', async () => {
	const [one, other] = [await register(services), await register(services)]
	const token = await holdUpload(services, await storedUpload(services), noChoices)

	const claims = await Promise.all([claimUpload(services, one, token), claimUpload(services, other, token)])

	expect(claims.map(({ outcome }) => outcome).sort()).toEqual(['added', 'not_found'])
	expect(await claimUpload(services, one, token)).toEqual({ outcome: 'not_found' })
})

test('another browser, which has another token or none, claims nothing', async () => {
	await holdUpload(services, await storedUpload(services), noChoices)
	const stranger = await register(services)

	for (const guess of ['', 'x', 'a'.repeat(43)]) expect(await claimUpload(services, stranger, guess)).toEqual({ outcome: 'not_found' })
	expect(await db.document.count({ where: { createdById: stranger.id } })).toBe(0)
})

test('after an hour a held file can’t be claimed any more', async () => {
	const member = await register(services)
	const file = await storedUpload(services)
	const token = await holdUpload(services, file, noChoices)
	await db.heldUpload.update({ where: { fileKey: file.fileKey }, data: { expiresAt: new Date(Date.now() - 1) } })

	expect(await claimUpload(services, member, token)).toEqual({ outcome: 'not_found' })
})

test('a claim that can’t be paid leaves neither document nor file', async () => {
	const member = await register(services, { subscriptionCredits: 0 })
	const file = await storedUpload(services)
	const token = await holdUpload(services, file, noChoices)

	expect(await claimUpload(services, member, token)).toEqual({ outcome: 'no_credits', paymentDue: false })
	expect(await db.document.count({ where: { createdById: member.id } })).toBe(0)
	expect(await db.heldUpload.count({ where: { fileKey: file.fileKey } })).toBe(0)
	expect(await storage.has(file.fileKey)).toBe(false)
})
