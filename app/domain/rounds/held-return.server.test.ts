import { expect, test } from 'vitest'
import { NoCreditsLeft } from '#app/domain/documents/queue-review.server.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { queueReview } from '#tests/fixtures/queue-review.ts'
import { noChoices, storedUpload } from '#tests/fixtures/stored-upload.ts'
import { register, testServices } from '#tests/world.ts'
import { findHeldReturn, holdReturn, takeHeldReturn } from './held-return.server.ts'
import { openRoundIntake } from './receive-round.server.ts'

const services = await testServices()
const { db, storage } = services

async function heldUpload() {
	const member = await register(services)
	const { documentId } = await queueReview(services, member)
	const intake = (await openRoundIntake(services, await opened(services, member, documentId, 'edit')))!
	const file = await storedUpload(services)
	return { member, documentId, file, held: await holdReturn(services, intake, intake.sentFiles[0]!, file, noChoices) }
}

const failing = (error: Error) => ({ ...services, jobs: { ...services.jobs, enqueue: () => Promise.reject(error) } })

test('where taking a held file in fails half-way, it is still there to be taken', async () => {
	const { member, documentId, file, held } = await heldUpload()

	await expect(
		takeHeldReturn(
			failing(new Error('The connection was lost')),
			await opened(failing(new Error('The connection was lost')), member, documentId, 'edit'),
			held,
		),
	).rejects.toThrow('The connection was lost')

	expect(await findHeldReturn(services, await opened(services, member, documentId, 'edit'), held)).toMatchObject({
		fileName: file.fileName,
		sent: 'version-1',
	})
	expect(await takeHeldReturn(services, await opened(services, member, documentId, 'edit'), held)).toMatchObject({
		outcome: 'added',
		versionNumber: 2,
	})
	expect([await storage.has(file.fileKey), await db.round.count({ where: { documentId } })]).toEqual([true, 1])
})

test('a held file can be taken in once, by one of two at the same time', async () => {
	const { member, documentId, file, held } = await heldUpload()

	const takings = await Promise.all(
		[1, 2].map(async () => takeHeldReturn(services, await opened(services, member, documentId, 'edit'), held)),
	)

	expect(takings.map(({ outcome }) => outcome).sort()).toEqual(['added', 'not_found'])
	expect([await storage.has(file.fileKey), await db.round.count({ where: { documentId } })]).toEqual([true, 1])
})

test('one that can’t be paid any more is dropped, as it is said', async () => {
	const { member, documentId, file, held } = await heldUpload()

	expect(
		await takeHeldReturn(
			failing(new NoCreditsLeft('None left')),
			await opened(failing(new NoCreditsLeft('None left')), member, documentId, 'edit'),
			held,
		),
	).toEqual({ outcome: 'no_credits', paymentDue: false })

	expect(await findHeldReturn(services, await opened(services, member, documentId, 'edit'), held)).toBeNull()
	expect([await storage.has(file.fileKey), await db.heldUpload.count({ where: { id: held } })]).toEqual([false, 0])
})
