import { ownedBySql, sharedWithSql, sharesForSql } from '#app/domain/access/visible-to-sql.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { day } from '#app/units.ts'
import type { CompiledSearch, Neighbors } from './compile-query.server.ts'
import { exactPhrases } from './exact-phrases.server.ts'
import { keysetOf, type PageRequest, type SortKey } from './keyset.ts'
import type { VaultFilters, VaultSort } from './vault-filters.ts'

type Reader = Pick<Member, 'id' | 'email' | 'companyId'>

/** What is listed: filters, the search in the database's words, and how it is sorted. */
export interface VaultRequest {
	filters: VaultFilters
	search: CompiledSearch | null
	sort: VaultSort
	/** In milliseconds since 1970; days are compared in UTC. */
	now: number
}

/** The ids of a page with where it lies among the others, as cursors. */
export interface FoundPage {
	ids: string[]
	/** What each is sorted by first; by relevance its rank from 3, with all words in its name, to 0. */
	firstKeys: string[]
	/** The cursor at each. */
	cursors: string[]
	/** The cursor after the last row; `null` where nothing follows. */
	older: string | null
	/** The cursor before the first row; `null` where nothing comes before. */
	newer: string | null
}

/**
 * The index knows so many neighboring words together, and two of texts that were indexed before; whether those of a longer
 * phrase do is read in the texts.
 */
const longestIndexed = 3

/**
 * One page of the documents that a member may open, in the order of the request. Pages are cut by the values of their first
 * and last row, so that documents which change meanwhile neither repeat others nor hide them.
 *
 * Relevance: first documents with every word in their name, then those with every word among type, tags, parties, title,
 * signatories, governing law and forum, then those with some word in one of these, then those that have the words in their
 * text; each group by last change. How often a text has a word does not count.
 */
export async function findDocuments(
	services: Pick<Services, 'db'>,
	member: Reader,
	request: VaultRequest,
	{ take, cursor }: PageRequest,
): Promise<FoundPage> {
	const looseEnds = request.search?.phrases.filter(({ mark, twos }) => mark.stems.length > (twos === null ? longestIndexed : 2)) ?? []
	if (looseEnds.length === 0) return candidates(services, member, request, { take, cursor })
	return exactPhrases(services, { take, cursor }, looseEnds, (page) => candidates(services, member, request, page))
}

/** A page of documents in which each two and three neighboring words of a phrase stand, though perhaps apart from the others. */
async function candidates(
	services: Pick<Services, 'db'>,
	member: Reader,
	request: VaultRequest,
	{ take, cursor }: PageRequest,
): Promise<FoundPage> {
	const ranks = rankedQueries(request)
	if (!ranks) {
		const keys = sortKeys(request)
		const page = keysetOf(keys, cursor)
		return page.cut(await rowsOf(services, member, request, { keys, page, words: request.search?.words ?? null }, take + 1), take)
	}
	// Most searches end with the first group. Where it does not fill the page, the others are asked at once.
	const page = keysetOf(rankKeys(0), cursor)
	const [first, ...others] = (cursor?.direction === 'before' ? ranks.toReversed() : ranks).map(
		({ rank, words }) =>
			(missing: number) =>
				rowsOf(services, member, request, { keys: rankKeys(rank), page, words }, missing),
	)
	const rows = await first!(take + 1)
	const missing = take + 1 - rows.length
	if (missing > 0) rows.push(...(await Promise.all(others.map((group) => group(missing)))).flat())
	return page.cut(rows, take)
}

interface FoundRow {
	id: string
	keys: string[]
}

interface RowsQuery {
	keys: SortKey<Branch>[]
	page: ReturnType<typeof keysetOf>
	/** What a document must have, as a tsquery; `null` for any. */
	words: string | null
}

/** So many documents with the words are looked up one by one; of more, the list is walked in its order until a page is full. */
const fewMatches = 300

