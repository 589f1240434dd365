import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type EventType, parseDetails } from '#app/domain/activity/event-types.ts'
import { verifyActivity } from '#app/domain/activity/verify-activity.server.ts'
import { connectDatabase, ensureDatabase } from '#app/infrastructure/db/database.server.ts'
import { migrate } from '#app/infrastructure/db/migrate.server.ts'

/** The last migration that the database of the fixture has seen. */
const lastOfFixture = '20261122140000_party_name'

/**
 * How the rows of a table as it was are read from the tables as they are now, for each one whose columns a later migration
 * moved, renamed or typed anew. A query that gives the old columns under their old names shows that nothing was lost;
 * any table that is not named here must still have all its columns.
 */
const asItWas: Record<string, string> = {
	users: `SELECT "users".*, "companies"."plan", "companies"."credits" AS "subscription_credits"
		FROM "users" JOIN "companies" ON "companies"."id" = "users"."company_id"`,
	documents: `SELECT *, "created_by_id" AS "owner_id" FROM "documents"`,
	// Everybody had their documents reviewed, nobody those of others.
	reviews: `SELECT "reviews".*, "documents"."created_by_id" AS "owner_id" FROM "reviews"
		JOIN "document_versions" ON "document_versions"."id" = "reviews"."version_id"
		JOIN "documents" ON "documents"."id" = "document_versions"."document_id"`,
	// The first checks were in no ledger.
	credit_entries: `SELECT * FROM "credit_entries" WHERE "reason" IS DISTINCT FROM 'First checks'`,
	// A document's events are in the history of its company, whoever it was that acted.
	audit_events: `
		SELECT row_number() OVER (ORDER BY "created_at", "number") AS "id", "actor_id" AS "user_id",
			coalesce((SELECT "company_id" FROM "users" WHERE "users"."id" = "actor_id"), "company_id") AS "company_id", "type" AS "action",
			coalesce("document_id", CASE WHEN "type" = 'account.changed' THEN "subject"::uuid END) AS "subject_id",
			CASE WHEN "version_number" IS NULL THEN "details"
				ELSE coalesce("details", '{}') || jsonb_build_object('version', "version_number") END AS "details",
			"created_at"
		FROM "activity_events" WHERE split_part("type", '.', 1) NOT IN ('suggestion', 'counterparty_change', 'comment')`,
	comment_events: `
		SELECT row_number() OVER (ORDER BY "created_at", "number") AS "id", "subject" AS "comment_id", "actor_id" AS "user_id",
			CASE "type" WHEN 'comment.included_in_file' THEN 'into_file' WHEN 'comment.excluded_from_file' THEN 'out_of_file'
				ELSE split_part("type", '.', 2) END AS "action",
			"created_at"
		FROM "activity_events" WHERE "type" LIKE 'comment.%'`,
	suggestion_events: `
		WITH "events" AS (
			SELECT row_number() OVER (ORDER BY "created_at", "number") AS "old_id", * FROM "activity_events" WHERE "type" LIKE 'suggestion.%'
		)
		SELECT "old_id" AS "id", "subject" AS "suggestion_id", "actor_id" AS "user_id",
			CASE "type" WHEN 'suggestion.decision_undone' THEN 'undone' ELSE split_part("type", '.', 2) END AS "action",
			"details" ->> 'fromState' AS "from_state", "details" ->> 'toState' AS "to_state",
			CASE "type" WHEN 'suggestion.carried_over' THEN jsonb_build_object(
					'from', "details" -> 'fromSuggestionId', 'version', "details" -> 'fromVersion', 'worked', "details" -> 'worked')
				ELSE nullif("details" - ARRAY['number', 'fromState', 'toState'], '{}') END AS "details",
			(SELECT "undone"."old_id" FROM "events" AS "undone" WHERE "undone"."id" = "events"."undoes_id") AS "undoes", "created_at"
		FROM "events"`,
	their_change_events: `
		WITH "events" AS (
			SELECT row_number() OVER (ORDER BY "created_at", "number") AS "old_id", * FROM "activity_events" WHERE "type" LIKE 'counterparty_change.%'
		)
		SELECT "old_id" AS "id", "document_versions"."id" AS "version_id", "subject" AS "change_key", "details" ->> 'decision' AS "decision",
			"actor_id" AS "user_id",
			(SELECT "undone"."old_id" FROM "events" AS "undone" WHERE "undone"."id" = "events"."undoes_id") AS "undoes", "events"."created_at"
		FROM "events" JOIN "document_versions"
			ON "document_versions"."document_id" = "events"."document_id" AND "document_versions"."number" = "version_number"`,
}

