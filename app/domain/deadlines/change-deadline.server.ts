import { randomUUID } from 'node:crypto'
import { visibleTo } from '#app/domain/access/visible-to.ts'
import { isDay } from '#app/domain/record/record-fields.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { isId } from '#app/domain/access/document-id.ts'
import { visibleName } from '#app/domain/documents/file-name.ts'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { addDays, dayOf, todayAt, type Day } from './calendar-days.ts'
import { type Deadline, listDeadlines } from './list-deadlines.server.ts'
import { longestTitle } from './task-limits.ts'

/** What is done about a deadline. */
export type DeadlineChange =
	| { do: 'done' }
	| { do: 'reopen' }
	/** No reminder for so many days from today, but on the day itself. */
	| { do: 'snooze'; days: number }
	/** `null`: nobody in particular. */
	| { do: 'assign'; ownerId: string | null }

/**
 * Changes what is done about a deadline that the member sees and may change.
 *
 * @returns `null` when there is no such deadline for them; 'no_access' when it is given to somebody who can't see it
 */
export async function changeDeadline(
	services: Pick<Services, 'db'>,
	member: Member,
	{ key, date }: { key: string; date: Day },
	change: DeadlineChange,
	now = Date.now(),
): Promise<'changed' | 'no_access' | null> {
	const { upcoming, passed, done } = await listDeadlines(services, member, now)
	const deadline = [...upcoming, ...passed, ...done].find((each) => each.key === key && each.date === date)
	if (!deadline?.mayChange) return null
	const { companyId, document } = deadline
	if (change.do === 'assign' && change.ownerId !== null && !(await sees(services, change.ownerId, deadline))) return 'no_access'
	const data = dataOf(change, member, date, now)
	const at = { companyId, key, date: new Date(`${date}T00:00:00Z`) }
	await services.db.$transaction(async (tx) => {
		await tx.legalTask.upsert({
			where: { companyId_key_date: at },
			create: { ...at, documentId: document?.id ?? null, createdById: member.id, ...data },
			update: data,
		})
		await recordChange(tx, member, deadline, change, data)
	})
	return 'changed'
}

/** Tells the history: of the document, or of the company where it has none. Of a task without its document, whose readers don't see the task. */
async function recordChange(
	tx: Tx,
	member: Member,
	{ what, date, companyId, document, taskId }: Deadline,
	change: DeadlineChange,
	data: ReturnType<typeof dataOf>,
): Promise<void> {
	if (taskId !== null)
		return void (await recordEvent(tx, {
			type: 'task.changed',
			actor: member,
			companyId,
			subject: taskId,
			details: { date, change: change.do },
		}))
	const of = { actor: member, ...(document ? { documentId: document.id } : { companyId }) }
	if (change.do === 'assign') await recordEvent(tx, { type: 'deadline.assigned', ...of, details: { what, date, userId: change.ownerId } })
	else if (change.do === 'snooze')
		await recordEvent(tx, { type: 'deadline.snoozed', ...of, details: { what, date, until: dayOf(data.snoozedUntil!) } })
	else await recordEvent(tx, { type: change.do === 'done' ? 'deadline.done' : 'deadline.reopened', ...of, details: { what, date } })
}

function dataOf(change: DeadlineChange, { id }: Member, date: Day, now: number) {
	switch (change.do) {
		case 'done':
			return { doneAt: new Date(now), doneById: id }
		case 'reopen':
			return { doneAt: null, doneById: null, snoozedUntil: null }
		case 'snooze':
			// Never past the day itself: nobody is to miss it because they snoozed it.
			return { snoozedUntil: new Date(`${[addDays(todayAt(now), change.days), date].toSorted()[0]}T00:00:00Z`) }
		case 'assign':
			return { ownerId: change.ownerId }
	}
}

/** Whether somebody sees a deadline: they can open its document, or belong to its company. */
export async function sees(
	{ db }: Pick<Services, 'db'>,
	userId: string,
	{ companyId, document }: Pick<Deadline, 'companyId' | 'document'>,
): Promise<boolean> {
	if (!isId(userId)) return false
	const person = await db.user.findFirst({ where: { id: userId, deletedAt: null }, select: { id: true, email: true, companyId: true } })
	if (!person) return false
	if (document) return (await db.document.count({ where: { id: document.id, ...visibleTo(person) } })) > 0
	return (await db.membership.count({ where: { companyId, userId } })) > 0
}

/** A task as it is typed. */
export interface NewTask {
	title: string
	date: Day
	/** The document that it is about. */
	documentId?: string | null
}

/**
 * Makes a task of the member's own, in their company.
 *
 * @returns why it can't be made, or its id
 */
export async function addTask(
	{ db }: Pick<Services, 'db'>,
	member: Member,
	{ title, date, documentId }: NewTask,
): Promise<{ id: string } | 'title_missing' | 'title_too_long' | 'invalid_date' | 'no_such_document'> {
	// Lines become spaces before invisible characters go.
	const words = visibleName(title.replace(/\s+/g, ' '))
	if (words === '') return 'title_missing'
	if ([...words].length > longestTitle) return 'title_too_long'
	if (!isDay(date)) return 'invalid_date'
	if (documentId && (!isId(documentId) || (await db.document.count({ where: { id: documentId, ...visibleTo(member) } })) === 0))
		return 'no_such_document'
	const id = randomUUID()
	const { companyId } = member
	await db.$transaction(async (tx) => {
		await tx.legalTask.create({
			data: {
				id,
				companyId,
				documentId: documentId || null,
				key: `task:${id}`,
				date: new Date(`${date}T00:00:00Z`),
				title: words,
				ownerId: member.id,
				createdById: member.id,
			},
		})
		await recordEvent(tx, { type: 'task.added', actor: member, companyId, subject: id, details: { date } })
	})
	return { id }
}

/** Removes a task that the member made; `false` when there is none. */
export async function removeTask({ db }: Pick<Services, 'db'>, member: Pick<Member, 'id' | 'address'>, id: string): Promise<boolean> {
	if (!isId(id)) return false
	return db.$transaction(async (tx) => {
		const where = { id, createdById: member.id, title: { not: null } }
		const task = await tx.legalTask.findFirst({ where, select: { companyId: true, date: true } })
		if (!task || (await tx.legalTask.deleteMany({ where })).count === 0) return false
		const { companyId, date } = task
		await recordEvent(tx, { type: 'task.removed', actor: member, companyId, subject: id, details: { date: dayOf(date) } })
		return true
	})
}