async function rowsOf(
	{ db }: Pick<Services, 'db'>,
	member: Reader,
	request: VaultRequest,
	{ keys, page, words }: RowsQuery,
	take: number,
): Promise<FoundRow[]> {
	const { shared } = request.filters
	const own = { name: 'own', condition: ownedBySql(member), owners: Prisma.sql`ARRAY[${member.id}::uuid]` }
	const others = { name: 'others', condition: sharedWithSql(member), owners: ownersSql(member) }
	const among = [...(shared === 'with_me' ? [] : [own]), ...(shared === 'mine' || shared === 'by_me' ? [] : [others])]
	const branches = among.flatMap((branch) => {
		const values = keys.map(({ value }) => value(branch))
		const matching = Prisma.raw(`"matching_${branch.name}"`)
		const rows = (from: Prisma.Sql, only: Prisma.Sql) => Prisma.sql`(
			SELECT d."id", ${Prisma.join(values.map((value, at) => Prisma.sql`${value} AS ${Prisma.raw(`"key${at}"`)}`))}
			FROM ${from} ${joins(branch, request)}
			WHERE ${conditions(member, request, branch)} AND ${page.condition(values)} AND ${only} ORDER BY ${page.order(values)} LIMIT ${take})`
		if (words === null) return [rows(Prisma.sql`"documents" d`, Prisma.sql`true`)]
		// The planner can't know how many there are. One of the two is never begun.
		const few = Prisma.sql`(SELECT count(*) FROM ${matching}) <= ${fewMatches}`
		return [
			rows(Prisma.sql`(SELECT * FROM ${matching} LIMIT ${fewMatches}) m JOIN "documents" d ON d."id" = m."id"`, few),
			rows(Prisma.sql`"documents" d`, Prisma.sql`NOT (${few}) AND (d."id" IN (SELECT "id" FROM ${matching})) IS TRUE`),
		]
	})
	const columns = keys.map((_, at) => Prisma.raw(`"key${at}"`))
	const matches = among.map(
		({ name, owners }) =>
			Prisma.sql`${Prisma.raw(`"matching_${name}"`)} AS MATERIALIZED (
				SELECT w."id" FROM ${withWords(owners, words ?? '')} w ${nearPhrases(owners, request.search)})`,
	)
	return db.$queryRaw<FoundRow[]>(Prisma.sql`
		${words === null ? Prisma.empty : Prisma.sql`WITH ${Prisma.join(matches)}`}
		SELECT "id"::text, ARRAY[${Prisma.join(columns.map((column) => Prisma.sql`${column}::text`))}] AS "keys"
		FROM (${Prisma.join(branches, ' UNION ALL ')}) AS "found"
		ORDER BY ${page.order(columns)} LIMIT ${take}`)
}

/** The documents among which is looked: a condition on them, and who created them, for the indexes. */
interface Branch {
	name: string
	condition: Prisma.Sql
	owners: Prisma.Sql
}

function joins({ owners }: Branch, { search, filters, sort }: VaultRequest): Prisma.Sql {
	const { party, redFlags, expiringIn, effectiveFrom, effectiveTo } = filters
	const derived =
		party || redFlags || expiringIn || effectiveFrom || effectiveTo || sort === 'name' || sort === 'expiring' || search?.phrases.length
	return derived ? Prisma.sql`JOIN "document_search" s ON s."document_id" = d."id" AND s."owner_id" = ANY(${owners})` : Prisma.empty
}

/** Keeps to documents that may have each phrase: a text with its pairs, or a name or label with its words. */
function nearPhrases(owners: Prisma.Sql, search: CompiledSearch | null): Prisma.Sql {
	if (!search?.phrases.length) return Prisma.empty
	const each = search.phrases.map(
		({ inLabel, ...neighbors }) =>
			Prisma.sql`w."id" IN (${withNeighbors(owners, neighbors)} UNION ALL SELECT "id" FROM ${withWords(owners, inLabel)})`,
	)
	return Prisma.sql`WHERE ${Prisma.join(each, ' AND ')}`
}

/** Selects the documents of some creators whose text has all neighbors of a phrase; one that was indexed without threes, each two. */
function withNeighbors(owners: Prisma.Sql, { pairs, twos }: Neighbors): Prisma.Sql {
	const withPairs = (wanted: number[]) => Prisma.sql`documents_with_pairs(${owners}, ${wanted}::int[])`
	const older =
		twos === null
			? Prisma.empty
			: Prisma.sql`UNION ALL SELECT p."id" FROM ${withPairs(twos)} p JOIN "document_search_texts" x ON x."document_id" = p."id" AND x."pairs_version" = 1`
	return Prisma.sql`SELECT "id" FROM ${withPairs(pairs)} ${older}`
}

/** The documents of some creators with words, as the index alone tells. */
function withWords(owners: Prisma.Sql, words: string): Prisma.Sql {
	return Prisma.sql`documents_with_words(${owners}, ${words}::tsquery)`
}

