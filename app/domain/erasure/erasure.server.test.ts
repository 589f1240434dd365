import { expect, test } from 'vitest'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { verifyActivity } from '#app/domain/activity/verify-activity.server.ts'
import { moveLocalClock } from '#app/domain/billing/events/local-checkout.server.ts'
import { endSubscriptionJob } from '#app/domain/billing/subscriptions/end-subscription-job.server.ts'
import { listDocuments } from '#app/domain/documents/vault.server.ts'
import type { SignedIn } from '#app/domain/identity/finish-sign-in.server.ts'
import { createSignInLink, redeemLink } from '#app/domain/identity/sign-in-link.server.ts'
import { findSession } from '#app/domain/identity/session.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { listDocumentActivity } from '#app/domain/activity/list-activity.server.ts'
import { shareDocument } from '#app/domain/documents/sharing/share-document.server.ts'
import { openDeletedDocument, openDocument } from '#app/domain/access/open-document.server.ts'
import { runReview } from '#app/domain/review/run/run-review.server.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { queueReview } from '#tests/fixtures/queue-review.ts'
import { scriptedEngine } from '#tests/fixtures/scripted-engine.ts'
import { applyEvents, subscribe } from '#tests/fixtures/subscribed.ts'
import { joinCompany, register, testServices } from '#tests/world.ts'
import { closeAccount } from './close-account.server.ts'
import { deleteDocument, restoreDocument } from './delete-document.server.ts'
import { accountGrace, documentGrace, eraseDeleted } from './erase-job.server.ts'
import { day, minute } from '#app/units.ts'

const services = await testServices()
const { db, storage } = services
const after = (grace: number) => Date.now() + grace + minute

async function reviewed(member: Member) {
	const queued = await queueReview(services, member)
	await runReview(services, queued.reviewId, new AbortController().signal, scriptedEngine())
	await shareDocument(services, await opened(services, member, queued.documentId), { email: 'lee@counsel.example', role: 'viewer' })
	return queued
}

test('a deleted document is found by nobody, can be restored, and is erased with its file, report and words after 30 days', async () => {
	const member = await register(services)
	const { documentId, fileKey, reviewId, versionId } = await reviewed(member)
	const access = await opened(services, member, documentId)
	expect(await deleteDocument(services, access)).toBe('deleted')
	expect(await deleteDocument(services, access)).toBe('gone')
	expect(await listDocuments(services, member)).toEqual([])
	expect(await openDocument(services, member, documentId)).toBeNull()

	const deleted = await openDeletedDocument(services, member, documentId)
	expect(await restoreDocument(services, deleted!)).toBe(true)
	expect(await restoreDocument(services, deleted!)).toBe(false)
	await eraseDeleted(services, after(documentGrace))
	expect(await listDocuments(services, member)).toHaveLength(1)

	await deleteDocument(services, access)
	await eraseDeleted(services, Date.now() + documentGrace - minute)
	expect(await storage.has(fileKey)).toBe(true)
	await eraseDeleted(services, after(documentGrace))

	expect(await storage.has(fileKey)).toBe(false)
	expect(await openDeletedDocument(services, member, documentId)).toBeNull()
	expect(await restoreDocument(services, deleted!)).toBe(false)
	for (const rows of [
		db.document.count({ where: { id: documentId } }),
		db.documentVersion.count({ where: { documentId } }),
		db.reviewSection.count({ where: { reviewId } }),
		db.documentShare.count({ where: { documentId } }),
		db.suggestionRun.count({ where: { versionId } }),
	])
		expect(await rows).toBe(0)
	const { events } = await listDocumentActivity(services, member, { id: documentId })
	expect(events[0]).toMatchObject({ type: 'document.erased' })
	expect(JSON.stringify(events.map(({ details }) => details ?? null))).not.toContain('lee@')
	expect((await verifyActivity(services)).faults).toEqual([])
	// The charge stays in the ledger, with nothing that leads to the document.
	expect(await db.creditEntry.findMany({ where: { companyId: member.companyId }, select: { kind: true, reviewId: true } })).toEqual([
		{ kind: 'granted', reviewId: null },
		{ kind: 'reserved', reviewId: null },
		{ kind: 'charged', reviewId: null },
	])
})

