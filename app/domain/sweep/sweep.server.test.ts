import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findDocumentView } from '#app/domain/documents/versions/find-document-view.server.ts'
import { findCounterpartyChanges } from '#app/domain/counterparty/changes-of-file.server.ts'
import { writeRedline } from '#app/domain/downloads/write-redline.server.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { engineHere, reviewedContract } from '#tests/fixtures/reviewed-contract.ts'
import { noChoices, storedUpload } from '#tests/fixtures/stored-upload.ts'
import { applyEvents, subscribe } from '#tests/fixtures/subscribed.ts'
import { register, testServices } from '#tests/world.ts'
import { addDocument } from '#app/domain/documents/add-document.server.ts'
import { claimUpload, holdUpload } from '#app/domain/documents/held-upload.server.ts'
import { incomingFolder } from '#app/infrastructure/incoming-folder.ts'
import { storedFiles, unfinishedFiles } from '#app/infrastructure/stored-files.ts'
import { sweep } from './sweep.server.ts'
import { day, hour } from '#app/units.ts'

const services = await testServices()
const { db, storage } = services
const now = Date.now()
const longAgo = now - 2 * hour

test('held files go with their hour, claimed ones stay with their document', async () => {
	const member = await register(services)
	const [forgotten, taken, fresh] = [await storedUpload(services), await storedUpload(services), await storedUpload(services)]
	await holdUpload(services, forgotten, noChoices)
	await claimUpload(services, member, await holdUpload(services, taken, noChoices))
	await db.heldUpload.updateMany({ data: { expiresAt: new Date(longAgo) } })
	await holdUpload(services, fresh, noChoices)

	await sweep(services, now)

	expect(await storage.has(forgotten.fileKey)).toBe(false)
	expect(await storage.has(taken.fileKey)).toBe(true)
	expect(await storage.has(fresh.fileKey)).toBe(true)
	expect(await db.heldUpload.findMany({ select: { fileKey: true } })).toEqual([{ fileKey: fresh.fileKey }])
})

test('a stored file that no row names goes after an hour, files of documents and young ones stay', async () => {
	const member = await register(services)
	const [orphan, young, kept] = [
		await storedUpload(services, 'orphan', longAgo),
		await storedUpload(services, 'young'),
		await storedUpload(services, 'kept', longAgo),
	]
	await addDocument(services, member, kept, noChoices, { analyze: false })

	await sweep(services, now)

	expect(await storage.has(orphan.fileKey)).toBe(false)
	expect(await storage.has(young.fileKey)).toBe(true)
	expect(await storage.has(kept.fileKey)).toBe(true)
})

test('redlined files and page views go with their document, and views that are drawn otherwise by now go too', async () => {
	const member = await register(services)
	const [gone, kept] = [
		await reviewedContract(services, member, 'fair-mutual-nda'),
		await reviewedContract(services, member, 'fair-mutual-nda'),
	]
	for (const { documentId } of [gone, kept]) {
		await findDocumentView(services, await db.documentVersion.findFirstOrThrow({ where: { documentId } }), engineHere)
		await writeRedline(services, await opened(services, member, documentId, 'read'), { mode: 'tracked' }, engineHere)
	}
	const { id } = await db.documentVersion.findFirstOrThrow({ where: { documentId: kept.documentId } })
	const outdated = `views/${id}.0.json`
	await storage.set(outdated, new File(['{}'], outdated))
	const keysOf = async (prefix: string) => (await storage.list({ prefix })).files.map(({ key }) => key)
	const later = () => sweep(services, Date.now() + 2 * hour)

	await later()
	expect([(await keysOf('redlined/')).length, (await keysOf('views/')).length]).toEqual([2, 2])

	await db.document.delete({ where: { id: gone.documentId } })
	await sweep(services, Date.now())
	expect((await keysOf('views/')).length).toBe(2)
	await later()
	const { fileKey } = await db.redlineReceipt.findFirstOrThrow({ where: { version: { documentId: kept.documentId } } })
	expect([await keysOf('redlined/'), await keysOf('views/')]).toEqual([[fileKey], [expect.stringContaining(id)]])
})

