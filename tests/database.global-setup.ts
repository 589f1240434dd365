import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { ensureDatabase } from '#app/infrastructure/db/database.server.ts'
import { openEmbeddedPostgres } from '#app/infrastructure/db/embedded-postgres.server.ts'
import { migrate } from '#app/infrastructure/db/migrate.server.ts'
import { openJobQueue } from '#app/infrastructure/jobs/job-queue.server.ts'
import { createLogger } from '#app/infrastructure/log.server.ts'
import { temporaryDataDir } from './running-program.ts'

declare module 'vitest' {
	interface ProvidedContext {
		/** Connection string of a database on the test server, `DATABASE` standing for its name. */
		databaseServer: string
	}
}

/** The database that every test file gets a copy of. */
export const templateDatabase = 'template_fineprint'

/** One real PostgreSQL for all test files, with one migrated database to copy. */
export default async function setup(project: TestProject) {
	const folder = temporaryDataDir()
	const postgres = await openEmbeddedPostgres(folder)
	await ensureDatabase(postgres.url('postgres'), templateDatabase)
	await migrate(postgres.url(templateDatabase), 'prisma/migrations')
	const jobs = await openJobQueue(postgres.url(templateDatabase), createLogger('silent'))
	await jobs.stop()
	project.provide('databaseServer', postgres.url('DATABASE'))

	return async () => {
		await postgres.release()
		await rm(folder, { recursive: true, force: true })
	}
}
