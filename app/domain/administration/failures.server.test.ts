import { expect, test } from 'vitest'
import { z } from 'zod'
import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import { sendMailJob } from '#app/domain/mail/send-mail-job.server.ts'
import { defineJob } from '#app/infrastructure/jobs/define-job.ts'
import { register, testServices } from '#tests/world.ts'
import type { Administrator } from '#app/domain/identity/administrator.ts'
import { countFailures, failuresPerPage, listFailedJobs, listFailedMails, retryFailedJob, retryFailedMail } from './failures.server.ts'

const services = await testServices()
const { db } = services
const admin = (await register(services, { userType: 'admin' })) as Administrator

test('a job that failed for good is listed with its error, and runs again when it is retried', async () => {
	let broken = true
	let finish: () => void
	const finished = new Promise<void>((resolve) => (finish = resolve))
	const job = defineJob({
		name: 'breaks-once',
		data: z.object({ word: z.string() }),
		retry: 0,
		concurrency: 1,
		expiresIn: 60,
		async run() {
			if (broken) throw new Error('The printer is on fire')
			finish()
		},
	})
	await services.jobs.work(services, [job])
	await services.db.$transaction((tx) => services.jobs.enqueue(tx, job, { word: 'ids only' }))
	await expect
		.poll(() => listFailedJobs(services, admin))
		.toMatchObject([{ name: 'breaks-once', data: { word: 'ids only' }, error: 'The printer is on fire', tries: 1 }])

	broken = false
	const [failed] = await listFailedJobs(services, admin)
	expect(await retryFailedJob(services, admin, failed!)).toBe(true)
	await finished
	expect(await listFailedJobs(services, admin)).toEqual([])
	expect(await retryFailedJob(services, admin, failed!)).toBe(false)
})

test('a mail that was given up is queued again while its content is kept', async () => {
	await db.$transaction((tx) =>
		queueMail(services, tx, { to: 'ada@founders.example', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }),
	)
	const { id } = await db.outgoingMail.findFirstOrThrow({ where: { subject: 'Hello' } })
	expect(await listFailedMails(services, admin)).toEqual([])
	expect(await retryFailedMail(services, admin, id)).toBe(false)

	await db.outgoingMail.update({ where: { id }, data: { state: 'failed', error: 'Connection refused', attempts: 8 } })
	expect(await listFailedMails(services, admin)).toMatchObject([{ id, error: 'Connection refused', attempts: 8, canRetry: true }])
	expect(await retryFailedMail(services, admin, id)).toBe(true)
	expect(await listFailedMails(services, admin)).toEqual([])
	await services.jobs.work(services, [sendMailJob])
	await expect.poll(() => db.outgoingMail.findUniqueOrThrow({ where: { id }, select: { state: true } })).toEqual({ state: 'sent' })

	await db.outgoingMail.update({ where: { id }, data: { state: 'failed', content: null } })
	expect(await retryFailedMail(services, admin, id)).toBe(false)
	expect(await listFailedMails(services, admin)).toMatchObject([{ canRetry: false }])
})

test('all failures are counted, each mail once, and jobs that send mails take no place in the list', async () => {
	const before = await countFailures(services, admin)
	const job = { name: 'fails-often', data: z.object({ number: z.int() }), retry: 0, concurrency: 1, expiresIn: 60 }
	const numbers = Array.from({ length: failuresPerPage + 2 }, (_, number) => number)
	const fail = async (name: string, completedOn: Date) => {
		await db.$transaction(async (tx) => {
			for (const number of numbers) await services.jobs.enqueue(tx, job, { number })
		})
		await db.$executeRaw`
			UPDATE pgboss.job SET name = ${name}, state = 'failed', completed_on = ${completedOn} WHERE name = ${job.name} AND state = 'created'`
	}
	await fail(job.name, new Date('2026-01-01'))
	// Those that send mails failed later, so that they would come first.
	await fail(sendMailJob.name, new Date('2026-01-02'))
	expect((await listFailedJobs(services, admin)).map(({ name }) => name)).toEqual(Array(failuresPerPage).fill(job.name))
	expect(await countFailures(services, admin)).toBe(before + numbers.length)

	const mail = { recipient: 'ada@founders.example', subject: 'Given up', content: null, state: 'failed' } as const
	await db.outgoingMail.createMany({ data: numbers.map(() => ({ ...mail, id: crypto.randomUUID() })) })
	expect(await countFailures(services, admin)).toBe(before + 2 * numbers.length)
})
