import { expect, test } from 'vitest'
import { describeEvent } from '#app/components/activity/describe-event.ts'
import type { EventType } from '#app/domain/activity/event-types.ts'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { openDocxFile } from '#app/domain/word/package/docx-file.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { noChoices, storedUpload } from '#tests/fixtures/stored-upload.ts'
import { joinCompany, register, testServices } from '#tests/world.ts'
import { addDocument } from '../documents/add-document.server.ts'
import { listVisibleActivity, listVisibleActors, type VisibleEvent } from './list-visible-activity.server.ts'
import { activityPages, makeAuditReport } from './make-report.server.ts'
import { auditReportDocx } from './report-docx.ts'
import { publicKeys } from './signing-keys.ts'
import { verifyReportFile } from './verify-report-file.ts'

const services = await testServices()
const { db } = services

const say = (event: VisibleEvent) => ({
	who: event.actor ? event.actor.firstName : 'Fineprint',
	did: describeEvent(event.type as EventType, event.details as never),
	version: null,
	at: event.createdAt.toISOString(),
	from: event.address,
})

async function uploaded(member: Member): Promise<string> {
	const added = await addDocument(services, member, await storedUpload(services), noChoices, { analyze: false })
	if (!('documentId' in added)) throw new Error('The document was not added')
	return added.documentId
}

const typesSeenBy = async (member: Member) => (await listVisibleActivity(services, member)).events.map(({ type }) => type)

test('a member sees the events of the documents they can open, of the company and of their own account, and no others', async () => {
	const owner = await register(services)
	const colleague = await joinCompany(services, await register(services, { firstName: 'Grace' }), owner.companyId)
	const secret = await uploaded(owner)
	const shared = await uploaded(owner)
	await db.documentShare.create({ data: { documentId: shared, userId: colleague.id, role: 'viewer' } })
	await db.$transaction(async (tx) => {
		const { companyId } = owner
		await recordEvent(tx, { type: 'company.profile_changed', actor: owner, companyId, details: { fields: ['ein'] } })
		await recordEvent(tx, { type: 'account.mfa_enabled', actor: owner, companyId, subject: owner.id })
		await recordEvent(tx, { type: 'document.renamed', actor: owner, documentId: secret, details: { from: 'a', to: 'Project Falcon' } })
		await recordEvent(tx, {
			type: 'document.shared',
			actor: { ...owner, address: '192.0.2.7' },
			documentId: shared,
			details: { role: 'viewer', userId: colleague.id, email: colleague.email },
		})
	})

	expect(await typesSeenBy(owner)).toEqual([
		'document.shared',
		'document.renamed',
		'account.mfa_enabled',
		'company.profile_changed',
		'document.added',
		'document.added',
	])
	const seen = (await listVisibleActivity(services, colleague)).events
	expect(seen.map(({ type, document, may }) => [type, document?.id ?? null, may.edit])).toEqual([
		['document.shared', shared, false],
		['company.profile_changed', null, false],
		['document.added', shared, false],
	])
	expect(seen[0]!.address).toBe('192.0.2.7')
	expect((await listVisibleActors(services, colleague)).map(({ id }) => id)).toEqual([owner.id])
	expect((await listVisibleActivity(services, colleague, { documentId: secret })).events).toEqual([])
	expect(await typesSeenBy(await register(services))).toEqual([])

	// In the bin nobody opens it, so nobody reads about it here.
	await db.document.update({ where: { id: shared }, data: { deletedAt: new Date() } })
	expect(await typesSeenBy(colleague)).toEqual(['company.profile_changed'])
})

test('pages follow each other without a gap, and filters by person, kind and day apply', async () => {
	const owner = await register(services)
	const { companyId } = owner
	for (let index = 0; index < 7; index += 1)
		await db.$transaction((tx) =>
			recordEvent(tx, { type: 'company.profile_changed', actor: owner, companyId, details: { fields: [`f${index}`] } }),
		)
	const numbers: bigint[] = []
	let before: bigint | undefined
	do {
		const { events, next } = await listVisibleActivity(services, owner, { limit: 3, before })
		numbers.push(...events.map(({ number }) => number))
		before = next ?? undefined
	} while (before !== undefined)
	expect(numbers).toEqual([7n, 6n, 5n, 4n, 3n, 2n, 1n])
	const count = async (cursor: object) => (await listVisibleActivity(services, owner, cursor)).events.length
	expect(await count({ types: ['document.added'] })).toBe(0)
	expect(await count({ actorId: companyId })).toBe(0)
	expect(await count({ until: new Date(Date.now() - 86_400_000) })).toBe(0)
	expect(await count({ from: new Date(Date.now() - 86_400_000), actorId: owner.id })).toBe(7)
	const pages = []
	for await (const page of activityPages(services, owner, null, {})) pages.push(page.length)
	expect(pages).toEqual([7])
})

