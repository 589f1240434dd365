import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, test } from 'vitest'
import { Prisma } from '#app/infrastructure/db/generated/client.ts'
import { companyActivity } from '#tests/company-activity.ts'
import { queueReview } from '#tests/fixtures/queue-review.ts'
import { register, testServices } from '#tests/world.ts'
import { eraseEventAddresses, eraseEventDetails, eraseFromSharing } from './erase-event-details.server.ts'
import { listDocumentActivity } from './list-activity.server.ts'
import { recordEvent, recordEvents } from './record-event.server.ts'
import { verifyActivity } from './verify-activity.server.ts'

const services = await testServices()
const { db } = services

async function companyWithHistory() {
	const member = await register(services)
	const { documentId } = await queueReview(services, member)
	const actor = { ...member, address: '192.0.2.7' }
	const email = 'lee@counsel.example'
	await db.$transaction((tx) => recordEvent(tx, { type: 'document.added', actor, documentId, versionNumber: 1 }))
	await db.$transaction((tx) =>
		recordEvents(tx, [
			{ type: 'document.shared', actor, documentId, details: { role: 'viewer', userId: null, email } },
			{ type: 'document.unshared', actor, documentId, details: { userId: null, email } },
		]),
	)
	await db.$transaction((tx) =>
		recordEvent(tx, {
			type: 'account.changed',
			actor: null,
			companyId: member.companyId,
			subject: member.id,
			details: { by: 'operator', done: ['made admin'] },
		}),
	)
	return { member, documentId }
}

const erased = { details: Prisma.DbNull, detailsSalt: null }

async function faultsOf({ companyId }: { companyId: string }): Promise<string[]> {
	const { faults } = await verifyActivity(services)
	return faults.filter((fault) => fault.companyId === companyId).map(({ fault }) => fault)
}

/** Runs statements as somebody who bypasses the database's triggers. */
async function tamper(...statements: [sql: string, ...values: unknown[]][]): Promise<void> {
	const client = new pg.Client({ connectionString: services.databaseUrl })
	await client.connect()
	try {
		await client.query("SET session_replication_role = 'replica'")
		for (const [sql, ...values] of statements) await client.query(sql, values)
	} finally {
		await client.end()
	}
}

test('a history tells what was done in the order of commits, to its company and by document', async () => {
	const { member, documentId } = await companyWithHistory()
	const events = await companyActivity(services, member)
	expect(events.map(({ number, type, actor, address }) => [number, type, actor?.id ?? null, address])).toEqual([
		[4n, 'account.changed', null, null],
		[3n, 'document.unshared', member.id, '192.0.2.7'],
		[2n, 'document.shared', member.id, '192.0.2.7'],
		[1n, 'document.added', member.id, '192.0.2.7'],
	])
	expect(events[2]).toMatchObject({ details: { role: 'viewer', email: 'lee@counsel.example' } })

	const ofDocument = await listDocumentActivity(services, member, { id: documentId })
	expect(ofDocument.events.map(({ number }) => number)).toEqual([3n, 2n, 1n])
	expect(await faultsOf(member)).toEqual([])
})

test('pages go on where the last one ended', async () => {
	const { member, documentId } = await companyWithHistory()
	const first = await listDocumentActivity(services, member, { id: documentId }, { limit: 2 })
	expect(first).toMatchObject({ next: 2n })
	const second = await listDocumentActivity(services, member, { id: documentId }, { limit: 2, before: first.next! })
	expect(second.events.map(({ number }) => number)).toEqual([1n])
	expect(second.next).toBeNull()
})

test("what an outsider does is in the history of the document's company, and shows them no address", async () => {
	const { member, documentId } = await companyWithHistory()
	const outsider = await register(services, { firstName: 'Lee' })
	await db.$transaction((tx) =>
		recordEvent(tx, { type: 'suggestions.regenerated', actor: { ...outsider, address: '203.0.113.9' }, documentId, versionNumber: 1 }),
	)

	const own = await companyActivity(services, member)
	expect(own[0]).toMatchObject({ number: 5n, actor: { firstName: 'Lee' }, address: '203.0.113.9' })
	expect(await companyActivity(services, outsider)).toEqual([])
	const seen = await listDocumentActivity(services, outsider, { id: documentId })
	expect(seen.events.every(({ address }) => address === null)).toBe(true)
})

