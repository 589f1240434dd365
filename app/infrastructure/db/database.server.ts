import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient } from './generated/client.ts'

/**
 * Connections of one process for writing and for reading. Together with the queue's few they stay below a quarter of
 * PostgreSQL's default (100): two programs and a command line may share an embedded server.
 */
const poolSizes = { writing: 8, reading: 8 }

/**
 * A Prisma client and the pool under it, on the database that `url` names.
 *
 * @param access 'reading': PostgreSQL itself refuses every statement that would write
 * @returns `close` closes all connections
 */
export function connectDatabase(
	url: string,
	access: 'writing' | 'reading' = 'writing',
): { db: PrismaClient; pool: pg.Pool; close(): Promise<void> } {
	const pool = new pg.Pool({ connectionString: access === 'reading' ? readOnly(url) : url, max: poolSizes[access] })
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

/** In the URL, because its options override the pool's own. */
function readOnly(url: string): string {
	const parsed = new URL(url)
	const options = [parsed.searchParams.get('options'), '-c default_transaction_read_only=on'].filter((option) => option !== null)
	parsed.searchParams.set('options', options.join(' '))
	return parsed.href
}

/** Creates the database if the server does not have it. `name` is ours, never user input. */
export async function ensureDatabase(maintenanceUrl: string, name: string): Promise<void> {
	const client = new pg.Client({ connectionString: maintenanceUrl })
	await client.connect()
	try {
		const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
		if (rowCount === 0) {
			await client.query(`CREATE DATABASE "${name}"`).catch((error: { code?: string }) => {
				// Another program created it at the same time.
				if (error.code !== '42P04' && error.code !== '23505') throw error
			})
		}
	} finally {
		await client.end()
	}
}
