import type { Member } from '#app/domain/identity/member.ts'
import { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { compileSearch, type CompiledSearch } from './compile-query.server.ts'
import { correctQuery } from './correct-query.server.ts'
import { countUnread } from './count-unread.server.ts'
import { findDocuments, type FoundPage } from './find-documents.server.ts'
import type { PageRequest } from './keyset.ts'
import { readSearch } from './search-query.ts'
import { markWords, snippetOf, type Snippet, type SnippetPart } from './snippet.ts'
import type { VaultFilters } from './vault-filters.ts'
import { vaultRows, type VaultRow } from './vault-rows.server.ts'

/** A document that a list or a search shows. */
export interface VaultHit extends VaultRow {
	/** The name with the words marked that were searched for. */
	markedName: SnippetPart[]
	/** Where the words stand in its text; `null` without a search, and where they stand elsewhere only. */
	snippet: (Snippet & { version: number | null }) | null
}

/** One page of a list or a search. */
export interface VaultPage extends Pick<FoundPage, 'older' | 'newer'> {
	hits: VaultHit[]
	/** What was searched for in place of what was typed, which no document has; `null` where nothing was corrected. */
	corrected: string | null
	/** Whether the search was longer than a search can be. */
	cut: boolean
	/** Whether nothing that was typed can be searched for, such as signs alone. */
	nothingToSearch: boolean
	/** Where nothing was found: how many documents have a newest version whose text is not searched. */
	unread: number
}

/**
 * A page of the documents that a member may open: filtered, searched and sorted. A search that finds nothing is tried again
 * with its mistyped words corrected.
 *
 * @throws WrongCursor for a cursor of another list
 */
export async function searchVault(
	services: Pick<Services, 'db'>,
	member: Pick<Member, 'id' | 'email' | 'companyId'>,
	filters: VaultFilters,
	page: PageRequest,
	{ now = Date.now(), snippets = true }: { now?: number; snippets?: boolean } = {},
): Promise<VaultPage> {
	const query = readSearch(filters.q)
	const search = await compileSearch(services, query)
	const nothing = { hits: [], older: null, newer: null, corrected: null, cut: query.cut, unread: 0 }
	if (!search && query.text !== '') return { ...nothing, nothingToSearch: true }

	const sort = filters.sort ?? (search ? 'relevance' : 'updated')
	const found = await findDocuments(services, member, { filters, search, sort, now }, page)
	// With every word in its name or labels, a document is found whatever its text says.
	const inText = (from: FoundPage) => from.ids.filter((_, at) => sort !== 'relevance' || Number(from.firstKeys[at]) < 2)
	const nothingFound = found.ids.length === 0 && found.older === null && search !== null && !page.cursor
	// Counted while the words are corrected: it reads as many rows as the member has documents.
	const unread = nothingFound ? countUnread(services, member) : Promise.resolve(0)
	const show = async (from: FoundPage, marked: CompiledSearch | null, corrected: string | null): Promise<VaultPage> => ({
		hits: await hitsOf(services, await vaultRows(services, member, from.ids, now), marked, snippets ? inText(from) : null),
		older: from.older,
		newer: from.newer,
		corrected,
		cut: query.cut,
		nothingToSearch: false,
		unread: search && from.ids.length === 0 && !page.cursor ? await unread : 0,
	})
	// Where not all was read yet, nothing tells that a word is mistyped.
	if (found.ids.length > 0 || found.older !== null || !search || page.cursor) return show(found, search, null)

	const corrected = await correctQuery(services, member, query)
	const again = corrected === null ? null : await compileSearch(services, readSearch(corrected))
	if (!again) return show(found, search, null)
	const correctedHits = await findDocuments(services, member, { filters, search: again, sort, now }, page)
	return correctedHits.ids.length > 0 ? show(correctedHits, again, corrected) : show(found, search, null)
}

async function hitsOf(
	{ db }: Pick<Services, 'db'>,
	rows: VaultRow[],
	search: CompiledSearch | null,
	inText: readonly string[] | null,
): Promise<VaultHit[]> {
	const snippets = search && inText ? await snippetsOf({ db }, rows, search.marks, inText) : new Map<string, TextSnippet>()
	const marks = search?.marks ?? []
	return rows.map((row) => {
		const snippet = snippets.get(row.id)
		return {
			...row,
			markedName: markWords(row.name, marks),
			snippet: snippet ? { ...snippet, version: snippet.version === row.versionNumber ? null : snippet.version } : null,
		}
	})
}

type TextSnippet = Snippet & { version: number }

/** Most texts have the words soon: the rest of a text is read only where they don't stand in its beginning. */
async function snippetsOf(
	{ db }: Pick<Services, 'db'>,
	rows: readonly VaultRow[],
	marks: CompiledSearch['marks'],
	inText: readonly string[],
): Promise<Map<string, TextSnippet>> {
	const found = new Map<string, TextSnippet>()
	for (const length of [6000, 400_000]) {
		const ids = (length === 6000 ? rows.map(({ id }) => id) : inText).filter((id) => !found.has(id))
		if (ids.length === 0) break
		const texts = await db.$queryRaw<{ id: string; version: number; text: string }[]>(Prisma.sql`
			SELECT s."document_id"::text AS "id", s."version_number" AS "version", left(t."text", ${length}::int) AS "text"
			FROM "document_search" s JOIN "document_texts" t ON t."version_id" = s."version_id" WHERE s."document_id" = ANY(${ids}::uuid[])`)
		for (const { id, version, text } of texts) {
			const snippet = snippetOf(text, marks)
			// Words at the end of a beginning may go on.
			if (snippet && (text.length < length || snippet.end < length - 300 || length > 6000)) found.set(id, { ...snippet, version })
		}
	}
	return found
}
