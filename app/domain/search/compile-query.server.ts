import { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { Mark } from './snippet.ts'
import { shortestBeginning, type SearchQuery, type SearchTerm } from './search-query.ts'

/** A search in PostgreSQL's words. */
export interface CompiledSearch {
	/** All words that a document must have, as a tsquery; `null` where only words to leave out were typed. */
	words: string | null
	/** The same for the name alone, and for the labels alone. */
	inName: string | null
	inLabels: string | null
	/** Any of the words, in either. */
	inEither: string | null
	/** Whether there is more than one word or phrase to find. */
	several: boolean
	/**
	 * For each phrase: its neighboring words, the phrase as a tsquery for names and labels, and its words in a name or
	 * among the labels for the index.
	 */
	phrases: (Neighbors & { label: string; inLabel: string; mark: Mark })[]
	/** What a document must not have, each as a tsquery and the neighbors of a phrase. */
	without: (Neighbors & { words: string })[]
	/** For each word to find: itself and its stems, for marking it in a text. */
	marks: Mark[]
}

/** The neighboring words of a phrase as the index knows them. */
export interface Neighbors {
	/** Each two and each three. */
	pairs: number[]
	/** Each two, for texts that were indexed before threes were; `null` when there is no such text any more. */
	twos: number[] | null
}

interface Lexemes extends Neighbors {
	stems: string
	written: string
	names: string
	phrase: string
	plain: string
	lexemes: string[]
}

/**
 * Turns a search into tsqueries. The database takes the words apart, the same way as those of documents; nothing that was
 * typed becomes syntax.
 *
 * @returns `null` when no word is left to search for
 */
export async function compileSearch({ db }: Pick<Services, 'db'>, { terms }: SearchQuery): Promise<CompiledSearch | null> {
	if (terms.length === 0) return null
	const found = await db.$queryRaw<Lexemes[]>(Prisma.sql`
		SELECT plainto_tsquery('search_stems', search_plain("text"))::text AS "stems",
			plainto_tsquery('search_words', search_plain("text"))::text AS "written",
			plainto_tsquery('search_names', search_plain("text"))::text AS "names",
			phraseto_tsquery('search_stems', search_plain("text"))::text AS "phrase",
			lower(unaccent("text")) AS "plain",
			search_neighbors("text") AS "pairs",
			CASE WHEN EXISTS (SELECT FROM "document_search_texts" WHERE "pairs_version" = 1) THEN search_pairs("text") END AS "twos",
			-- In the order they were typed: a tsvector sorts its words.
			ARRAY(SELECT "lexeme" FROM unnest(to_tsvector('search_stems', search_plain("text"))) AS w, unnest(w."positions") AS p ORDER BY p) AS "lexemes"
		FROM unnest(${terms.map(({ text }) => text)}::text[]) WITH ORDINALITY AS t("text", "place") ORDER BY "place"`)
	const parts = terms.map((term, index) => ({ term, ...found[index]! }))
	// 'The' and 'of' are in every text. Where nothing else was typed they are looked for in names.
	const significant = parts.filter(({ stems, written }) => stems !== '' || written !== '')
	const used = significant.length > 0 ? significant : parts.filter(({ names }) => names !== '')
	const wanted = used.filter(({ term }) => !term.without)
	const words = wanted.map(wordsOf)
	const [inName, inLabels] = [wanted.map((part) => namesOf(part, 'n:')), wanted.map((part) => namesOf(part, 'l:'))]
	if (used.length === 0) return null
	return {
		words: joined(words, '&'),
		inName: joined(inName, '&'),
		inLabels: joined(inLabels, '&'),
		inEither: joined([...inName, ...inLabels], '|'),
		several: wanted.length > 1,
		phrases: wanted
			.filter(({ term, pairs }) => term.phrase && pairs.length > 0)
			.map(({ phrase, ...part }) => ({
				pairs: part.pairs,
				twos: part.twos,
				label: phrase,
				inLabel: either([namesOf({ ...part, phrase }, 'n:'), namesOf({ ...part, phrase }, 'l:')]),
				mark: markOf(part),
			})),
		without: used
			.filter(({ term }) => term.without)
			.map(({ term, stems, written, names, pairs, twos }) => ({ words: stems || written || names, pairs: term.phrase ? pairs : [], twos })),
		marks: wanted.map(markOf),
	}
}

function markOf({ term, lexemes }: Pick<Lexemes, 'lexemes'> & { term: SearchTerm }): Mark {
	return { text: term.text, stems: lexemes, phrase: term.phrase, beginning: term.beginning }
}

function wordsOf({ term, stems, written, names, plain }: Lexemes & { term: SearchTerm }): string {
	if (term.phrase) return stems || written || names
	// The first letters of a word stand for too many words of a text; in a name they tell something.
	const begun = [...plain].length < shortestBeginning ? beginning(term, plain, 'n:') : beginning(term, plain)
	return either([stems, written, ...(stems || written ? [] : [names]), begun])
}

/** The query for a name or for the labels, whose words are kept with a sign before them. */
function namesOf({ term, stems, names, plain }: Lexemes & { term: SearchTerm }, sign: 'n:' | 'l:'): string {
	// A quote that is doubled stands in a word, and other words begin at a quote.
	const signed = (query: string) => query.replace(/'((?:[^']|'')*)'/g, (_, word: string) => `'${sign}${word}'`)
	return either([signed(stems), signed(names), beginning(term, plain, sign)])
}

function beginning({ beginning: may }: SearchTerm, plain: string, sign = ''): string {
	return may && /^[\p{L}\p{N}]+$/u.test(plain) ? `'${sign}${plain}':*` : ''
}

function either(queries: string[]): string {
	return [...new Set(queries.filter((query) => query !== ''))].map((query) => `(${query})`).join(' | ')
}

function joined(queries: string[], by: '&' | '|'): string | null {
	return queries.length === 0 ? null : queries.map((query) => `(${query})`).join(` ${by} `)
}
