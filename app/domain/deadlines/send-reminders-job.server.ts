import { z } from 'zod'
import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import { queueDeliveries } from '#app/domain/webhooks/queue-deliveries.server.ts'
import { defineJob } from '#app/infrastructure/jobs/define-job.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { dayOf, daysBetween, todayAt } from './calendar-days.ts'
import { sees } from './change-deadline.server.ts'
import { type Deadline, listDeadlines } from './list-deadlines.server.ts'
import { reminderMail } from './reminder-mail.ts'

/** How many days before a deadline somebody is reminded of it. */
export const remindedBefore = [90, 60, 30, 7] as const

/** Jobs that are queued in one transaction. */
const batch = 200

const personFields = {
	id: true,
	email: true,
	companyId: true,
	memberships: { where: { role: 'owner' }, select: { companyId: true } },
} as const

interface Person {
	id: string
	email: string
	companyId: string
	memberships: { companyId: string }[]
}

const reminded = { deletedAt: null, suspendedAt: null, verifiedAt: { not: null } }

type Reminding = Pick<Services, 'db' | 'jobs' | 'keys' | 'env'>

/** Queues a job for everybody who may be reminded of something: one that fails stops no other, and all workers share them. */
export async function queueReminders({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> {
	let after: string | undefined
	for (;;) {
		const people = await db.user.findMany({
			where: reminded,
			orderBy: { id: 'asc' },
			take: batch,
			...(after ? { cursor: { id: after }, skip: 1 } : {}),
			select: { id: true },
		})
		await db.$transaction(async (tx) => {
			for (const { id } of people) await jobs.enqueue(tx, remindPersonJob, { userId: id })
		})
		if (people.length < batch) return
		after = people.at(-1)!.id
	}
}

/**
 * Mails somebody what is due for them in 90, 60, 30 and 7 days: one mail with all of it, each reminder once. A deadline
 * that appears between two of these is told at once. Reminded is its owner; without one whose document it is, or for
 * what is the company's the company's owners.
 *
 * @param now in milliseconds since 1970
 */
export async function remindPerson(services: Reminding, userId: string, now = Date.now()): Promise<void> {
	const person = await services.db.user.findFirst({ where: { id: userId, ...reminded }, select: personFields })
	if (person) await remind(services, person, now)
}

async function remind(services: Reminding, person: Person, now: number): Promise<void> {
	const today = todayAt(now)
	const due: { deadline: Deadline; daysBefore: number }[] = []
	for (const deadline of await upcomingOf(services, person, now)) {
		const left = daysBetween(today, deadline.date)
		const daysBefore = remindedBefore.findLast((days) => left <= days)
		const snoozed = deadline.snoozedUntil !== null && deadline.snoozedUntil > today
		if (daysBefore !== undefined && !snoozed && (await isFor(services, deadline, person))) due.push({ deadline, daysBefore })
	}
	if (due.length === 0) return
	await services.db.$transaction(async (tx) => {
		const fresh = await tx.deadlineReminder.createManyAndReturn({
			data: due.map(({ deadline: { key, date }, daysBefore }) => ({
				userId: person.id,
				key,
				date: new Date(`${date}T00:00:00Z`),
				daysBefore,
			})),
			skipDuplicates: true,
			select: { key: true, date: true },
		})
		const reminded = new Set(fresh.map(({ key, date }) => `${key} ${dayOf(date)}`))
		const news = due.map(({ deadline }) => deadline).filter(({ key, date }) => reminded.has(`${key} ${date}`))
		if (news.length === 0) return
		for (const deadline of news)
			await queueDeliveries(services, tx, {
				type: 'deadline.near',
				documentId: deadline.document?.id ?? null,
				facts: {
					company_id: deadline.companyId,
					deadline: deadline.what,
					date: deadline.date,
					days_left: daysBetween(today, deadline.date),
					confirmed: deadline.confirmed,
				},
				to: { id: person.id },
			})
		const link = `${services.env.appUrl}/legal-tasks`
		await queueMail(services, tx, reminderMail({ to: person.email, due: news, today, link }))
	})
}

/** What is due for somebody in every company that they own, not only in the one they work in now. */
async function upcomingOf({ db }: Pick<Services, 'db'>, person: Person, now: number): Promise<Deadline[]> {
	const found = new Map<string, Deadline>()
	for (const companyId of new Set([person.companyId, ...person.memberships.map((membership) => membership.companyId)]))
		for (const deadline of (await listDeadlines({ db }, { ...person, companyId }, now)).upcoming)
			found.set(`${deadline.companyId} ${deadline.key} ${deadline.date}`, deadline)
	return [...found.values()]
}

/** Whether somebody is reminded: the owner of a deadline, and in place of one who can't see it any more whose document or company it is. */
async function isFor(services: Pick<Services, 'db'>, deadline: Deadline, { id, memberships }: Person): Promise<boolean> {
	const { owner, documentOwnerId, companyId } = deadline
	if (owner?.id === id) return true
	if (owner && (await sees(services, owner.id, deadline))) return false
	return documentOwnerId ? documentOwnerId === id : memberships.some((membership) => membership.companyId === companyId)
}

/** Reminds one person. A job of theirs that waits or runs already is not queued again. */
export const remindPersonJob = defineJob({
	name: 'remind-person',
	data: z.object({ userId: z.uuid() }),
	retry: 2,
	concurrency: 2,
	expiresIn: 5 * 60,
	key: ({ userId }) => userId,
	run: (services, { userId }) => remindPerson(services, userId),
})

/** Queues the reminders, every hour: a deadline that was confirmed today is told today. */
export const sendRemindersJob = defineJob({
	name: 'send-reminders',
	data: z.object({}),
	retry: 0,
	concurrency: 1,
	expiresIn: 30 * 60,
	cron: '37 * * * *',
	run: (services) => queueReminders(services),
})