test('the list of the changes that came with a version goes with its document, and one of another form goes too', async () => {
	const member = await register(services)
	const [gone, kept] = [
		await reviewedContract(services, member, 'fair-mutual-nda'),
		await reviewedContract(services, member, 'fair-mutual-nda'),
	]
	for (const { documentId } of [gone, kept])
		await findCounterpartyChanges(services, await db.documentVersion.findFirstOrThrow({ where: { documentId } }), engineHere)
	const { id } = await db.documentVersion.findFirstOrThrow({ where: { documentId: kept.documentId } })
	for (const stray of ['changes/of-no-version.1.json', `changes/${id}.1.json`]) await storage.set(stray, new File(['[]'], stray))
	const listsLeft = async () => (await storage.list({ prefix: 'changes/' })).files.map(({ key }) => key)

	await db.document.delete({ where: { id: gone.documentId } })
	await sweep(services, Date.now())
	expect((await listsLeft()).length).toBe(4)
	await sweep(services, Date.now() + 2 * hour)
	expect(await listsLeft()).toEqual([expect.stringContaining(id)])
})

test('what a killed program left half received goes after an hour', async () => {
	const folder = incomingFolder(services)
	await mkdir(folder, { recursive: true })
	await writeFile(join(folder, 'old'), 'half a file')
	await writeFile(join(folder, 'new'), 'half a file')
	const unfinished = unfinishedFiles(storedFiles(services.env.dataDir))
	for (const name of ['old', 'new']) await mkdir(join(unfinished, name, 'ab'), { recursive: true })
	for (const old of [folder, unfinished]) await utimes(join(old, 'old'), longAgo / 1000, longAgo / 1000)

	await sweep(services, now)

	expect([await readdir(folder), await readdir(unfinished)]).toEqual([['new'], ['new']])
})

test('sessions and links go a day after they ended, those that count stay', async () => {
	const { id: userId } = await register(services)
	const [ended, counts] = [new Date(now - 25 * hour), new Date(now + hour)]
	await db.session.createMany({
		data: [
			{ userId, tokenHash: 'ended', expiresAt: ended },
			{ userId, tokenHash: 'revoked', expiresAt: counts, revokedAt: ended },
			{ userId, tokenHash: 'counts', expiresAt: counts },
		],
	})

	await sweep(services, now)

	expect(await db.session.findMany({ where: { userId }, select: { tokenHash: true } })).toEqual([{ tokenHash: 'counts' }])
})

test('a device that was never recognized again goes after 90 days, one that was stays', async () => {
	const { id: userId } = await register(services)
	const [old, since] = [new Date(now - 91 * day), new Date(now - 90.5 * day)]
	await db.knownDevice.createMany({
		data: [
			{ userId, tokenHash: 'program', createdAt: old, lastUsedAt: old },
			{ userId, tokenHash: 'browser', createdAt: old, lastUsedAt: since },
		],
	})

	await sweep(services, now)

	expect(await db.knownDevice.findMany({ where: { userId }, select: { tokenHash: true } })).toEqual([{ tokenHash: 'browser' }])
})

test('an answer kept under an Idempotency-Key goes after a day', async () => {
	const { id: userId } = await register(services)
	await db.idempotencyKey.createMany({
		data: [
			{ userId, key: 'old', fingerprint: 'f', createdAt: new Date(now - 25 * hour) },
			{ userId, key: 'young', fingerprint: 'f', createdAt: new Date(now - hour) },
		],
	})

	await sweep(services, now)

	expect(await db.idempotencyKey.findMany({ where: { userId }, select: { key: true } })).toEqual([{ key: 'young' }])
})

test('events of the payment service go after 90 days, unless they wait; one that comes again after that changes nothing', async () => {
	const member = await register(services)
	await subscribe(services, member, 'builder')
	const before = await db.company.findUniqueOrThrow({ where: { id: member.companyId }, include: { ledger: true, payments: true } })
	const [event] = await db.paymentEvent.findMany({ where: { customerId: before.customerId, type: 'invoice.paid' } })
	const old = new Date(now - 91 * day)
	await db.paymentEvent.updateMany({ where: { id: event!.id }, data: { receivedAt: old, appliedAt: old } })
	await db.paymentEvent.create({ data: { id: 'evt_waits', type: 'invoice.paid', receivedAt: old } })

	await sweep(services, now)
	expect(await db.paymentEvent.findUnique({ where: { id: event!.id } })).toBeNull()
	expect(await db.paymentEvent.findUnique({ where: { id: 'evt_waits' } })).not.toBeNull()
	expect(await db.paymentEvent.count({ where: { customerId: before.customerId } })).toBeGreaterThan(0)

	await db.paymentEvent.create({ data: { id: event!.id, type: event!.type, customerId: event!.customerId } })
	await applyEvents(services)
	const after = await db.company.findUniqueOrThrow({ where: { id: member.companyId }, include: { ledger: true, payments: true } })
	expect([after.credits, after.ledger, after.payments]).toEqual([before.credits, before.ledger, before.payments])
})