test('only the owner deletes a document, and only they find it again', async () => {
	const [owner, stranger] = [await register(services), await register(services)]
	const colleague = await joinCompany(services, await register(services), owner.companyId)
	const { documentId } = await queueReview(services, owner)
	const access = await opened(services, owner, documentId)
	const others: Member[] = []
	for (const role of ['editor', 'commenter', 'viewer'] as const) {
		const person = await register(services)
		others.push(person)
		await shareDocument(services, access, { email: person.email, role })
		expect(await openDocument(services, person, documentId, { may: 'manage' })).toBe('forbidden')
	}
	for (const person of [colleague, stranger]) expect(await openDocument(services, person, documentId, { may: 'manage' })).toBeNull()
	expect(await openDeletedDocument(services, owner, documentId)).toBeNull()

	await deleteDocument(services, access)
	for (const person of [...others, colleague, stranger]) expect(await openDeletedDocument(services, person, documentId)).toBeNull()
	expect(await openDeletedDocument(services, owner, documentId)).toMatchObject({ role: 'owner', document: { id: documentId } })
	expect(await openDeletedDocument(services, owner, 'no-id')).toBeNull()
})

test('a review that waits gives its credit back when its document is erased', async () => {
	const member = await register(services)
	const { documentId } = await queueReview(services, member)
	await deleteDocument(services, await opened(services, member, documentId))
	await eraseDeleted(services, after(documentGrace))
	expect(await db.company.findUniqueOrThrow({ where: { id: member.companyId } })).toMatchObject({ credits: 3 })
})

test('a closed account is signed out at once and can’t sign in; erased, nothing names the person', async () => {
	const member = await register(services)
	const { documentId, fileKey } = await reviewed(member)
	const link = await createSignInLink(services, { email: member.email, code: '123456', returnTo: null })
	const session = (await redeemLink(services, link.token, null)) as SignedIn
	const waiting = await createSignInLink(services, { email: member.email, code: '123456', returnTo: null })
	const other = await register(services)
	const { documentId: others } = await queueReview(services, other)
	const toThem = { role: 'viewer', userId: null, email: member.email } as const
	await db.$transaction((tx) => recordEvent(tx, { type: 'document.shared', actor: other, documentId: others, details: toThem }))

	expect(await closeAccount(services, member)).toBe('closed')
	expect(await findSession(services, session.token)).toBeNull()
	expect(await redeemLink(services, waiting.token, null)).toBeNull()
	expect((await createSignInLink(services, { email: member.email, code: '123456', returnTo: null })).account).toBe('none')

	await eraseDeleted(services, after(accountGrace))
	expect(await storage.has(fileKey)).toBe(false)
	expect(await db.document.count({ where: { id: documentId } })).toBe(0)
	expect(await db.user.count({ where: { id: member.id } })).toBe(0)
	expect(await db.company.findUniqueOrThrow({ where: { id: member.companyId } })).toMatchObject({
		deletedAt: expect.any(Date) as Date,
		credits: 2,
	})
	expect(await db.creditEntry.findMany({ where: { companyId: member.companyId }, select: { amount: true, userId: true } })).toEqual([
		{ amount: 3, userId: null },
		{ amount: -1, userId: null },
		{ amount: 0, userId: null },
	])
	expect(await db.signInLink.count({ where: { email: member.email } })).toBe(0)
	expect(await db.activityEvent.findMany({ where: { documentId: others }, select: { type: true, details: true } })).toEqual([
		{ type: 'document.shared', details: null },
		{ type: 'document.recipient_erased', details: null },
	])
	expect((await verifyActivity(services)).faults).toEqual([])
})

