import { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { CompiledSearch } from './compile-query.server.ts'
import type { FoundPage } from './find-documents.server.ts'
import { readListCursor, type PageRequest } from './keyset.ts'
import { hasPhrase } from './snippet.ts'

/** So many pages of candidates are read for one page: a phrase whose words stand everywhere, and together nowhere, has an end. */
const mostPages = 10

/**
 * A page of the documents that have each phrase as a whole, in its name, its labels or its text. The index knows pairs of
 * neighboring words; whether the pairs of a longer phrase stand beside each other only the text tells.
 *
 * @param candidates a page of the documents that have all pairs
 */
export async function exactPhrases(
	services: Pick<Services, 'db'>,
	{ take, cursor }: PageRequest,
	phrases: CompiledSearch['phrases'],
	candidates: (page: PageRequest) => Promise<FoundPage>,
): Promise<FoundPage> {
	const backwards = cursor?.direction === 'before'
	const found: { id: string; firstKey: string; cursor: string }[] = []
	let at = cursor
	let more = true
	for (let pages = 0; more && found.length <= take && pages < mostPages; pages += 1) {
		const page = await candidates({ take, cursor: at })
		const exact = await withPhrases(services, page.ids, phrases)
		const rows = page.ids.flatMap((id, index) =>
			exact.has(id) ? [{ id, firstKey: page.firstKeys[index]!, cursor: page.cursors[index]! }] : [],
		)
		found.push(...(backwards ? rows.toReversed() : rows))
		const next = backwards ? page.newer : page.older
		at = next === null ? undefined : (readListCursor(next, backwards ? 'before' : 'after') ?? undefined)
		more = at !== undefined
	}
	const taken = found.slice(0, take)
	const page = backwards ? taken.toReversed() : taken
	const [first, last] = [page[0], page.at(-1)]
	const further = found.length > take || more
	return {
		ids: page.map(({ id }) => id),
		firstKeys: page.map(({ firstKey }) => firstKey),
		cursors: page.map(({ cursor }) => cursor),
		older: last && (backwards || further) ? last.cursor : null,
		newer: first && (backwards ? further : cursor !== undefined) ? first.cursor : null,
	}
}

async function withPhrases({ db }: Pick<Services, 'db'>, ids: readonly string[], phrases: CompiledSearch['phrases']): Promise<Set<string>> {
	const rows = await db.$queryRaw<{ id: string; labelled: boolean[]; text: string | null }[]>(Prisma.sql`
		SELECT s."document_id"::text AS "id", t."text",
			ARRAY(SELECT s."name_words" @@ p::tsquery OR s."label_words" @@ p::tsquery FROM unnest(${phrases.map(({ label }) => label)}::text[]) p) AS "labelled"
		FROM "document_search" s LEFT JOIN "document_texts" t ON t."version_id" = s."version_id" WHERE s."document_id" = ANY(${ids}::uuid[])`)
	const exact = rows.filter(({ labelled, text }) =>
		phrases.every(({ mark }, index) => labelled[index] === true || (text !== null && hasPhrase(text, mark))),
	)
	return new Set(exact.map(({ id }) => id))
}
