import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient } from './generated/client.ts'

/** Connections of one process. Small: an embedded server is shared by the web, the jobs and a command line. */
const poolSize = 10

/**
 * A Prisma client and the pool under it, on the database that `url` names.
 *
 * @returns `close` gives all connections back
 */
export function connectDatabase(url: string): { db: PrismaClient; pool: pg.Pool; close(): Promise<void> } {
	const pool = new pg.Pool({ connectionString: url, max: poolSize })
	// An idle connection that the server closes would otherwise end the process.
	pool.on('error', () => undefined)
	const db = new PrismaClient({ adapter: new PrismaPg(pool) })
	return {
		db,
		pool,
		async close() {
			await db.$disconnect()
			await pool.end()
		},
	}
}

/** Makes the database when the server does not have it yet. `name` is ours, never user input. */
export async function ensureDatabase(maintenanceUrl: string, name: string): Promise<void> {
	const client = new pg.Client({ connectionString: maintenanceUrl })
	await client.connect()
	try {
		const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
		if (rowCount === 0) {
			await client.query(`CREATE DATABASE "${name}"`).catch((error: { code?: string }) => {
				// Another program made it in the same moment.
				if (error.code !== '42P04' && error.code !== '23505') throw error
			})
		}
	} finally {
		await client.end()
	}
}
