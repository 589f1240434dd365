import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

/** The lock of `prisma migrate` itself, so that the two never run at once. */
const prismaMigrateLock = 72_707_369

/** Identical to the table of `prisma migrate`, whose command line then sees what was applied here. */
const migrationsTable = `
	CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
		"id" VARCHAR(36) PRIMARY KEY NOT NULL,
		"checksum" VARCHAR(64) NOT NULL,
		"finished_at" TIMESTAMPTZ,
		"migration_name" VARCHAR(255) NOT NULL,
		"logs" TEXT,
		"rolled_back_at" TIMESTAMPTZ,
		"started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
		"applied_steps_count" INTEGER NOT NULL DEFAULT 0
	)`

/**
 * Applies every migration that the database has not seen, each in a transaction, in order of its name. Several
 * machines may start at once: with an advisory lock one works while the others wait.
 *
 * @returns names of the migrations applied now
 * @throws Error when a migration failed midway before, or was edited after it was applied.
 */
export async function migrate(databaseUrl: string, folder: string): Promise<string[]> {
	const client = new pg.Client({ connectionString: databaseUrl })
	await client.connect()
	try {
		await client.query('SELECT pg_advisory_lock($1)', [prismaMigrateLock])
		await client.query(migrationsTable)
		const { rows } = await client.query<{ migration_name: string; checksum: string; finished_at: Date | null }>(
			'SELECT migration_name, checksum, finished_at FROM "_prisma_migrations" WHERE rolled_back_at IS NULL',
		)
		const unfinished = rows.find((row) => row.finished_at === null)
		if (unfinished)
			throw new Error(
				`The migration ${unfinished.migration_name} failed half-way. Repair the database with 'prisma migrate resolve' and start again.`,
			)

		const seen = new Map(rows.map((row) => [row.migration_name, row.checksum]))
		const applied: string[] = []
		for (const migration of await readMigrations(folder)) {
			const checksum = seen.get(migration.name)
			if (checksum === undefined) {
				await apply(client, migration)
				applied.push(migration.name)
			} else if (checksum !== migration.checksum) {
				throw new Error(
					`The migration ${migration.name} was edited after it was applied. Put its file back and add a new migration instead.`,
				)
			}
		}
		return applied
	} finally {
		// Closing the connection also releases the lock.
		await client.end()
	}
}

interface Migration {
	name: string
	sql: string
	checksum: string
}

async function readMigrations(folder: string): Promise<Migration[]> {
	const entries = await readdir(folder, { withFileTypes: true })
	const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
	return Promise.all(
		names.sort().map(async (name) => {
			const sql = await readFile(join(folder, name, 'migration.sql'), 'utf8')
			return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
		}),
	)
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
	await client.query('BEGIN')
	try {
		await client.query(sql)
		await client.query(
			`INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
			VALUES ($1, $2, $3, now(), now(), 1)`,
			[randomUUID(), checksum, name],
		)
		await client.query('COMMIT')
	} catch (error) {
		await client.query('ROLLBACK')
		throw error
	}
}
