import type { Administrator } from '#app/domain/identity/administrator.ts'
import type { Db, Tx } from '#app/infrastructure/db/db.ts'
import type { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { authorNames } from '../author-names.server.ts'
import { variantsOf } from '../stored-json.ts'
import { hashOfClause } from './clause-content.ts'
import { templatesUsing } from './reach.server.ts'

/** A clause with the words in use, as lists show it. */
export type ListedClause = Awaited<ReturnType<typeof listClauses>>[number]

/** Clauses by name, retired ones last. `search` is parts of names, tags, notes or words, in any case. */
export async function listClauses(
	services: { db: Db | Tx },
	_administrator: Administrator,
	{ search = '', names }: { search?: string; names?: readonly string[] } = {},
) {
	const clauses = await services.db.clause.findMany({
		where: names ? { name: { in: [...names] } } : {},
		orderBy: [{ status: 'asc' }, { name: 'asc' }],
		select: clauseFields,
	})
	const words = search.toLowerCase().split(/\s+/).filter(Boolean)
	const used = await usesOf(services)
	return clauses
		.map((clause) => ({ ...listed(clause), usedIn: used.get(clause.name) ?? 0 }))
		.filter(({ name, tags, editorNotes, variants }) => {
			const all = [name, ...tags, editorNotes, ...variants.map(({ text }) => text)].join('\n').toLowerCase()
			return words.every((word) => all.includes(word))
		})
}

/** One clause with its versions, the newest first, and where it is used; `null` when there is none with the id. */
export async function findClause(services: Pick<Services, 'db'>, _administrator: Administrator, id: string) {
	const clause = await services.db.clause.findUnique({ where: { id }, select: clauseFields })
	if (!clause) return null
	const authors = await authorNames(
		services,
		clause.versions.map(({ authorId }) => authorId),
	)
	return {
		...listed(clause),
		usedIn: await templatesUsing(services, [clause.name]),
		versions: clause.versions.map(({ variants, authorId, ...version }) => ({
			...version,
			variants: variantsOf(variants),
			author: authors(authorId),
			active: version.number === clause.activeNumber,
		})),
	}
}

/** The clause of a name, whatever its case, that is not retired; `null` when there is none. */
export async function matchClause(
	services: Pick<Services, 'db'>,
	_administrator: Administrator,
	name: string,
): Promise<ReturnType<typeof listed> | null> {
	const clause = await services.db.clause.findFirst({
		where: { status: 'active', name: { equals: name.trim().replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' } },
		select: clauseFields,
	})
	return clause && listed(clause)
}

async function usesOf({ db }: { db: Db | Tx }): Promise<Map<string, number>> {
	const rows = await db.$queryRaw<{ name: string; used: number }[]>`
		SELECT "name", count(*)::int AS "used" FROM (
			SELECT DISTINCT t."id", unnest(v."clause_names") AS "name"
			FROM "templates" t JOIN "template_versions" v ON v."template_id" = t."id" AND v."number" = t."active_number"
			WHERE t."status" <> 'retired'
		) AS "uses" GROUP BY "name"`
	return new Map(rows.map(({ name, used }) => [name, used]))
}

const clauseFields = {
	id: true,
	name: true,
	tags: true,
	editorNotes: true,
	status: true,
	activeNumber: true,
	createdAt: true,
	updatedAt: true,
	versions: {
		orderBy: { number: 'desc' },
		select: { number: true, variants: true, reason: true, authorId: true, shippedHash: true, createdAt: true },
	},
} as const satisfies Prisma.ClauseSelect

function listed({ versions, ...clause }: Prisma.ClauseGetPayload<{ select: typeof clauseFields }>) {
	const variants = variantsOf(versions.find(({ number }) => number === clause.activeNumber)!.variants)
	return {
		...clause,
		variants,
		newestNumber: versions[0]!.number,
		/** Of all that it says. */
		hash: hashOfClause({ ...clause, notes: clause.editorNotes, variants }),
	}
}
