import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { connectDatabase, ensureDatabase } from './db/database.server.ts'
import { openEmbeddedPostgres } from './db/embedded-postgres.server.ts'
import { migrate } from './db/migrate.server.ts'
import type { Env } from './env.server.ts'
import { createFolderStorage } from './folder-storage.server.ts'
import { createMailAuthentication } from './inbound-mail/mail-authentication.server.ts'
import { openJobQueue, type RunningQueue } from './jobs/job-queue.server.ts'
import { watchLocalModels } from './language-model/find-local-model.server.ts'
import { openLanguageModel } from './language-model/open-language-model.server.ts'
import { keysOf } from './keys-of.ts'
import { createLogger } from './log.server.ts'
import { createSavingMailer, createSmtpMailer } from './mail/mailer.server.ts'
import { billingTime } from './payments/billing-time.ts'
import { createDatabaseStore } from './payments/local-stripe/database-store.server.ts'
import { openPayments } from './payments/open-payments.server.ts'
import { pairForReads } from './note-on-read.ts'
import { projectRoot } from './project-root.server.ts'
import { createRateLimits } from './rate-limits.server.ts'
import { readOnlyStorage } from './read-only-storage.ts'
import { readSealingKeys } from './secret.server.ts'
import type { Services } from './services.ts'
import { storedFiles } from './stored-files.ts'

/** The services of a running program, with those that only the program itself may use. */
export interface OpenServices extends Services {
	jobs: RunningQueue
	/** The same for GET and HEAD: database and storage are read-only (see `noteOnRead`). */
	forReads: Services
	/** The folder of the embedded database; `null` with DATABASE_URL. */
	databaseDir: string | null
	/** Closes everything: jobs first, the embedded server last. */
	close(): Promise<void>
}

/** Chooses and opens every implementation; no other module knows them. */
export async function openServices(env: Env): Promise<OpenServices> {
	const dataDir = resolve(env.dataDir)
	// Others may pass through (the database's user must) but not list: what is inside is closed to them.
	await mkdir(dataDir, { recursive: true, mode: 0o711 })
	await mkdir(storedFiles(dataDir), { recursive: true, mode: 0o700 })
	const log = createLogger(env.logLevel, keysOf(env))
	const keys = await readSealingKeys(env, dataDir)

	const embedded = env.databaseUrl ? null : await openEmbeddedPostgres(dataDir)
	const databaseUrl = env.databaseUrl ?? embedded!.url('fineprint')
	if (embedded) await ensureDatabase(embedded.url('postgres'), 'fineprint')
	await migrate(databaseUrl, join(projectRoot, 'prisma/migrations'))
	const { db, pool, close } = connectDatabase(databaseUrl)
	const reading = connectDatabase(databaseUrl, 'reading')
	const jobs = await openJobQueue(databaseUrl, log)
	const configured = env.model && openLanguageModel(env.model)
	// Looked up at each use: a server on this machine may come and go while the program runs.
	const local = env.localModels.length > 0 ? await watchLocalModels(env.localModels, { context: env.modelContext }) : null

	const storage = createFolderStorage(storedFiles(dataDir))
	const mail = env.smtpUrl ? createSmtpMailer(env.smtpUrl, env.mailFrom) : createSavingMailer(join(dataDir, 'mail'), env.mailFrom)
	const limits = createRateLimits(pool)
	const mailAuthentication = createMailAuthentication()
	const payments = openPayments(env, keys, createDatabaseStore(db), log)
	const others = {
		mail,
		mailAuthentication,
		limits,
		log,
		env: { ...env, dataDir },
		keys,
		payments,
		billingNow: billingTime(payments),
	}
	const model = () => configured ?? local?.current() ?? null

	return {
		...others,
		db,
		storage,
		jobs,
		get model() {
			return model()
		},
		forReads: {
			...others,
			db: pairForReads(reading.db, db),
			storage: pairForReads(readOnlyStorage(storage), storage),
			jobs,
			get model() {
				return model()
			},
		},
		databaseDir: embedded?.dataDir ?? null,
		async close() {
			await jobs.stop()
			await Promise.all([reading.close(), close()])
			await embedded?.release()
		},
	}
}
