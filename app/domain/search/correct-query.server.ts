import type { Member } from '#app/domain/identity/member.ts'
import { ownedBySql, sharedWithSql } from '#app/domain/access/visible-to-sql.ts'
import { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { editDistance } from './edit-distance.ts'
import { readSearch, type SearchQuery } from './search-query.ts'

/** Shorter words have too many neighbors to guess one. */
const shortestCorrected = 4

type Reader = Pick<Member, 'id' | 'email' | 'companyId'>

/**
 * A search that found nothing, with its mistyped words as they may have been meant: words of names, types, tags and parties
 * of documents that the member may open, words that contracts use, and words of the newest texts. Whether it finds anything is for
 * the caller to see.
 *
 * @returns `null` when there is no better word for any of them
 */
export async function correctQuery({ db }: Pick<Services, 'db'>, member: Reader, { text, terms }: SearchQuery): Promise<string | null> {
	const words = [...new Set(terms.filter(({ without }) => !without).flatMap((term) => term.text.match(/[\p{L}\p{N}]+/gu) ?? []))].filter(
		(word) => [...word].length >= shortestCorrected && !/^\p{N}+$/u.test(word),
	)
	const better = new Map<string, string>()
	const known = await wordsOfContracts({ db }, words.map(plainOf))
	for (const word of words.filter((each) => !known.has(plainOf(each)))) {
		const nearest = await nearestWord({ db }, member, word)
		if (nearest !== null && nearest !== word.toLowerCase()) better.set(word, nearest)
	}
	if (better.size === 0) return null
	return readSearch(text.replace(/[\p{L}\p{N}]+/gu, (word) => better.get(word) ?? word)).text
}

function plainOf(word: string): string {
	return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Those that contracts use: they are not mistyped, and most words that are typed are among them. */
async function wordsOfContracts({ db }: Pick<Services, 'db'>, words: readonly string[]): Promise<Set<string>> {
	const found = await db.$queryRaw<{ word: string }[]>(
		Prisma.sql`SELECT "word" FROM "search_vocabulary" WHERE "word" = ANY(${words}::text[])`,
	)
	return new Set(found.map(({ word }) => word))
}

/** Names and labels with a similar word are compared letter by letter up to here: they have the same few words. */
const labelsLookedThrough = 100

async function nearestWord({ db }: Pick<Services, 'db'>, member: Reader, word: string): Promise<string | null> {
	// As a query of its own: a word that the planner knows it compares with a hundred labels, to guess how many will have it.
	const plainWord = Prisma.sql`(SELECT lower(unaccent(${word})))`
	const similar = Prisma.sql`"labels" %> ${plainWord}`
	const found = await db.$queryRaw<{ words: string; own: boolean }[]>(Prisma.sql`
		(SELECT s."labels" AS "words", true AS "own"
			FROM (SELECT * FROM "document_search" WHERE "owner_id" = ${member.id}::uuid AND ${similar} LIMIT ${labelsLookedThrough}) s
			JOIN "documents" d ON d."id" = s."document_id" WHERE ${ownedBySql(member)})
		UNION (SELECT s."labels", true FROM "document_search" s JOIN "documents" d ON d."id" = s."document_id"
			WHERE ${sharedWithSql(member)} AND s.${similar} LIMIT ${labelsLookedThrough})
		UNION ALL (SELECT "word", false FROM "search_vocabulary" WHERE "word" % ${plainWord}
			ORDER BY similarity("word", ${plainWord}) DESC, "word" LIMIT 20)`)
	const plain = plainOf(word)
	const allowed = [...plain].length <= 5 ? 1 : 2
	const candidates = found.flatMap(({ words, own }) => (words.match(/[\p{L}\p{N}]+/gu) ?? []).map((each) => ({ word: each, own })))
	if (candidates.some((each) => each.word === plain)) return null
	const near = candidates
		.map((each) => ({ ...each, distance: editDistance(plain, each.word, allowed) }))
		.filter(({ distance }) => distance <= allowed)
		// Words of the vault before those of contracts in general, at the same distance.
		.toSorted((a, b) => a.distance - b.distance || Number(b.own) - Number(a.own) || a.word.localeCompare(b.word))
	return near[0]?.word ?? nearestInTexts({ db }, member, plain, allowed)
}

/** So many of the newest texts are looked through for a word that stands in no name and in no contract that we know. */
const textsLookedThrough = 5

/** The nearest word with the same first letter in the texts of the newest documents that the member may open. */
async function nearestInTexts({ db }: Pick<Services, 'db'>, member: Reader, plain: string, allowed: number): Promise<string | null> {
	const { length } = [...plain]
	const newest = (condition: Prisma.Sql) =>
		Prisma.sql`(SELECT d."id", d."updated_at" FROM "documents" d WHERE ${condition} ORDER BY d."updated_at" DESC, d."id" LIMIT ${textsLookedThrough})`
	const found = await db.$queryRaw<{ word: string }[]>(Prisma.sql`
		SELECT "word" FROM (
			SELECT "id" FROM (${newest(ownedBySql(member))} UNION ALL ${newest(sharedWithSql(member))}) a
			ORDER BY "updated_at" DESC, "id" LIMIT ${textsLookedThrough}
		) n JOIN "document_search_texts" x ON x."document_id" = n."id", unnest(tsvector_to_array(x."words")) "word"
		WHERE length("word") BETWEEN ${length - allowed}::int AND ${length + allowed}::int AND "word" LIKE ${`${plain[0]}%`}`)
	const near = found
		.map(({ word }) => ({ word, distance: editDistance(plain, word, allowed) }))
		.filter(({ distance }) => distance > 0 && distance <= allowed)
		.toSorted((a, b) => a.distance - b.distance || b.word.length - a.word.length || a.word.localeCompare(b.word))
	return near[0]?.word ?? null
}
