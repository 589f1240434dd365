import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { listDocumentActivity } from '#app/domain/activity/list-activity.server.ts'
import { listVisibleActivity } from '#app/domain/audit/list-visible-activity.server.ts'
import { saveRecord } from '#app/domain/record/save-record.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { letIn } from '#tests/fixtures/let-in.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { contractStating } from '#tests/fixtures/stated-facts.ts'
import { joinCompany, register, testServices } from '#tests/world.ts'
import { createWebhook } from '#app/domain/webhooks/manage-webhooks.server.ts'
import { calendarFile } from './calendar-file.ts'
import { makeCalendarFeed, readCalendarFeed, revokeCalendarFeed } from './calendar-feed.server.ts'
import { addTask, changeDeadline, removeTask } from './change-deadline.server.ts'
import { listDeadlines } from './list-deadlines.server.ts'
import { queueReminders, remindPerson } from './send-reminders-job.server.ts'

const services = await testServices()
const { db } = services
const today = Date.parse('2026-02-11T20:00:00Z')
const later = (days: number) => today + days * 86_400_000

/** A contract of the playbook's first golden case, confirmed. */
async function renewingContract(owner: Member) {
	const documentId = await contractStating(services, owner, [{ name: 'expiration_date', value: '2025-08-28' }])
	await saveRecord(services, await opened(services, owner, documentId, 'edit'), {
		end_date: { value: '2025-08-28' },
		renewal: { value: '12', unit: 'months' },
		notice_period: { value: '2', unit: 'months' },
	})
	return documentId
}

const mailsTo = (member: Member) => db.outgoingMail.findMany({ where: { recipient: member.email }, orderBy: { createdAt: 'asc' } })

test('a confirmed record gives its deadlines with rule, arithmetic and words', async () => {
	const owner = await register(services)
	const documentId = await renewingContract(owner)
	const { upcoming, refused } = await listDeadlines(services.forReads, owner, today)
	expect(upcoming.map(({ what, date, confirmed }) => [what, date, confirmed])).toEqual([
		['Last day to give notice that it should not renew', '2026-06-28', true],
		['Current term ends', '2026-08-28', true],
	])
	expect(upcoming[0]).toMatchObject({
		document: { id: documentId },
		rule: 'Notice is due at least 2 months before the term ends.',
		sources: [
			{ label: 'End date', quote: 'on 2025-08-28' },
			{ label: 'Renews for', quote: null },
			{ label: 'Notice before renewal', quote: null },
		],
	})
	// Their company has no profile; of the document nothing is missing.
	expect(refused.filter(({ document }) => document !== null)).toEqual([])
})

test('a deadline is done, snoozed and given to a colleague by whoever may edit, and by nobody else', async () => {
	const [owner, viewer, colleague] = [await register(services), await register(services), await register(services)]
	const documentId = await renewingContract(owner)
	await letIn(services, owner, documentId, viewer, 'viewer')
	const notice = { key: `document:${documentId}:renewal_notice`, date: '2026-06-28' }

	expect(await changeDeadline(services, viewer, notice, { do: 'done' }, today)).toBeNull()
	expect(await changeDeadline(services, owner, { ...notice, date: '2026-06-29' }, { do: 'done' }, today)).toBeNull()
	expect(await changeDeadline(services, owner, notice, { do: 'assign', ownerId: colleague.id }, today)).toBe('no_access')
	await letIn(services, owner, documentId, colleague, 'viewer')
	expect(await changeDeadline(services, owner, notice, { do: 'assign', ownerId: colleague.id }, today)).toBe('changed')
	expect(await changeDeadline(services, owner, notice, { do: 'snooze', days: 7 }, today)).toBe('changed')
	expect((await listDeadlines(services, owner, today)).upcoming[0]).toMatchObject({
		owner: { id: colleague.id },
		snoozedUntil: '2026-02-18',
	})

	expect(await changeDeadline(services, owner, notice, { do: 'done' }, today)).toBe('changed')
	const list = await listDeadlines(services, viewer, today)
	expect(list.upcoming.map(({ key }) => key)).not.toContain(notice.key)
	expect(list.done).toMatchObject([{ key: notice.key, mayChange: false }])
	await changeDeadline(services, owner, notice, { do: 'reopen' }, today)
	expect((await listDeadlines(services, owner, today)).done).toEqual([])
})