test('an event is recorded with what it tells of, or neither is', async () => {
	const { member, documentId } = await companyWithHistory()
	await expect(
		db.$transaction(async (tx) => {
			await recordEvent(tx, { type: 'document.version_added', actor: member, documentId, versionNumber: 2 })
			throw new Error('no')
		}),
	).rejects.toThrow('no')
	await expect(
		db.$transaction((tx) =>
			recordEvent(tx, { type: 'redline.downloaded', actor: member, documentId, details: { mode: 'tracked' } as never }),
		),
	).rejects.toThrow('sha256')
	await expect(
		db.$transaction((tx) => recordEvent(tx, { type: 'document.added', actor: member, documentId: randomUUID() })),
	).rejects.toThrow('not there')
	expect(await companyActivity(services, member)).toHaveLength(4)
	expect(await faultsOf(member)).toEqual([])
})

test('writers of one company come one after the other', async () => {
	const { member } = await companyWithHistory()
	const edits = Array.from({ length: 20 }, (_, index) =>
		db.$transaction(
			(tx) =>
				recordEvent(tx, {
					type: 'prompt.edited',
					actor: member,
					companyId: member.companyId,
					subject: 'review',
					details: { prompt: 'review', from: index, to: index + 1 },
				}),
			{ maxWait: 20_000 },
		),
	)
	await Promise.all(edits)
	const events = await companyActivity(services, member)
	expect(events.map(({ number }) => Number(number))).toEqual(Array.from({ length: 24 }, (_, index) => 24 - index))
	expect(await faultsOf(member)).toEqual([])
})

test('the database refuses to change, remove or empty a history', async () => {
	const { member } = await companyWithHistory()
	const { companyId } = member
	for (const data of [
		{ type: 'document.forged' },
		{ actorId: null },
		{ subject: 'x' },
		{ number: 9n },
		{ hash: Buffer.from('aa') },
		{ address: null, addressSalt: null },
	])
		await expect(db.activityEvent.updateMany({ where: { companyId, number: 2 }, data })).rejects.toThrow(/append-only/)
	await expect(
		db.$executeRaw`UPDATE activity_events SET details = NULL, details_salt = NULL WHERE company_id = ${companyId}::uuid`,
	).rejects.toThrow(/append-only/)
	await expect(db.activityEvent.deleteMany({ where: { companyId } })).rejects.toThrow(/append-only/)
	await expect(db.$executeRaw`TRUNCATE activity_events CASCADE`).rejects.toThrow(/append-only/)
	await expect(db.activityChain.update({ where: { companyId }, data: { length: 1 } })).rejects.toThrow(/append-only/)
	await expect(db.activityChain.create({ data: { companyId: randomUUID(), length: 0, hash: Buffer.alloc(32) } })).rejects.toThrow(
		/append-only/,
	)
	await expect(db.activityChain.deleteMany({ where: { companyId } })).rejects.toThrow(/append-only/)
	await expect(db.$executeRaw`TRUNCATE activity_chains`).rejects.toThrow(/append-only/)
	expect(await faultsOf(member)).toEqual([])
})

const forgery = `INSERT INTO activity_events SELECT gen_random_uuid(), company_id, $2, type, actor_id, document_id, version_number, subject, undoes_id, details,
	details_salt, details_digest, address, address_salt, address_digest, previous_hash, hash, created_at FROM activity_events WHERE company_id = $1 AND number = 2`

test.each<[string, string[], (companyId: string) => [sql: string, ...values: unknown[]][]]>([
	[
		'a changed row',
		['event 2 (document.shared) was changed'],
		(id) => [['UPDATE activity_events SET actor_id = gen_random_uuid() WHERE company_id = $1 AND number = 2', id]],
	],
	[
		'changed details',
		['the details of event 2 (document.shared) were changed'],
		(id) => [[`UPDATE activity_events SET details = '{"role":"editor"}' WHERE company_id = $1 AND number = 2`, id]],
	],
	[
		'a changed address',
		['the address of event 1 (document.added) was changed'],
		(id) => [["UPDATE activity_events SET address = '198.51.100.1' WHERE company_id = $1 AND number = 1", id]],
	],
	['a missing row', ['event 2 is missing'], (id) => [['DELETE FROM activity_events WHERE company_id = $1 AND number = 2', id]]],
	['missing last rows', ['events 3 to 4 are missing'], (id) => [['DELETE FROM activity_events WHERE company_id = $1 AND number > 2', id]]],
	['all rows missing', ['events 1 to 4 are missing'], (id) => [['DELETE FROM activity_events WHERE company_id = $1', id]]],
	[
		'a row put in behind the end',
		[
			'event 5 (document.shared) does not follow the event before it: one of the two was replaced or inserted',
			'event 5 (document.shared) was changed',
			'event 5 was inserted behind the end',
		],
		(id) => [[forgery, id, 5]],
	],
	[
		'a row put in between',
		[
			'event 3 (document.shared) does not follow the event before it: one of the two was replaced or inserted',
			'event 3 (document.shared) was changed',
			'event 4 (document.unshared) was changed',
			'event 5 (account.changed) was changed',
			'event 5 was inserted behind the end',
		],
		(id) => [
			['UPDATE activity_events SET number = number + 100 WHERE company_id = $1 AND number > 2', id],
			['UPDATE activity_events SET number = number - 99 WHERE company_id = $1 AND number > 100', id],
			[forgery, id, 3],
		],
	],
	[
		'a row put in without a chain',
		[expect.stringMatching(/^event [0-9a-f-]{36} \(document\.shared\) was inserted without being chained$/) as string],
		(id) => [[forgery, id, null]],
	],
	[
		'details erased of a document that is there',
		[expect.stringMatching(/^the details of event 3 are gone, and nothing tells of document/) as string],
		(id) => [['UPDATE activity_events SET details = NULL, details_salt = NULL WHERE company_id = $1 AND number = 3', id]],
	],
])('the check finds %s', async (_, faults, statements) => {
	const { member } = await companyWithHistory()
	await tamper(...statements(member.companyId))
	expect(await faultsOf(member)).toEqual(faults)
})

