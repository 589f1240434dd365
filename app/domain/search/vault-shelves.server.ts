import { ownedBySql, sharedWithSql } from '#app/domain/access/visible-to-sql.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { categories, uncategorized } from '#app/domain/review/type/catalogue.ts'
import { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { vaultRows, type VaultRow } from './vault-rows.server.ts'

/** So many documents of each category are shown before a search or filter. */
export const shelfSize = 10

/** Documents are counted up to here; from there on it is 'more than'. */
export const mostCounted = 999

/** The newest documents of a category, or of those shared with the reader. */
export interface VaultShelf {
	/** A category code; `null` for documents of others. */
	category: string | null
	rows: VaultRow[]
	/** `mostCounted + 1` where there are more. */
	count: number
}

type Reader = Pick<Member, 'id' | 'email' | 'companyId'>

/**
 * The vault before anybody searches: the newest documents of each category in the order of the catalog, then the newest of
 * those shared with the member. Shelves without documents are left out. What it costs does not grow with the vault.
 */
export async function vaultShelves({ db }: Pick<Services, 'db'>, member: Reader, now = Date.now()): Promise<VaultShelf[]> {
	const codes = [...categories, uncategorized].map(({ code }) => code)
	const own = Prisma.sql`"documents" d WHERE ${ownedBySql(member)} AND d."category" = c."code"`
	const others = Prisma.sql`"documents" d WHERE ${sharedWithSql(member)}`
	const found = await db.$queryRaw<{ code: string | null; ids: string[]; count: bigint }[]>(Prisma.sql`
		SELECT c."code",
			ARRAY(SELECT d."id"::text FROM ${own} ORDER BY d."updated_at" DESC, d."id" LIMIT ${shelfSize}) AS "ids",
			(SELECT count(*) FROM (SELECT 1 FROM ${own} LIMIT ${mostCounted + 1}) n) AS "count"
		FROM unnest(${codes}::text[]) AS c("code")
		UNION ALL SELECT NULL,
			ARRAY(SELECT d."id"::text FROM ${others} ORDER BY d."updated_at" DESC, d."id" LIMIT ${shelfSize}),
			(SELECT count(*) FROM (SELECT 1 FROM ${others} LIMIT ${mostCounted + 1}) n)`)
	const rows = await vaultRows(
		{ db },
		member,
		found.flatMap(({ ids }) => ids),
		now,
	)
	const byId = new Map(rows.map((row) => [row.id, row]))
	return [...codes, null].flatMap((code) => {
		const shelf = found.find((each) => each.code === code)
		if (!shelf || shelf.ids.length === 0) return []
		return [{ category: code, rows: shelf.ids.flatMap((id) => byId.get(id) ?? []), count: Number(shelf.count) }]
	})
}

/** The member's own documents that changed last, the latest first. */
export async function recentRows({ db }: Pick<Services, 'db'>, member: Reader, take: number, now = Date.now()): Promise<VaultRow[]> {
	const found = await db.$queryRaw<{ id: string }[]>(
		Prisma.sql`SELECT d."id"::text FROM "documents" d WHERE ${ownedBySql(member)} ORDER BY d."updated_at" DESC, d."id" LIMIT ${take}`,
	)
	return vaultRows(
		{ db },
		member,
		found.map(({ id }) => id),
		now,
	)
}
