import { expect, test } from 'vitest'
import { shareDocument } from '#app/domain/documents/sharing/share-document.server.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { contractStating } from '#tests/fixtures/stated-facts.ts'
import { register, testServices } from '#tests/world.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { listDeadlines } from './list-deadlines.server.ts'

const services = await testServices()
const today = Date.parse('2027-03-10T15:00:00Z')

/** A reviewed contract whose newest report states these days. */
const contractWith = (member: Member, days: [name: string, date: string][]) =>
	contractStating(
		services,
		member,
		days.map(([name, value]) => ({ name, value })),
	)

test('days to come are in their order, days of the last 90 days apart, and others are left out', async () => {
	const member = await register(services)
	const documentId = await contractWith(member, [
		['expiration_date', '2027-12-31'],
		['due_date', '2027-03-10'],
		['due_date', '2027-03-10'],
		['notice_date', '2027-03-09'],
		['closing_date', '2026-11-01'],
		['signature_date', '2027-05-01'],
	])
	const { upcoming, passed } = await listDeadlines(services.forReads, member, today)
	expect(upcoming.map(({ what, date }) => [what, date])).toEqual([
		['Payment is due', '2027-03-10'],
		['Ends', '2027-12-31'],
	])
	expect(passed.map(({ what, date }) => [what, date])).toEqual([['Notice is due', '2027-03-09']])
	expect(upcoming[0]).toMatchObject({
		document: { id: documentId },
		confirmed: false,
		sources: [{ version: null, quote: 'on 2027-03-10', start: 1, end: 6 }],
	})
})

test('a newer report takes the place of an older one, and a deleted document has no days', async () => {
	const member = await register(services)
	const documentId = await contractWith(member, [['expiration_date', '2027-12-31']])
	const { versionId, ...older } = await services.db.review.findFirstOrThrow({ where: { version: { documentId } } })
	await services.db.review.create({
		data: {
			versionId,
			status: 'complete',
			partyRole: older.partyRole,
			reviewTone: older.reviewTone,
			createdAt: new Date(Date.now() + 1000),
		},
	})
	expect((await listDeadlines(services.forReads, member, today)).upcoming).toEqual([])

	const deleted = await contractWith(member, [['expiration_date', '2028-01-31']])
	expect((await listDeadlines(services.forReads, member, today)).upcoming).toHaveLength(1)
	await services.db.document.update({ where: { id: deleted }, data: { deletedAt: new Date() } })
	expect((await listDeadlines(services.forReads, member, today)).upcoming).toEqual([])
})

test('the days of a shared document are those of the people it is shared with, and of nobody else', async () => {
	const [owner, reader, stranger] = [await register(services), await register(services), await register(services)]
	const documentId = await contractWith(owner, [['maturity_date', '2027-06-30']])
	await shareDocument(services, await opened(services, owner, documentId), { email: reader.email, role: 'viewer' })
	expect((await listDeadlines(services.forReads, reader, today)).upcoming).toHaveLength(1)
	expect((await listDeadlines(services.forReads, stranger, today)).upcoming).toEqual([])
})