test('with the last member of a company its plan ends at once: nothing is charged any more, and the ledger stays', async () => {
	const member = await register(services)
	const { companyId } = member
	await subscribe(services, member, 'startup')
	expect(await closeAccount(services, member)).toBe('closed')
	await eraseDeleted(services, after(accountGrace))
	const jobs = await db.$queryRaw<{ data: { companyId: string; subscriptionId: string; refund: boolean } }[]>`
		SELECT data FROM pgboss.job WHERE name = 'end-subscription' AND data ->> 'companyId' = ${companyId}`
	expect(jobs.map(({ data }) => data.refund)).toEqual([false])
	for (let times = 0; times < 2; times++)
		await endSubscriptionJob.run(services, jobs[0]!.data, { signal: new AbortController().signal, lastTry: false })
	await moveLocalClock(services, { months: 1 })
	await applyEvents(services)

	const company = await db.company.findUniqueOrThrow({ where: { id: companyId }, include: { subscriptions: true, payments: true } })
	expect(company).toMatchObject({ plan: 'free', credits: 0, subscriptions: [{ status: 'ended', plan: 'startup' }] })
	expect(company.payments.map(({ cents }) => cents)).toEqual([4900])
	const { subscriptions, invoices } = await services.payments!.fetchCustomer(company.customerId!)
	expect([subscriptions.map(({ status }) => status), invoices.length]).toEqual([['ended'], 1])
})

test('an account is erased under its earlier addresses too, but not under one that somebody else has by now', async () => {
	const [member, other] = [await register(services), await register(services)]
	const { documentId } = await queueReview(services, other)
	const first = member.email
	const [second, given] = ['second', 'given'].map((name) => `${name}.${member.id}@founders.example`) as [string, string]
	for (const email of [second, given, `now.${member.id}@founders.example`])
		await db.user.update({ where: { id: member.id }, data: { email } })
	const heir = await register(services, { email: given })
	for (const email of [first, given])
		await db.$transaction((tx) =>
			recordEvent(tx, { type: 'document.shared', actor: other, documentId, details: { role: 'viewer', userId: null, email } }),
		)
	await db.documentShare.createMany({ data: [second, given].map((email) => ({ documentId, email, role: 'viewer' as const })) })
	const { id: versionId } = await db.documentVersion.findFirstOrThrow({ where: { documentId } })
	const link = { documentId, versionId, label: 'Investor', expiresAt: new Date(Date.now() + day) }
	await db.shareLink.create({
		data: {
			...link,
			tokenHash: `own ${member.id}`,
			emails: [first],
			views: { create: { address: first, networkAddress: '192.0.2.1', action: 'viewed' } },
		},
	})
	await db.shareLink.create({ data: { ...link, tokenHash: `both ${member.id}`, emails: [second, heir.email] } })

	expect(await closeAccount(services, member)).toBe('closed')
	await eraseDeleted(services, after(accountGrace))

	expect((await db.documentShare.findMany({ where: { documentId }, select: { email: true } })).map(({ email }) => email)).toEqual([given])
	const links = await db.shareLink.findMany({ where: { documentId }, orderBy: { tokenHash: 'asc' }, include: { views: true } })
	expect(links.map(({ emails, revokedAt, views }) => [emails, revokedAt !== null, views.map(({ address }) => address)])).toEqual([
		[[given], false, []],
		[[], true, [null]],
	])
	const told = await db.activityEvent.findMany({ where: { documentId, type: 'document.shared' }, orderBy: { number: 'asc' } })
	expect(told.map(({ details }) => details)).toEqual([null, { role: 'viewer', userId: null, email: given }])
	expect((await verifyActivity(services)).faults).toEqual([])
})

test('an account stays while its company has others and no other owner; what the company shares stays with them', async () => {
	const owner = await register(services)
	const colleague = await joinCompany(services, await register(services), owner.companyId)
	const [shared, own] = [await queueReview(services, owner), await queueReview(services, owner)]
	await db.documentShare.create({ data: { documentId: shared.documentId, companyId: owner.companyId, role: 'viewer' } })
	expect(await closeAccount(services, owner)).toBe('last_owner')

	await db.membership.updateMany({ where: { userId: colleague.id, companyId: owner.companyId }, data: { role: 'owner' } })
	expect(await closeAccount(services, owner)).toBe('closed')
	await eraseDeleted(services, after(accountGrace))

	expect(await db.document.findMany({ where: { id: { in: [shared.documentId, own.documentId] } } })).toMatchObject([
		{ id: shared.documentId, companyId: owner.companyId, createdById: colleague.id },
	])
	expect(await db.user.count({ where: { id: owner.id } })).toBe(0)
	expect(await db.company.findUniqueOrThrow({ where: { id: owner.companyId } })).toMatchObject({ deletedAt: null })
})
