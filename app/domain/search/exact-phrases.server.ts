import { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { CompiledSearch } from './compile-query.server.ts'
import type { FoundPage } from './find-documents.server.ts'
import { readListCursor, type PageRequest } from './keyset.ts'
import { hasPhrase } from './snippet.ts'

/**
 * `batch`: candidates whose texts are read at once, a page of a search and some; `most`: candidates that one page reads, so
 * that a phrase whose words stand everywhere, and together nowhere, has an end.
 */
const usual = { batch: 25, most: 200 }
/** A longer page than a list shows is asked for by those who want all. */
const longestPage = 200

/**
 * A page of the documents that have each phrase as a whole, in its name, its labels or its text. The index knows two and
 * three neighboring words; whether those of a longer phrase stand beside each other only the text tells. A page may hold
 * fewer than it could, or none, and still lead further: so many texts were read for it without an end.
 *
 * @param candidates a page of the documents that have all neighbors
 */
export async function exactPhrases(
	services: Pick<Services, 'db'>,
	{ take, cursor }: PageRequest,
	phrases: CompiledSearch['phrases'],
	candidates: (page: PageRequest) => Promise<FoundPage>,
	limits: { batch: number; most: number } = usual,
): Promise<FoundPage> {
	const backwards = cursor?.direction === 'before'
	const found: { id: string; firstKey: string; cursor: string }[] = []
	let at = cursor
	let next: string | null = null
	let read = 0
	do {
		const page = await candidates({ take: limits.batch, cursor: at })
		read += page.ids.length
		const exact = await withPhrases(services, page.ids, phrases)
		const rows = page.ids.flatMap((id, index) =>
			exact.has(id) ? [{ id, firstKey: page.firstKeys[index]!, cursor: page.cursors[index]! }] : [],
		)
		found.push(...(backwards ? rows.toReversed() : rows))
		next = backwards ? page.newer : page.older
		at = next === null ? undefined : (readListCursor(next, backwards ? 'before' : 'after') ?? undefined)
	} while (at !== undefined && found.length <= take && (read < limits.most || take > longestPage))
	const taken = found.slice(0, take)
	const page = backwards ? taken.toReversed() : taken
	const [first, last] = [page[0], page.at(-1)]
	// Behind a full page its last row, else the last candidate that was read.
	const further = found.length > take ? (taken.at(-1)?.cursor ?? null) : at === undefined ? null : next
	return {
		ids: page.map(({ id }) => id),
		firstKeys: page.map(({ firstKey }) => firstKey),
		cursors: page.map(({ cursor }) => cursor),
		older: backwards ? (last?.cursor ?? null) : further,
		newer: backwards ? further : cursor === undefined ? null : (first?.cursor ?? null),
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
