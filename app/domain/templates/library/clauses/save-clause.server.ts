import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import type { Administrator } from '#app/domain/identity/administrator.ts'
import type { WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import { isUniqueViolation } from '#app/infrastructure/db/unique-violation.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { readClause } from '../../language/read-clause.ts'
import { lockLibrary } from '../lock-library.server.ts'
import { sayMistake } from '../say-mistake.ts'
import { asJson, variantsOf } from '../stored-json.ts'
import type { ClauseContent } from './clause-content.ts'
import { textOfVariants } from './clause-texts.server.ts'
import type { ClauseVariant } from './clause-variant.ts'
import { applyReach, planReach, reachHolds, type ReachedTemplate } from './reach.server.ts'

/** Why a clause was not saved. */
export type ClauseRefusal =
	| { refused: 'name_taken' }
	| { refused: 'mistake'; variant: string; problem: string }
	| { refused: 'breaks_templates'; reached: ReachedTemplate[] }
	| { refused: 'overtaken' }

/** A change of a clause; its name stays, because the slots of templates have it. */
export type ClauseChange = Pick<ClauseContent, 'tags' | 'notes' | 'variants'> & {
	/** Why, as its versions list it. */
	reason: string
	/** The version that was edited. */
	editedFrom: number
}

/** Adds a clause with its first version. */
export async function addClause(
	{ db }: Pick<Services, 'db'>,
	administrator: Administrator,
	content: ClauseContent,
	reason: string,
): Promise<{ id: string } | ClauseRefusal> {
	const mistake = mistakeIn(content.variants)
	if (mistake) return mistake
	return db
		.$transaction(async (tx) => {
			await lockLibrary(tx)
			return { id: await createClause(tx, administrator, content, reason) }
		})
		.catch((error: unknown) => {
			if (isUniqueViolation(error)) return { refused: 'name_taken' } as const
			throw error
		})
}

/** Says which templates a change of a clause would reach, and what is wrong with it. Nothing is changed. */
export async function planClauseChange(
	services: Pick<Services, 'db' | 'storage'>,
	engine: WordEngine,
	_administrator: Administrator,
	clauseId: string,
	variants: readonly ClauseVariant[],
): Promise<{ reached: ReachedTemplate[] } | Extract<ClauseRefusal, { refused: 'mistake' }> | null> {
	const clause = await services.db.clause.findUnique({ where: { id: clauseId }, select: { name: true } })
	if (!clause) return null
	const mistake = mistakeIn(variants)
	return mistake ?? { reached: await planReach(services, engine, { [clause.name]: textOfVariants(variants) }) }
}

/**
 * Changes a clause: other words become a version in use, and every template that it reaches asks for the fields of the new
 * words from then on. A change with which a template would not work any more is refused.
 *
 * @returns `null` when there is no such clause
 */
export async function editClause(
	services: Pick<Services, 'db' | 'storage'>,
	engine: WordEngine,
	administrator: Administrator,
	clauseId: string,
	{ tags, notes, variants, reason, editedFrom }: ClauseChange,
): Promise<{ number: number; reached: ReachedTemplate[] } | ClauseRefusal | null> {
	const plan = await planClauseChange(services, engine, administrator, clauseId, variants)
	if (!plan || 'refused' in plan) return plan
	const { reached } = plan
	if (reached.some(({ problem }) => problem !== null)) return { refused: 'breaks_templates', reached }
	return services.db.$transaction(async (tx) => {
		await lockLibrary(tx)
		const clause = await tx.clause.findUniqueOrThrow({ where: { id: clauseId } })
		if (clause.activeNumber !== editedFrom || !(await reachHolds(tx, [clause.name], reached))) return { refused: 'overtaken' }
		const number = await writeClause(tx, administrator, clause, { tags, notes, variants }, reason)
		await applyReach(tx, administrator, reached)
		return { number, reached }
	})
}

/** The first mistake in the words of variants. */
export function mistakeIn(variants: readonly ClauseVariant[]): Extract<ClauseRefusal, { refused: 'mistake' }> | null {
	for (const { label, text } of variants) {
		const [mistake] = readClause(text).mistakes
		if (mistake) return { refused: 'mistake', variant: label, problem: sayMistake(mistake) }
	}
	return null
}

/** Creates a clause. Call it under the library's lock. @returns its id */
export async function createClause(
	tx: Tx,
	administrator: Administrator,
	{ name, tags, notes, variants }: ClauseContent,
	reason: string,
): Promise<string> {
	const { id } = await tx.clause.create({
		data: {
			name,
			tags,
			editorNotes: notes,
			activeNumber: 1,
			editedAt: new Date(),
			versions: { create: { number: 1, variants: asJson(variants), reason, authorId: administrator.id } },
		},
	})
	await recordEvent(tx, {
		type: 'clause.added',
		actor: administrator,
		companyId: administrator.companyId,
		subject: id,
		details: { clause: name },
	})
	return id
}

/** Writes what differs. Call it under the library's lock. @returns the number of the version in use then */
export async function writeClause(
	tx: Tx,
	administrator: Administrator,
	clause: { id: string; name: string; tags: string[]; editorNotes: string; activeNumber: number },
	{ tags, notes, variants }: Pick<ClauseContent, 'tags' | 'notes' | 'variants'>,
	reason: string,
): Promise<number> {
	const { id, activeNumber: from } = clause
	const versions = await tx.clauseVersion.findMany({
		where: { clauseId: id },
		orderBy: { number: 'desc' },
		select: { number: true, variants: true },
	})
	const before = variantsOf(versions.find(({ number }) => number === from)!.variants)
	const otherWords = wordsOf(before) !== wordsOf(variants)
	const otherNotes = clause.tags.join() !== tags.join() || clause.editorNotes !== notes
	if (!otherWords && !otherNotes) return from
	const to = otherWords ? versions[0]!.number + 1 : from
	if (otherWords)
		await tx.clauseVersion.create({ data: { clauseId: id, number: to, variants: asJson(variants), reason, authorId: administrator.id } })
	await tx.clause.update({
		where: { id },
		data: { tags, editorNotes: notes, activeNumber: to, ...(otherNotes ? { editedAt: new Date() } : {}) },
	})
	await recordEvent(tx, {
		type: 'clause.edited',
		actor: administrator,
		companyId: administrator.companyId,
		subject: id,
		details: { clause: clause.name, from, to, reason },
	})
	return to
}

/** Variants without the order of their names, which the database changes. */
function wordsOf(variants: readonly ClauseVariant[]): string {
	return JSON.stringify(variants.map(({ key, label, side, state, text }) => [key, label, side, state, text]))
}