test('the details of an erased document go, and the chain holds', async () => {
	const { member, documentId } = await companyWithHistory()
	await db.$transaction(async (tx) => {
		await tx.document.delete({ where: { id: documentId } })
		await eraseEventDetails(tx, documentId)
	})
	const { events } = await listDocumentActivity(services, member, { id: documentId })
	expect(events.map(({ type, details }) => [type, details])).toEqual([
		['document.erased', undefined],
		['document.unshared', null],
		['document.shared', null],
		['document.added', undefined],
	])
	expect(await db.activityEvent.count({ where: { documentId, OR: [{ detailsSalt: { not: null } }] } })).toBe(0)
	expect(await faultsOf(member)).toEqual([])
})

test('whom a document was shared with goes with their account from the events that name them, and the chain holds', async () => {
	const { member, documentId } = await companyWithHistory()
	const [lee, kim] = [await register(services), await register(services)]
	const shared = (to: { userId: string | null; email: string }) =>
		({ type: 'document.shared', actor: member, documentId, details: { role: 'viewer', ...to } }) as const
	const toLee = { userId: lee.id, role: 'viewer' } as const
	await db.$transaction((tx) =>
		recordEvents(tx, [
			shared({ userId: null, email: lee.email }),
			shared({ userId: lee.id, email: 'earlier@counsel.example' }),
			shared({ userId: kim.id, email: kim.email }),
			{
				type: 'document.permissions_set',
				actor: member,
				documentId,
				details: { permissions: [{ email: kim.email, role: 'editor' }, toLee] },
			},
		]),
	)
	await expect(db.$transaction((tx) => eraseFromSharing(tx, { id: lee.id, emails: [lee.email] }))).rejects.toThrow(/append-only/)
	await db.$transaction(async (tx) => {
		await tx.user.delete({ where: { id: lee.id } })
		await eraseFromSharing(tx, { id: lee.id, emails: [lee.email] })
	})
	const { events } = await listDocumentActivity(services, member, { id: documentId }, { limit: 5 })
	expect(events.map(({ type, subject, details }) => [type, subject, details])).toEqual([
		['document.recipient_erased', lee.id, undefined],
		['document.permissions_set', null, null],
		['document.shared', null, { role: 'viewer', userId: kim.id, email: kim.email }],
		['document.shared', null, null],
		['document.shared', null, null],
	])
	expect(await faultsOf(member)).toEqual([])
	// Nothing but events about sharing goes that way.
	const change = db.$transaction(async (tx) => {
		await tx.activityEvent.create({
			data: { companyId: member.companyId, documentId, type: 'document.recipient_erased', subject: randomUUID() },
		})
		await tx.activityEvent.updateMany({ where: { companyId: member.companyId, type: 'account.changed' }, data: erased })
	})
	await expect(change).rejects.toThrow(/append-only/)
})

test("an erased account's addresses go from all histories, and the chains hold", async () => {
	const { member, documentId } = await companyWithHistory()
	const outsider = await register(services)
	await db.$transaction((tx) =>
		recordEvent(tx, { type: 'suggestions.regenerated', actor: { ...outsider, address: '203.0.113.9' }, documentId }),
	)
	await db.$transaction(async (tx) => {
		await tx.user.delete({ where: { id: outsider.id } })
		await eraseEventAddresses(tx, outsider.id)
	})
	const events = (await companyActivity(services, member)).slice(0, 3)
	expect(events.map(({ type, subject, address }) => [type, subject, address])).toEqual([
		['account.erased', outsider.id, null],
		['suggestions.regenerated', null, null],
		['account.changed', member.id, null],
	])
	expect(await faultsOf(member)).toEqual([])
})
