import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { contractWriter } from './contract-words.ts'

/** Whose documents they become. */
export interface VaultOwner {
	userId: string
	companyId: string
}

const pages = 30
/** So many texts are written and indexed as the product does it; further documents have one of them under a name of their own. */
export const differentTexts = 150

const firms = [
	'Northwind',
	'Harbour',
	'Fernwick',
	'Bluebird',
	'Castellan',
	'Quillfeather',
	'Marrowstone',
	'Tidewater',
	'Oakhollow',
	'Larkspur',
]
const kinds = [
	['NDA', 'IP'],
	['SAFE', 'EQ'],
	['Master Service Agreement', 'VEN'],
	['Employment Agreement', 'EMP'],
	['Board Consent', 'CG'],
	['Privacy Policy', 'WEB'],
	['Convertible Note', 'EQ'],
	['Consulting Agreement', 'EMP'],
] as const

/**
 * Fills a vault with documents of about 30 pages, each with a complete review, parties, days and counters. The texts are
 * written and indexed through the product's own triggers up to `differentTexts`; the others take over the words of one of
 * them, which is what a database of that size holds, in a fraction of the time.
 */
export async function seedVault(pool: pg.Pool, { userId, companyId }: VaultOwner, documents: number): Promise<void> {
	const write = contractWriter(documents)
	const rows = Array.from({ length: documents }, (_, number) => rowOf(number))
	const json = JSON.stringify(rows)
	const client = await pool.connect()
	try {
		await client.query(`SET session_replication_role = replica`)
		await client.query(seedRows, [json, userId, companyId])
		const written: string[] = []
		for (const { version_id } of rows.slice(0, differentTexts)) {
			await client.query(`INSERT INTO document_texts (version_id, text) VALUES ($1, $2)`, [version_id, write(pages)])
			written.push(version_id)
		}
		await client.query(`SET session_replication_role = origin`)
		await client.query(`SELECT count(index_document_text(id)) FROM unnest($1::uuid[]) id`, [written])
		await client.query(`SET session_replication_role = replica`)
		if (documents > written.length) {
			await withoutIndexes(client, async () => {
				await client.query(copyTexts, [json, written])
				await client.query(copyWords, [json, written, userId])
				await client.query(`SELECT count(index_document(id)) FROM documents WHERE created_by_id = $1`, [userId])
			})
		}
		await client.query('VACUUM ANALYZE')
	} finally {
		client.release(true)
	}
}

function rowOf(number: number) {
	const [type, category] = kinds[number % kinds.length]!
	const firm = firms[Math.floor(number / kinds.length) % firms.length]!
	return {
		number,
		document_id: randomUUID(),
		version_id: randomUUID(),
		review_id: randomUUID(),
		name: `${firm} ${type} ${number}`,
		type,
		category,
		party: `${firm} Holdings, Inc.`,
		status: ['draft', 'draft', 'final', 'signed'][number % 4],
		issues: number % 10 === 0 ? 3 : 0,
		ends: new Date(Date.UTC(2027, 0, 1) + (number % 1500) * 86_400_000).toISOString().slice(0, 10),
		tags: number % 50 === 0 ? ['Series A'] : [],
		minutes: number,
	}
}

const given = `jsonb_to_recordset($1::jsonb) AS g(number int, document_id uuid, version_id uuid, review_id uuid, name text, type text, category text,
	party text, status text, issues int, ends date, tags jsonb, minutes int)`

const seedRows = `
	WITH g AS MATERIALIZED (SELECT * FROM ${given}),
	d AS (
		INSERT INTO documents (id, company_id, created_by_id, name, category, document_type, status, tags, created_at, updated_at)
		SELECT document_id, $3::uuid, $2::uuid, name, category, type, status::"DocumentStatus", ARRAY(SELECT jsonb_array_elements_text(g.tags)),
			timestamptz '2025-01-01' + minutes * interval '1 minute', timestamptz '2025-01-01' + minutes * interval '1 minute' FROM g
	),
	v AS (
		INSERT INTO document_versions (id, document_id, number, file_key, file_name, media_type, bytes, sha256)
		SELECT version_id, document_id, 1, 'bench/' || version_id, name || '.pdf', 'application/pdf', 90000, md5(name) FROM g
	),
	-- There are no files to read.
	n AS (INSERT INTO version_readings (version_id, failure) SELECT version_id, 'file_missing' FROM g),
	r AS (
		INSERT INTO reviews (id, version_id, status, party_role, review_tone, verdict, issues, missing, finished_at)
		SELECT review_id, version_id, 'complete', 'unsure', 'neutral', CASE WHEN issues > 0 THEN 'negotiate' ELSE 'sign' END::"Verdict", issues, 0, now() FROM g
	)
	INSERT INTO facts (id, review_id, position, name, value, date, quote, start, "end")
	SELECT gen_random_uuid(), review_id, 0, 'party', party, NULL, party, 0, 1 FROM g
	UNION ALL SELECT gen_random_uuid(), review_id, 1, 'expiration_date', ends::text, ends, ends::text, 0, 1 FROM g
	UNION ALL SELECT gen_random_uuid(), review_id, 2, 'governing_law', 'Delaware', NULL, 'Delaware', 0, 1 FROM g`

const copied = `FROM ${given} JOIN document_texts t ON t.version_id = ($2::uuid[])[1 + g.number % cardinality($2::uuid[])] WHERE g.number >= cardinality($2::uuid[])`

const copyTexts = `INSERT INTO document_texts (version_id, text) SELECT g.version_id, t.text ${copied}`

const copyWords = `
	INSERT INTO document_search_texts (document_id, owner_id, version_id, words, pairs, pairs_version)
	SELECT g.document_id, $3::uuid, g.version_id, x.words, x.pairs, x.pairs_version
	FROM ${given} JOIN document_search_texts x ON x.version_id = ($2::uuid[])[1 + g.number % cardinality($2::uuid[])]
	WHERE g.number >= cardinality($2::uuid[])`

/** Builds the two large indexes once at the end, which takes a tenth of the time of keeping them. */
async function withoutIndexes(client: pg.PoolClient, fill: () => Promise<void>): Promise<void> {
	const names = [
		'document_search_words_owner_id_words_idx',
		'document_search_owner_id_labels_idx',
		'document_search_texts_owner_id_pairs_idx',
	]
	const { rows } = await client.query<{ name: string; made: string }>(
		`SELECT indexname AS name, indexdef AS made FROM pg_indexes WHERE indexname = ANY($1)`,
		[names],
	)
	for (const { name } of rows) await client.query(`DROP INDEX "${name}"`)
	await fill()
	await client.query(`SET maintenance_work_mem = '512MB'`)
	for (const { made } of rows) await client.query(made)
}