function conditions(member: Reader, { filters, search, now }: VaultRequest, { condition, owners }: Branch): Prisma.Sql {
	const today = dayOf(now)
	const all = [condition]
	if (filters.shared === 'by_me') all.push(Prisma.sql`EXISTS (SELECT 1 FROM "document_shares" sh WHERE sh."document_id" = d."id")`)
	if (search) all.push(...searchConditions(owners, search))
	if (filters.category) all.push(Prisma.sql`d."category" = ${filters.category}`)
	if (filters.type) all.push(Prisma.sql`lower(d."document_type") = lower(${filters.type})`)
	if (filters.status) all.push(Prisma.sql`d."status" = ${filters.status}::"DocumentStatus"`)
	if (filters.party)
		all.push(
			Prisma.sql`EXISTS (SELECT 1 FROM unnest(s."parties") p WHERE position(lower(unaccent(${filters.party})) IN lower(unaccent(p))) > 0)`,
		)
	if (filters.tag) all.push(Prisma.sql`EXISTS (SELECT 1 FROM unnest(d."tags") t WHERE lower(t) = lower(${filters.tag}))`)
	if (filters.favorite)
		all.push(Prisma.sql`d."id" IN (SELECT f."document_id" FROM "document_favorites" f WHERE f."user_id" = ${member.id}::uuid)`)
	if (filters.redFlags) all.push(Prisma.sql`s."red_flags" > 0`)
	if (filters.expiringIn)
		all.push(
			Prisma.sql`EXISTS (SELECT 1 FROM unnest(s."ends_on") e WHERE e BETWEEN ${today}::date AND ${today}::date + ${filters.expiringIn}::int)`,
		)
	if (filters.updatedFrom) all.push(Prisma.sql`d."updated_at" >= (${filters.updatedFrom}::date)::timestamp AT TIME ZONE 'UTC'`)
	if (filters.updatedTo) all.push(Prisma.sql`d."updated_at" < (${filters.updatedTo}::date + 1)::timestamp AT TIME ZONE 'UTC'`)
	if (filters.effectiveFrom) all.push(Prisma.sql`s."effective_on" >= ${filters.effectiveFrom}::date`)
	if (filters.effectiveTo) all.push(Prisma.sql`s."effective_on" <= ${filters.effectiveTo}::date`)
	return Prisma.join(all, ' AND ')
}

function searchConditions(owners: Prisma.Sql, { phrases, without }: CompiledSearch): Prisma.Sql[] {
	const hasNeighbors = (neighbors: Neighbors) => Prisma.sql`d."id" IN (${withNeighbors(owners, neighbors)})`
	return [
		...phrases.map(
			({ label, ...neighbors }) =>
				Prisma.sql`(s."name_words" @@ ${label}::tsquery OR s."label_words" @@ ${label}::tsquery OR ${hasNeighbors(neighbors)})`,
		),
		...without.map(
			({ words, ...neighbors }) => Prisma.sql`NOT (${neighbors.pairs.length > 0 ? hasNeighbors(neighbors) : hasWords(owners, words)})`,
		),
	]
}

function hasWords(owners: Prisma.Sql, words: string): Prisma.Sql {
	return Prisma.sql`d."id" IN (SELECT "id" FROM ${withWords(owners, words)})`
}

/** The creators of the documents that are shared with a member. */
function ownersSql(member: Reader): Prisma.Sql {
	return Prisma.sql`ARRAY(SELECT DISTINCT o."created_by_id" FROM "document_shares" sh JOIN "documents" o ON o."id" = sh."document_id"
		WHERE ${sharesForSql(member)})`
}

/** The day of a time, in UTC. */
function dayOf(time: number): string {
	return new Date(Math.floor(time / day) * day).toISOString().slice(0, 10)
}

const byChange: SortKey<Branch>[] = [
	{ value: () => Prisma.sql`d."updated_at"`, type: 'timestamptz', descending: true },
	{ value: () => Prisma.sql`d."id"`, type: 'uuid', descending: false },
]

function sortKeys({ sort, now }: VaultRequest): SortKey<Branch>[] {
	const [updated, id] = byChange as [SortKey<Branch>, SortKey<Branch>]
	if (sort === 'name') return [{ value: () => Prisma.sql`s."name_key"`, type: 'text', descending: false }, id]
	if (sort === 'expiring') {
		const next = Prisma.sql`coalesce((SELECT min(e) FROM unnest(s."ends_on") e WHERE e >= ${dayOf(now)}::date), 'infinity'::date)`
		return [{ value: () => next, type: 'date', descending: false }, updated, id]
	}
	return [updated, id]
}

/** Within one group of the ranking, all of the same rank. */
function rankKeys(rank: number): SortKey<Branch>[] {
	return [{ value: () => Prisma.sql`${rank}::int`, type: 'int', descending: true }, ...byChange]
}

/**
 * The groups of the ranking with what their documents have, as tsqueries that exclude each other; `null` where nothing is
 * ranked. A word of a name or label is one of the document's words too, so these need not be asked for again.
 */
function rankedQueries({ sort, search }: VaultRequest): { rank: number; words: string }[] | null {
	if (sort !== 'relevance' || !search?.words) return null
	const { words, inName, inLabels, inEither } = search
	const all = (...parts: (string | null)[]) => parts.map((part) => `(${part})`).join(' & ')
	return [
		{ rank: 3, words: all(inName) },
		{ rank: 2, words: `${all(inLabels)} & !(${inName})` },
		...(search.several ? [{ rank: 1, words: `${all(words, inEither)} & !(${inName}) & !(${inLabels})` }] : []),
		{ rank: 0, words: `${all(words)} & !(${inEither})` },
	]
}
