import { z } from 'zod'
import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import { defineJob } from '#app/infrastructure/jobs/define-job.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { dayOf, daysBetween } from './calendar-days.ts'
import { type Deadline, listDeadlines } from './list-deadlines.server.ts'
import { reminderMail } from './reminder-mail.ts'

/** How many days before a deadline somebody is reminded of it. */
export const remindedBefore = [90, 60, 30, 7] as const

const batch = 200

interface Person {
	id: string
	email: string
	companyId: string
	memberships: { companyId: string }[]
}

/**
 * Mails everybody what is due for them in 90, 60, 30 and 7 days: one mail with all of it, each reminder once. A deadline
 * that appears between two of these is told at once. Reminded is its owner; without one whose document it is, or for
 * what is the company's the company's owners.
 *
 * @param now in milliseconds since 1970
 */
export async function sendReminders(services: Pick<Services, 'db' | 'jobs' | 'keys' | 'env' | 'log'>, now = Date.now()): Promise<void> {
	let after: string | undefined
	for (;;) {
		const people = await services.db.user.findMany({
			where: { deletedAt: null, suspendedAt: null, verifiedAt: { not: null } },
			orderBy: { id: 'asc' },
			take: batch,
			...(after ? { cursor: { id: after }, skip: 1 } : {}),
			select: { id: true, email: true, companyId: true, memberships: { where: { role: 'owner' }, select: { companyId: true } } },
		})
		for (const person of people)
			await remind(services, person, now).catch((error: unknown) =>
				services.log.error({ err: error, userId: person.id }, 'Reminders could not be sent'),
			)
		if (people.length < batch) return
		after = people.at(-1)!.id
	}
}

async function remind(services: Pick<Services, 'db' | 'jobs' | 'keys' | 'env'>, person: Person, now: number): Promise<void> {
	const today = dayOf(now)
	const { upcoming } = await listDeadlines(services, person, now)
	const due = upcoming.flatMap((deadline) => {
		const left = daysBetween(today, deadline.date)
		const daysBefore = remindedBefore.findLast((days) => left <= days)
		const snoozed = deadline.snoozedUntil !== null && deadline.snoozedUntil > today
		return daysBefore === undefined || snoozed || !isFor(deadline, person) ? [] : [{ deadline, daysBefore }]
	})
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
		const told = new Set(fresh.map(({ key, date }) => `${key} ${dayOf(date)}`))
		const news = due.map(({ deadline }) => deadline).filter(({ key, date }) => told.has(`${key} ${date}`))
		if (news.length === 0) return
		const link = `${services.env.appUrl}/legal-tasks`
		await queueMail(services, tx, reminderMail({ to: person.email, due: news, today, link }))
	})
}

function isFor({ owner, documentOwnerId, companyId }: Deadline, { id, memberships }: Person): boolean {
	if (owner) return owner.id === id
	if (documentOwnerId) return documentOwnerId === id
	return memberships.some((membership) => membership.companyId === companyId)
}

/** Sends reminders, every hour: a deadline that was confirmed today is told today. */
export const sendRemindersJob = defineJob({
	name: 'send-reminders',
	data: z.object({}),
	retry: 0,
	concurrency: 1,
	expiresIn: 30 * 60,
	cron: '37 * * * *',
	run: (services) => sendReminders(services),
})