/** How the value of a column as it was is read, where only its form changed since: an expression over the row as it is now. */
const valueAsItWas: Record<string, Record<string, string>> = {
	users: { user_type: 'initcap("user_type"::text)' },
	documents: { status: 'upper("status"::text)' },
	held_uploads: { metadata: `jsonb_set("metadata", '{status}', to_jsonb(upper("metadata" ->> 'status')))` },
	reviews: { status: `replace("status"::text, 'canceled', 'cancelled')` },
	suggestions: { finding_id: '(SELECT "key" FROM "findings" WHERE "findings"."id" = "finding_id")' },
	redline_receipts: { mode: `"mode"::text || CASE WHEN "cleaned" THEN '+clean' ELSE '' END` },
}

const name = `test_${randomUUID().replaceAll('-', '')}`
const url = (database: string) => inject('databaseServer').replace('DATABASE', database)
const client = new pg.Client({ connectionString: url(name) })

beforeAll(async () => {
	await ensureDatabase(url('postgres'), name)
	const earlier = await mkdtemp(join(tmpdir(), 'fineprint-migrations-'))
	for (const folder of await readdir('prisma/migrations'))
		if (folder <= lastOfFixture) await cp(join('prisma/migrations', folder), join(earlier, folder), { recursive: true })
	await migrate(url(name), earlier)
	await rm(earlier, { recursive: true })

	await client.connect()
	// As a restored dump: rows come in any order and no trigger fires.
	await client.query('SET session_replication_role = replica')
	await client.query(await readFile('tests/fixtures/database-478f4f2.sql', 'utf8'))
	await client.query('SET session_replication_role = DEFAULT')
})

afterAll(async () => {
	await client.end()
	const server = new pg.Client({ connectionString: url('postgres') })
	await server.connect()
	await server.query(`DROP DATABASE "${name}" WITH (FORCE)`)
	await server.end()
})

interface TableContents {
	rows: number
	/** Of every value of every row. */
	hash: string
}

async function contents(query: string, columns: readonly string[], expressions: Record<string, string> = {}): Promise<TableContents> {
	const values = columns.map((column) => `(${expressions[column] ?? `"${column}"`})::text`).join(', ')
	const { rows } = await client.query<TableContents>(
		`SELECT count(*)::int AS rows, md5(string_agg("line", E'\\n' ORDER BY "line")) AS hash
		FROM (SELECT ROW(${values})::text AS "line" FROM (${query}) AS "t") AS "lines"`,
	)
	return rows[0]!
}

async function columnsByTable(): Promise<Map<string, string[]>> {
	const { rows } = await client.query<{ table: string; columns: string[] }>(
		`SELECT table_name AS "table", array_agg(column_name::text ORDER BY ordinal_position) AS "columns" FROM information_schema.columns
		WHERE table_schema = 'public' AND table_name <> '_prisma_migrations' GROUP BY table_name ORDER BY table_name`,
	)
	return new Map(rows.map(({ table, columns }) => [table, columns]))
}

test('a database of an earlier version loses nothing to the migrations since: every row, every value', async () => {
	const before = new Map<string, TableContents>()
	const tables = await columnsByTable()
	for (const [table, columns] of tables) before.set(table, await contents(`SELECT * FROM "${table}"`, columns))
	expect([...before].filter(([, { rows }]) => rows === 0)).toEqual([])

	await migrate(url(name), 'prisma/migrations')

	const after = new Map<string, TableContents>()
	for (const [table, columns] of tables)
		after.set(table, await contents(asItWas[table] ?? `SELECT * FROM "${table}"`, columns, valueAsItWas[table]))
	expect(Object.fromEntries(after)).toEqual(Object.fromEntries(before))
	// Everyone who exists owns a company of one.
	const { rows } = await client.query(
		`SELECT count(*)::int AS "people" FROM "users" JOIN "memberships" ON "memberships"."user_id" = "users"."id"
		WHERE "memberships"."company_id" = "users"."company_id" AND "role" = 'owner'`,
	)
	expect(rows).toEqual([{ people: before.get('users')!.rows }])
	// Restarting finds nothing left to do.
	expect(await migrate(url(name), 'prisma/migrations')).toEqual([])
})

test('the events of the version before are one history, chained and readable', async () => {
	const { db, close } = connectDatabase(url(name))
	try {
		const rows = await db.activityEvent.findMany({ orderBy: [{ companyId: 'asc' }, { number: 'asc' }] })
		for (const { type, details } of rows) expect(() => parseDetails(type as EventType, details ?? undefined)).not.toThrow()
		for (const [index, { companyId, createdAt }] of rows.entries())
			if (rows[index + 1]?.companyId === companyId) expect(createdAt <= rows[index + 1]!.createdAt).toBe(true)
		expect(await verifyActivity({ db })).toMatchObject({ events: rows.length, faults: [] })
	} finally {
		await close()
	}
})
