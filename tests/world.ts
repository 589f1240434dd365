import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { createAccount } from '#app/domain/identity/create-account.server.ts'
import { memberFields, memberOf } from '#app/domain/identity/member-fields.ts'
import { queuedMail, sendMailJob } from '#app/domain/mail/send-mail-job.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { connectDatabase } from '#app/infrastructure/db/database.server.ts'
import { readEnv } from '#app/infrastructure/env.server.ts'
import { createMailAuthentication } from '#app/infrastructure/inbound-mail/mail-authentication.server.ts'
import { openJobQueue, type RunningQueue } from '#app/infrastructure/jobs/job-queue.server.ts'
import { createLogger } from '#app/infrastructure/log.server.ts'
import type { Mail } from '#app/infrastructure/mail/mailer.ts'
import { pairForReads } from '#app/infrastructure/note-on-read.ts'
import { billingTime } from '#app/infrastructure/payments/billing-time.ts'
import { createDatabaseStore } from '#app/infrastructure/payments/local-stripe/database-store.server.ts'
import { openPayments } from '#app/infrastructure/payments/open-payments.server.ts'
import { createRateLimits } from '#app/infrastructure/rate-limits.server.ts'
import { readOnlyStorage } from '#app/infrastructure/read-only-storage.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { createFolderStorage } from '#app/infrastructure/folder-storage.server.ts'
import { storedFiles } from '#app/infrastructure/stored-files.ts'
import { templateDatabase } from './database.global-setup.ts'

/** The services of a test file: all real, with the mails that were written to look at. */
export interface TestServices extends Services {
	jobs: RunningQueue
	/** For loaders: PostgreSQL and the storage refuse to write. */
	forReads: Services
	outbox: Mail[]
	databaseUrl: string
}

/**
 * A database of its own, freshly migrated, an empty storage and an outbox; gone when the file's tests are done.
 * Call it once at the top of a test file: `const services = await testServices()`.
 */
export async function testServices(environment: Record<string, string> = {}): Promise<TestServices> {
	const name = `test_${randomUUID().replaceAll('-', '')}`
	const url = (database: string) => inject('databaseServer').replace('DATABASE', database)
	await onServer(url('postgres'), `CREATE DATABASE "${name}" TEMPLATE "${templateDatabase}"`)
	const dataDir = await mkdtemp(join(tmpdir(), 'fineprint-world-'))
	await mkdir(storedFiles(dataDir))

	const log = createLogger('silent')
	const { db, pool, close } = connectDatabase(url(name))
	const reading = connectDatabase(url(name), 'reading')
	const jobs = await openJobQueue(url(name), log)
	const outbox: Mail[] = []
	const keys = { current: 'ab'.repeat(32), earlier: [] }
	/** The queue, with mails put aside to be looked at when they are written: sending them has tests of its own. */
	const jobsNotingMails: RunningQueue = {
		...jobs,
		async enqueue(tx, job, data) {
			if (job.name === sendMailJob.name) outbox.push(await queuedMail({ keys }, tx, (data as unknown as { mailId: string }).mailId))
			await jobs.enqueue(tx, job, data)
		},
	}

	afterAll(async () => {
		await jobs.stop()
		await Promise.all([reading.close(), close()])
		await onServer(url('postgres'), `DROP DATABASE "${name}" WITH (FORCE)`)
		await rm(dataDir, { recursive: true, force: true })
	})
	const storage = createFolderStorage(storedFiles(dataDir))
	const env = { ...readEnv({ NODE_ENV: 'test', ...environment }), dataDir }
	const payments = openPayments(env, keys, createDatabaseStore(db), log)
	const services: Services = {
		db,
		storage,
		mail: { send: async (mail) => void outbox.push(mail) },
		// No test asks the DNS of the world: tests of mails that arrive bring their own.
		mailAuthentication: createMailAuthentication(() => Promise.reject(Object.assign(new Error('No such name'), { code: 'ENOTFOUND' }))),
		jobs: jobsNotingMails,
		limits: createRateLimits(pool),
		log,
		model: null,
		payments,
		billingNow: billingTime(payments),
		env,
		keys,
	}
	return {
		...services,
		jobs: jobsNotingMails,
		forReads: { ...services, db: pairForReads(reading.db, db), storage: pairForReads(readOnlyStorage(storage), storage) },
		outbox,
		databaseUrl: url(name),
	}
}

/**
 * Somebody with an account, proven address, and a company of their own. Each call makes another person, so tests
 * never meet each other's documents.
 */
export async function register(
	{ db }: Pick<Services, 'db'>,
	person: Partial<Pick<Member, 'firstName' | 'lastName' | 'email' | 'plan' | 'subscriptionCredits' | 'userType'>> = {},
): Promise<Member> {
	const { email = `ada.${randomUUID()}@founders.example`, firstName = 'Ada', lastName = 'Founder', ...rest } = person
	const { plan, subscriptionCredits: credits, userType } = rest
	await createAccount(db, { email, firstName, lastName, verifiedAt: new Date() })
	if (Object.keys(rest).length > 0) await db.user.update({ where: { email }, data: { userType, company: { update: { plan } } } })
	const member = memberOf(await db.user.findUniqueOrThrow({ where: { email }, select: memberFields }))
	if (credits === undefined) return member
	await setCredits({ db }, member.companyId, credits)
	return { ...member, subscriptionCredits: credits }
}

/** Sets a company's balance, with the entry that explains it: the database refuses a balance that its ledger does not say. */
export async function setCredits({ db }: Pick<Services, 'db'>, companyId: string, credits: number): Promise<void> {
	const before = await db.company.findUniqueOrThrow({ where: { id: companyId }, select: { credits: true } })
	const amount = credits - before.credits
	if (amount === 0) return
	await db.$transaction([
		db.company.update({ where: { id: companyId }, data: { credits } }),
		db.creditEntry.create({ data: { companyId, kind: 'granted', amount, reason: 'Set by a test' } }),
	])
}

/** Makes somebody a member of a company, and the company that they work in. @returns them as they are then */
export async function joinCompany(
	{ db }: Pick<Services, 'db'>,
	{ id }: Pick<Member, 'id'>,
	companyId: string,
	role: 'owner' | 'admin' | 'member' = 'member',
): Promise<Member> {
	await db.membership.create({ data: { companyId, userId: id, role } })
	return memberOf(await db.user.update({ where: { id }, data: { companyId }, select: memberFields }))
}

async function onServer(url: string, statement: string): Promise<void> {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	try {
		await client.query(statement)
	} finally {
		await client.end()
	}
}