test('an audit report verifies, and a changed one says which event was changed', async () => {
	const owner = await register(services, { plan: 'scale' })
	const documentId = await uploaded(owner)
	await db.$transaction((tx) =>
		recordEvent(tx, {
			type: 'document.renamed',
			actor: { ...owner, address: '192.0.2.7' },
			documentId,
			details: { from: 'SAFE', to: 'SAFE <Ångström> & “Co”' },
		}),
	)
	const access = await opened(services, owner, documentId, 'read')
	const report = await makeAuditReport(services, owner, access, { from: null, to: null }, say)
	if (typeof report === 'string') throw new Error(report)
	expect(report.events.map(({ number, type }) => [number, type])).toEqual([
		['1', 'document.added'],
		['2', 'document.renamed'],
	])
	expect(report.head).toEqual({ number: '2', hash: report.events[1]!.hash })
	const bytes = await auditReportDocx(report)
	const keys = publicKeys(services.keys)
	expect(await verifyReportFile(bytes, keys)).toEqual({ report, faults: [] })

	const changed = async (part: string, change: (characters: string) => string) => {
		const file = await openDocxFile(bytes)
		const before = file.part(part)!
		file.setPart(part, change(before))
		expect(file.part(part)).not.toBe(before)
		return (await verifyReportFile(await file.toBytes(), keys))!.faults
	}
	const data = 'customXml/item1.xml'
	expect(await changed(data, (text) => text.replace('renamed it', 'deleted it'))).toContain('event 2 (document.renamed) was changed')
	expect(await changed(data, (text) => text.replace('192.0.2.7', '192.0.2.8'))).toContain('event 2 (document.renamed) was changed')
	expect(await changed(data, (text) => text.replace(/\{"number":"1".*?\},(?=\{"number":"2")/, ''))).toContain(
		'its signature does not fit: an event was removed or added, or what it says about itself was changed',
	)
	expect(await changed('word/document.xml', (text) => text.replace('192.0.2.7', '192.0.2.8'))).toEqual([
		'the pages do not say what was signed: “192.0.2.8” stands in place of “192.0.2.7” (event 2)',
	])

	// A secret that was replaced still verifies; somebody else's key does not.
	const later = { current: 'c'.repeat(64), earlier: [services.keys.current] }
	expect((await verifyReportFile(bytes, publicKeys(later)))!.faults).toEqual([])
	expect((await verifyReportFile(bytes, publicKeys({ current: 'd'.repeat(64), earlier: [] })))!.faults).toEqual([
		`it was signed with the key ${keys[0]!.kid}, which is none of those given`,
	])
	const file = await openDocxFile(bytes)
	file.removePart(data)
	expect(await verifyReportFile(await file.toBytes(), keys)).toBeNull()
})

test('audit reports are of the plan Scale and of the own company', async () => {
	const owner = await register(services, { plan: 'startup' })
	const outsider = await register(services, { plan: 'scale' })
	const documentId = await uploaded(owner)
	await db.documentShare.create({ data: { documentId, userId: outsider.id, role: 'editor' } })
	const days = { from: null, to: null }
	expect(await makeAuditReport(services, owner, null, days, say)).toBe('plan_needed')
	expect(await makeAuditReport(services, outsider, await opened(services, outsider, documentId, 'read'), days, say)).toBe('other_company')
	const empty = await makeAuditReport(services, outsider, null, days, say)
	expect(empty).toMatchObject({ events: [], head: { number: '0' } })
	expect((await verifyReportFile(await auditReportDocx(empty as never), publicKeys(services.keys)))!.faults).toEqual([])
})
