import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { shapesOf, type TableShape } from '#tests/prisma-schema.ts'
import { testServices } from '#tests/world.ts'

const { db } = await testServices()
const schema = shapesOf(await readFile('prisma/schema.prisma', 'utf8'))

/** What the migrations made. Partial indexes and those of expressions are left out: a Prisma schema has no words for them. */
async function migrated(): Promise<Map<string, TableShape>> {
	const of = (rows: { table: string; says: string }[], table: string) => rows.filter((row) => row.table === table).map(({ says }) => says)
	const columns = await db.$queryRaw<{ table: string; says: string }[]>`
		SELECT c.relname AS table, a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
			|| CASE WHEN a.attnotnull AND t.typcategory <> 'A' THEN ' not null' ELSE '' END AS says
		FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_type t ON t.oid = a.atttypid
		WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped`
	const indexes = await db.$queryRaw<{ table: string; says: string }[]>`
		SELECT c.relname AS table, CASE WHEN i.indisunique THEN 'unique ' ELSE 'index ' END || (
			SELECT string_agg(a.attname, ', ' ORDER BY k.n)
			FROM unnest(i.indkey) WITH ORDINALITY AS k(attnum, n) JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.attnum) AS says
		FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
		WHERE c.relnamespace = 'public'::regnamespace AND i.indpred IS NULL AND i.indexprs IS NULL`
	const references = await db.$queryRaw<{ table: string; says: string }[]>`
		SELECT c.relname AS table, (
			SELECT string_agg(a.attname, ', ' ORDER BY k.n)
			FROM unnest(f.conkey) WITH ORDINALITY AS k(attnum, n) JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.attnum)
			|| ' -> ' || o.relname || ', '
			|| (jsonb_build_object('a', 'NoAction', 'r', 'Restrict', 'c', 'Cascade', 'n', 'SetNull', 'd', 'SetDefault') ->> f.confdeltype::text) AS says
		FROM pg_constraint f JOIN pg_class c ON c.oid = f.conrelid JOIN pg_class o ON o.oid = f.confrelid
		WHERE f.contype = 'f' AND c.relnamespace = 'public'::regnamespace`
	const tables = new Set(columns.map(({ table }) => table).filter((table) => table !== '_prisma_migrations'))
	return new Map(
		[...tables].map((table) => [table, { columns: of(columns, table), indexes: of(indexes, table), references: of(references, table) }]),
	)
}

const inOrder = (tables: Map<string, TableShape>) =>
	Object.fromEntries(
		[...tables].map(([name, { columns, indexes, references }]) => [
			name,
			{ columns: [...columns].sort(), indexes: [...new Set(indexes)].sort(), references: [...references].sort() },
		]),
	)

/** References of two columns that only the database keeps: Prisma would want a relation for each. */
const keptByTheDatabaseAlone = [
	'id, active_number -> clause_versions, NoAction',
	'name, active_number -> prompt_versions, NoAction',
	'id, active_number -> template_versions, NoAction',
	'document_id, company_id -> documents, Cascade',
	'company_id, id -> memberships, NoAction',
]

test('the migrations make the tables, columns, indexes and references of the Prisma schema, and no others', async () => {
	const tables = await migrated()
	const all = [...tables.values()].flatMap(({ references }) => references)
	expect(all).toEqual(expect.arrayContaining(keptByTheDatabaseAlone))
	for (const table of tables.values()) table.references = table.references.filter((each) => !keptByTheDatabaseAlone.includes(each))
	expect(inOrder(tables)).toEqual(inOrder(schema.tables))
})

test('the migrations make the enums of the Prisma schema with their values in order', async () => {
	const rows = await db.$queryRaw<{ name: string; values: string[] }[]>`
		SELECT t.typname AS name, array_agg(e.enumlabel::text ORDER BY e.enumsortorder) AS values
		FROM pg_type t JOIN pg_enum e ON e.enumtypid = t.oid WHERE t.typnamespace = 'public'::regnamespace GROUP BY 1`
	expect(Object.fromEntries(rows.map(({ name, values }) => [name, values]))).toEqual(Object.fromEntries(schema.enums))
})
