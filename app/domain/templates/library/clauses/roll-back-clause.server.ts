import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import type { Administrator } from '#app/domain/identity/administrator.ts'
import type { WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { lockLibrary } from '../lock-library.server.ts'
import { variantsOf } from '../stored-json.ts'
import { applyReach, reachHolds, templatesUsing, type ReachedTemplate } from './reach.server.ts'
import { planClauseChange, type ClauseRefusal } from './save-clause.server.ts'

/**
 * Brings another version of a clause into use: one from before, or one that came with an update of the product.
 *
 * @returns `null` when there is no such clause or version
 */
export async function activateClauseVersion(
	services: Pick<Services, 'db' | 'storage'>,
	engine: WordEngine,
	administrator: Administrator,
	clauseId: string,
	{ number, reason }: { number: number; reason: string },
): Promise<{ reached: ReachedTemplate[] } | ClauseRefusal | null> {
	const version = await services.db.clauseVersion.findUnique({
		where: { clauseId_number: { clauseId, number } },
		select: { variants: true },
	})
	const plan = version && (await planClauseChange(services, engine, administrator, clauseId, variantsOf(version.variants)))
	if (!plan || 'refused' in plan) return plan
	const { reached } = plan
	if (reached.some(({ problem }) => problem !== null)) return { refused: 'breaks_templates', reached }
	return services.db.$transaction(async (tx) => {
		await lockLibrary(tx)
		const { name, activeNumber: from } = await tx.clause.findUniqueOrThrow({ where: { id: clauseId } })
		if (from === number) return { reached: [] }
		if (!(await reachHolds(tx, [name], reached))) return { refused: 'overtaken' }
		await tx.clause.update({ where: { id: clauseId }, data: { activeNumber: number } })
		await recordEvent(tx, {
			type: 'clause.version_activated',
			actor: administrator,
			companyId: administrator.companyId,
			subject: clauseId,
			details: { clause: name, from, to: number, reason },
		})
		await applyReach(tx, administrator, reached)
		return { reached }
	})
}

/**
 * Retires a clause that no template uses, or takes it back into use. Nothing is deleted.
 *
 * @returns the templates that keep it; `null` when there is no such clause
 */
export async function setClauseStatus(
	{ db }: Pick<Services, 'db'>,
	administrator: Administrator,
	clauseId: string,
	status: 'active' | 'retired',
): Promise<{ usedBy: string[] } | null> {
	return db.$transaction(async (tx) => {
		await lockLibrary(tx)
		const clause = await tx.clause.findUnique({ where: { id: clauseId }, select: { name: true, status: true } })
		if (!clause) return null
		const users = status === 'retired' ? await templatesUsing({ db: tx }, [clause.name]) : []
		if (users.length > 0 || clause.status === status) return { usedBy: users.map(({ name }) => name) }
		await tx.clause.update({ where: { id: clauseId }, data: { status, editedAt: new Date() } })
		await recordEvent(tx, {
			type: 'clause.status_changed',
			actor: administrator,
			companyId: administrator.companyId,
			subject: clauseId,
			details: { clause: clause.name, to: status },
		})
		return { usedBy: [] }
	})
}