test('a task of one’s own is listed for its maker, and removed only by them', async () => {
	const [member, stranger] = [await register(services), await register(services)]
	const added = await addTask(services, member, { title: 'Send the signed \u202ecopy', date: '2026-03-01' })
	if (typeof added === 'string') throw new Error(added)
	expect((await listDeadlines(services, member, today)).upcoming).toMatchObject([
		{ what: 'Send the signed copy', date: '2026-03-01', taskId: added.id },
	])
	expect((await listDeadlines(services, stranger, today)).upcoming).toEqual([])
	expect(await removeTask(services, stranger, added.id)).toBe(false)
	expect(await removeTask(services, member, added.id)).toBe(true)
	expect([
		await addTask(services, member, { title: ' ', date: '2026-03-01' }),
		await addTask(services, member, { title: 'x'.repeat(201), date: '2026-03-01' }),
		await addTask(services, member, { title: 'x', date: '2026-02-30' }),
		await addTask(services, member, { title: 'x', date: '2026-03-01', documentId: added.id }),
	]).toEqual(['title_missing', 'title_too_long', 'invalid_date', 'no_such_document'])
})

test('reminders go out 90, 60, 30 and 7 days before, each once, even with two workers', async () => {
	const owner = await register(services)
	await addTask(services, owner, { title: 'Renew the lease', date: '2026-06-01' })
	const before = (await mailsTo(owner)).length
	const sent = async (days: number) => {
		await Promise.all([remindPerson(services, owner.id, later(days)), remindPerson(services, owner.id, later(days))])
		return (await mailsTo(owner)).length - before
	}
	// June 1 is 110 days away.
	expect([
		await sent(0),
		await sent(20),
		await sent(21),
		await sent(50),
		await sent(80),
		await sent(102),
		await sent(103),
		await sent(110),
	]).toEqual([0, 1, 1, 2, 3, 3, 4, 4])
	expect((await mailsTo(owner)).at(-1)!.subject).toBe('In 7 days: a deadline in your vault')
}, 60_000)

test('a webhook hears of a deadline with each of its reminders, once, with the days that are left', async () => {
	const owner = await register(services)
	const hook = await createWebhook(services, owner, { url: 'https://hooks.example/fineprint', events: ['deadline.near'] })
	if (typeof hook === 'string' || 'refusedFor' in hook) throw new Error('No webhook was made')
	await addTask(services, owner, { title: 'Renew the lease', date: '2026-06-01' })
	for (const days of [0, 50, 50, 103]) await remindPerson(services, owner.id, later(days))
	const told = await db.webhookDelivery.findMany({ where: { webhookId: hook.id }, orderBy: { createdAt: 'asc' } })
	expect(told.map(({ type, facts }) => ({ type, facts }))).toEqual(
		[60, 7].map((left) => ({
			type: 'deadline.near',
			facts: { company_id: owner.companyId, deadline: 'Renew the lease', date: '2026-06-01', days_left: left, confirmed: true },
		})),
	)
})

test('a reminder goes to who owns the deadline, not while it is snoozed and not once it is done', async () => {
	const [owner, colleague, viewer] = [await register(services), await register(services), await register(services)]
	const documentId = await renewingContract(owner)
	await letIn(services, owner, documentId, viewer, 'viewer')
	await letIn(services, owner, documentId, colleague, 'viewer')
	const notice = { key: `document:${documentId}:renewal_notice`, date: '2026-06-28' }
	await changeDeadline(services, owner, notice, { do: 'assign', ownerId: colleague.id }, today)
	const remindAll = async (now: number) => {
		for (const { id } of [owner, colleague, viewer]) await remindPerson(services, id, now)
	}
	const counts = async () =>
		(await Promise.all([owner, colleague, viewer].map(mailsTo))).map(
			(mails) => mails.filter(({ subject }) => subject.includes('deadline')).length,
		)

	// 60 days before the notice, and more than 90 before the term ends.
	await changeDeadline(services, owner, notice, { do: 'snooze', days: 100 }, today)
	await remindAll(later(77))
	expect(await counts()).toEqual([0, 0, 0])
	await changeDeadline(services, owner, notice, { do: 'reopen' }, today)
	await remindAll(later(77))
	expect(await counts()).toEqual([0, 1, 0])
	await changeDeadline(services, owner, notice, { do: 'done' }, today)
	// The term ends in 90 days.
	await remindAll(later(108))
	expect(await counts()).toEqual([1, 1, 0])
}, 60_000)

