import { expect, test } from 'vitest'
import { openDocument } from '#app/domain/access/open-document.server.ts'
import { allowedTo, visibleTo } from '#app/domain/access/visible-to.ts'
import { queueReview } from '#tests/fixtures/queue-review.ts'
import { signedIn } from '#tests/second-factor.ts'
import { register, testServices } from '#tests/world.ts'
import type { Administrator } from '#app/domain/identity/administrator.ts'
import { countAllDocuments, findListedDocument, listAllDocuments } from './documents.server.ts'
import { openForReason } from './open-for-reason.server.ts'

const services = await testServices()
const { db } = services
const person = await register(services, { userType: 'admin' })
const { sessionId } = await signedIn(services, person)
const admin = { ...person, sessionId } as Administrator

const openIt = (documentId: string, reason = 'Support') => openForReason(services, admin, sessionId, { documentId, reason })

test('all documents are listed by what is known without opening them, and none of their text', async () => {
	const owner = await register(services)
	const { documentId } = await queueReview(services, owner)
	const [listed] = await listAllDocuments(services, admin, { ownerId: owner.id }, { take: 10 })
	expect(listed).toMatchObject({ id: documentId, owner: { email: owner.email }, review: 'queued', versionNumber: 1 })
	expect(await countAllDocuments(services, admin, { search: owner.email })).toBe(1)
	expect(await countAllDocuments(services, admin, { search: `${owner.email} nothing like it` })).toBe(0)

	await db.document.update({ where: { id: documentId }, data: { deletedAt: new Date() } })
	expect(await listAllDocuments(services, admin, { ownerId: owner.id }, { take: 10 })).toEqual([])
	expect(await findListedDocument(services, admin, documentId)).toBeNull()
	expect(await openIt(documentId)).toBeNull()
})

test('a document opens for an administrator only with a reason, to read, for half an hour; its owner learns why', async () => {
	const [owner, other] = [await register(services), (await register(services, { userType: 'admin' })) as Administrator]
	const { documentId } = await queueReview(services, owner)
	expect(await openDocument(services, admin, documentId)).toBeNull()

	await openIt(documentId, 'Ticket 4711: the report does not load')

	expect(await openDocument(services, admin, documentId)).toMatchObject({
		role: 'viewer',
		may: { comment: false, edit: false, manage: false },
	})
	for (const right of ['comment', 'edit', 'manage'] as const) {
		expect(await openDocument(services, admin, documentId, { may: right })).toBe('forbidden')
		expect(await db.document.count({ where: { id: documentId, ...allowedTo(admin, right) } })).toBe(0)
	}
	expect(await openDocument(services, other, documentId)).toBeNull()
	expect(await db.document.count({ where: { id: documentId, ...visibleTo(admin) } })).toBe(0)
	expect(services.outbox.at(-1)).toMatchObject({ to: owner.email, text: expect.stringContaining('Ticket 4711: the report does not load') })
	expect(await db.activityEvent.findMany({ where: { documentId }, select: { type: true, actorId: true, details: true } })).toEqual([
		{ type: 'document.opened_by_administrator', actorId: admin.id, details: { reason: 'Ticket 4711: the report does not load' } },
	])
})

test('an opening ends with its time and with the rights of the administrator', async () => {
	const { documentId } = await queueReview(services, await register(services))
	await openIt(documentId)
	expect(await openDocument(services, { ...admin, userType: 'user' }, documentId)).toBeNull()
	await db.adminDocumentOpening.updateMany({ where: { documentId }, data: { expiresAt: new Date() } })
	expect(await openDocument(services, admin, documentId)).toBeNull()
})

test('a document opened for a reason is read only in the session that opened it', async () => {
	const { documentId } = await queueReview(services, await register(services))
	await openIt(documentId)
	const elsewhere = await signedIn(services, admin)
	expect(await openDocument(services, admin, documentId)).not.toBeNull()
	expect(await openDocument(services, { ...admin, sessionId: elsewhere.sessionId }, documentId)).toBeNull()
	expect(await openDocument(services, { ...admin, sessionId: undefined }, documentId)).toBeNull()
})
