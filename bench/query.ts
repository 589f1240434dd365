import pg from 'pg'
import { openEmbeddedPostgres } from '#app/infrastructure/db/embedded-postgres.server.ts'

/** Asks the database of a program, whether it runs or was killed. */
export async function query<Row extends pg.QueryResultRow>(dataDir: string, text: string, values: unknown[] = []): Promise<Row[]> {
	const postgres = await openEmbeddedPostgres(dataDir)
	const client = new pg.Client({ connectionString: postgres.url('fineprint') })
	await client.connect()
	try {
		return (await client.query<Row>(text, values)).rows
	} finally {
		await client.end()
	}
}