test('everybody has a reminder job of their own, once while it waits, and nobody who is suspended or erased has one', async () => {
	const [person, suspended] = [await register(services), await register(services)]
	await db.user.update({ where: { id: suspended.id }, data: { suspendedAt: new Date() } })
	await queueReminders(services)
	await queueReminders(services)
	const waiting = await db.$queryRaw<{ userId: string }[]>`
		SELECT "data" ->> 'userId' AS "userId" FROM "pgboss"."job" WHERE "name" = 'remind-person' AND "state" = 'created'`
	expect(waiting.filter(({ userId }) => userId === person.id)).toHaveLength(1)
	expect(waiting.filter(({ userId }) => userId === suspended.id)).toHaveLength(0)
	await db.user.update({ where: { id: person.id }, data: { deletedAt: new Date() } })
	await remindPerson(services, person.id, today)
	expect(await mailsTo(person)).toEqual([])
})

test('what is decided about a deadline is in the history of its document, a task in that of its maker alone', async () => {
	const [owner, viewer] = [await register(services), await register(services)]
	const documentId = await renewingContract(owner)
	await letIn(services, owner, documentId, viewer, 'viewer')
	const notice = { key: `document:${documentId}:renewal_notice`, date: '2026-06-28' }
	for (const change of [{ do: 'snooze', days: 7 }, { do: 'assign', ownerId: viewer.id }, { do: 'done' }, { do: 'reopen' }] as const)
		await changeDeadline(services, owner, notice, change, today)
	const what = 'Last day to give notice that it should not renew'
	const events = (await listDocumentActivity(services, owner, { id: documentId }, { limit: 4 })).events.map(({ type, details }) => [
		type,
		details,
	])
	expect(events.reverse()).toEqual([
		['deadline.snoozed', { what, date: notice.date, until: '2026-02-18' }],
		['deadline.assigned', { what, date: notice.date, userId: viewer.id }],
		['deadline.done', { what, date: notice.date }],
		['deadline.reopened', { what, date: notice.date }],
	])

	const added = await addTask(services, owner, { title: 'A secret', date: '2026-03-01', documentId })
	if (typeof added === 'string') throw new Error(added)
	await changeDeadline(services, owner, { key: `task:${added.id}`, date: '2026-03-01' }, { do: 'done' }, today)
	await removeTask(services, owner, added.id)
	const colleague = await joinCompany(services, await register(services), owner.companyId)
	const tasksSeenBy = async (member: Member) =>
		(await listVisibleActivity(services, member)).events.map(({ type }) => type).filter((type) => type.startsWith('task.'))
	expect(await tasksSeenBy(owner)).toEqual(['task.removed', 'task.changed', 'task.added'])
	expect(await tasksSeenBy(colleague)).toEqual([])
})

test('the calendar behind a private address is read by a calendar parser, and gone once revoked', async () => {
	const owner = await register(services)
	await renewingContract(owner)
	const title = 'Reply; to “counsel”, with\nall the drafts – ' + 'und vielen Anhängen '.repeat(6)
	await addTask(services, owner, { title, date: '2026-03-01' })
	const token = await makeCalendarFeed(services, owner)
	const file = (await readCalendarFeed(services, token, today))!

	const events = new ICAL.Component(ICAL.parse(file) as [string, unknown[], unknown[]])
		.getAllSubcomponents('vevent')
		.map((event) => new ICAL.Event(event))
	expect(events.map(({ startDate, endDate }) => [startDate.toString(), endDate.toString()])).toEqual([
		['2026-03-01', '2026-03-02'],
		['2026-06-28', '2026-06-29'],
		['2026-08-28', '2026-08-29'],
	])
	expect(events[0]!.summary).toBe(title.replace('\n', ' ').trim())
	expect(events[1]!.description).toContain('2 months before August 28, 2026: June 28, 2026')
	for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
	expect(await readCalendarFeed(services, `${token}x`, today)).toBeNull()

	const next = await makeCalendarFeed(services, owner)
	expect([await readCalendarFeed(services, token, today), typeof (await readCalendarFeed(services, next, today))]).toEqual([null, 'string'])
	await revokeCalendarFeed(services, owner)
	expect(await readCalendarFeed(services, next, today)).toBeNull()
})

test('a text can’t add a line to a calendar', () => {
	const file = calendarFile(
		'x',
		[{ id: 'a', date: '2026-03-01', title: 'Pay\r\nBEGIN:VEVENT', description: '\u0000', url: 'http://x' }],
		today,
	)
	expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
})
