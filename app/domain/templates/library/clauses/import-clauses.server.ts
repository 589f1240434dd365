import { createHash } from 'node:crypto'
import type { Administrator } from '#app/domain/identity/administrator.ts'
import type { WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { lockLibrary } from '../lock-library.server.ts'
import { hashOfClause, type ClauseContent, type ClauseWords } from './clause-content.ts'
import type { FiledClause } from './clause-file.ts'
import { textOfVariants } from './clause-texts.server.ts'
import { listClauses } from './list-clauses.server.ts'
import { applyReach, planReach, reachHolds, type ReachedTemplate } from './reach.server.ts'
import { createClause, mistakeIn, writeClause } from './save-clause.server.ts'

/** What an import does to one clause. */
export interface PlannedChange {
	/** 'conflict': the library's clause was changed after the file was exported, too. */
	action: 'add' | 'change' | 'conflict' | 'unchanged'
	/** As the library has it, or the file where it is new. */
	name: string
	/** Of what the library says now; `null` where it is new. */
	beforeHash: string | null
	before: ClauseWords | null
	after: ClauseContent
}

/** A planned change with what becomes of a conflict: the file's words, or those of the library. */
export interface DecidedChange {
	name: string
	action: PlannedChange['action']
	beforeHash: string | null
	after: ClauseContent
	resolution?: 'file' | 'library'
}

/** What importing clauses of a file would change. Nothing is changed. */
export async function planImport(
	services: Pick<Services, 'db'>,
	administrator: Administrator,
	filed: readonly FiledClause[],
): Promise<PlannedChange[]> {
	const library = new Map((await listClauses(services, administrator)).map((clause) => [clause.name.toLowerCase(), clause]))
	return filed.map(({ content, basedOn }) => {
		const now = library.get(content.name.toLowerCase())
		if (!now) return { action: 'add', name: content.name, beforeHash: null, before: null, after: content }
		const { name, tags, editorNotes: notes, variants, hash } = now
		const after = { ...content, name }
		const action = hashOfClause(after) === hash ? 'unchanged' : basedOn === hash ? 'change' : 'conflict'
		return { action, name, beforeHash: hash, before: { name, tags, notes, variants }, after }
	})
}

/** Why nothing was imported. */
export type ImportRefusal =
	| { refused: 'undecided'; names: string[] }
	| { refused: 'overtaken'; names: string[] }
	| { refused: 'mistake'; name: string; problem: string }
	| { refused: 'breaks_templates'; reached: ReachedTemplate[] }

/** Applies exactly the planned changes, or nothing. */
export async function applyImport(
	services: Pick<Services, 'db' | 'storage'>,
	engine: WordEngine,
	administrator: Administrator,
	planned: readonly DecidedChange[],
	reason: string,
): Promise<{ added: number; changed: number; reached: ReachedTemplate[] } | ImportRefusal> {
	const undecided = planned.filter(({ action, resolution }) => action === 'conflict' && !resolution)
	if (undecided.length > 0) return { refused: 'undecided', names: undecided.map(({ name }) => name) }
	const written = planned.filter(({ action, resolution }) => action !== 'unchanged' && resolution !== 'library')
	for (const { name, after } of written) {
		const mistake = mistakeIn(after.variants)
		if (mistake) return { refused: 'mistake', name, problem: `Variant ${mistake.variant}: ${mistake.problem}` }
	}
	const changed = Object.fromEntries(written.map(({ name, after }) => [name, textOfVariants(after.variants)]))
	const reached = await planReach(services, engine, changed)
	if (reached.some(({ problem }) => problem !== null)) return { refused: 'breaks_templates', reached }

	return services.db.$transaction(async (tx) => {
		await lockLibrary(tx)
		const library = new Map((await listClauses({ db: tx }, administrator)).map((clause) => [clause.name.toLowerCase(), clause]))
		const overtaken = planned.filter(({ name, beforeHash }) => (library.get(name.toLowerCase())?.hash ?? null) !== beforeHash)
		if (overtaken.length > 0) return { refused: 'overtaken', names: overtaken.map(({ name }) => name) }
		if (!(await reachHolds(tx, Object.keys(changed), reached))) return { refused: 'overtaken', names: [] }
		for (const { name, after } of written) {
			const clause = library.get(name.toLowerCase())
			if (clause) await writeClause(tx, administrator, clause, after, reason)
			else await createClause(tx, administrator, after, reason)
		}
		await applyReach(tx, administrator, reached)
		const added = written.filter(({ beforeHash }) => beforeHash === null).length
		const counts = { added, changed: written.length - added }
		if (written.length > 0)
			await recordEvent(tx, { type: 'clauses.imported', actor: administrator, companyId: administrator.companyId, details: counts })
		return { ...counts, reached }
	})
}

/** Identifies a plan, so that exactly what somebody saw is applied. */
export function hashOfPlan(planned: readonly PlannedChange[]): string {
	const shown = planned.map(({ action, name, beforeHash, after }) => [action, name, beforeHash, hashOfClause(after)])
	return createHash('sha256').update(JSON.stringify(shown)).digest('hex')
}
