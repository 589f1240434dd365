import type { Db, Tx } from '#app/infrastructure/db/db.ts'
import { variantsOf } from '../stored-json.ts'
import type { ClauseVariant } from './clause-variant.ts'

/** The words in use of clauses, by name. */
export type ClauseTexts = Record<string, string>

/** The words in use of every clause that is not retired: all variants in one text, as a template is read with them. */
export async function clauseTexts(db: Db | Tx): Promise<ClauseTexts> {
	const clauses = await activeClauses(db)
	return Object.fromEntries(clauses.map(({ name, variants }) => [name, textOfVariants(variants)]))
}

/** All variants of a clause as one text: whatever one of them asks for, its templates have to ask for. */
export function textOfVariants(variants: readonly Pick<ClauseVariant, 'text'>[]): string {
	return variants.map(({ text }) => text).join('\n\n')
}

/** The clauses in use with their variants and the number of the version, in the order of their names. */
export async function activeClauses(db: Db | Tx, names?: readonly string[]) {
	const clauses = await db.clause.findMany({
		where: { status: 'active', ...(names ? { name: { in: [...names] } } : {}) },
		orderBy: { name: 'asc' },
		select: { id: true, name: true, tags: true, editorNotes: true, activeNumber: true },
	})
	const versions = await db.clauseVersion.findMany({
		where: { OR: clauses.map(({ id, activeNumber }) => ({ clauseId: id, number: activeNumber })) },
		select: { clauseId: true, variants: true },
	})
	const variants = new Map(versions.map((version) => [version.clauseId, variantsOf(version.variants)]))
	return clauses.map((clause) => ({ ...clause, variants: variants.get(clause.id) ?? [] }))
}
