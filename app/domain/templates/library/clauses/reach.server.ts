import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import type { Administrator } from '#app/domain/identity/administrator.ts'
import type { WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { Db, Tx } from '#app/infrastructure/db/db.ts'
import type { TemplateStatus } from '#app/infrastructure/db/generated/enums.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { TemplateField } from '../../fields/template-field.ts'
import { isEmptyDiff, type FieldsDiff } from '../fields/compare-fields.ts'
import { sayMistake } from '../say-mistake.ts'
import { asJson, fieldsOf } from '../stored-json.ts'
import { namesIn, planHash, planResync } from '../versions/resync-fields.server.ts'
import { clauseTexts, type ClauseTexts } from './clause-texts.server.ts'

/** A template whose words a change of clauses changes. */
export interface ReachedTemplate {
	templateId: string
	name: string
	status: TemplateStatus
	/** Its version in use. */
	number: number
	/** What the change makes of its fields; applied with it. */
	diff: FieldsDiff
	fields: TemplateField[]
	/** As `ResyncPlan` has it. */
	planned: string | null
	/** Why the template would not work any more; `null` where it does. */
	problem: string | null
}

const noDiff: FieldsDiff = { new: [], gone: [], changed: [] }

/** The templates that use clauses in their version in use, by name. Retired ones are left out. */
export async function templatesUsing({ db }: { db: Db | Tx }, clauseNames: readonly string[]) {
	const templates = await db.template.findMany({
		where: { status: { not: 'retired' }, versions: { some: { clauseNames: { hasSome: [...clauseNames] } } } },
		orderBy: [{ name: 'asc' }, { id: 'asc' }],
		select: { id: true, name: true, status: true, activeNumber: true, versions: { select: { number: true, clauseNames: true } } },
	})
	return templates.flatMap(({ versions, ...template }) => {
		const active = versions.find(({ number }) => number === template.activeNumber)!
		return active.clauseNames.some((name) => clauseNames.includes(name)) ? [{ ...template, clauseNames: active.clauseNames }] : []
	})
}

/** Every template that a change of clauses reaches, and what it does to each. Nothing is changed. */
export async function planReach(
	services: Pick<Services, 'db' | 'storage'>,
	engine: WordEngine,
	changed: ClauseTexts,
): Promise<ReachedTemplate[]> {
	const templates = await templatesUsing(services, Object.keys(changed))
	const clauses = { ...(await clauseTexts(services.db)), ...changed }
	const reached: ReachedTemplate[] = []
	for (const { id: templateId, name, status, activeNumber: number } of templates) {
		const plan = await planResync(services, engine, null, templateId, number, clauses)
		const about = { templateId, name, status, number }
		if (plan && 'diff' in plan) reached.push({ ...about, diff: plan.diff, fields: plan.fields, planned: plan.planned, problem: null })
		else {
			const problem = plan?.refused === 'mistakes' ? sayMistake(plan.mistakes[0]!) : 'Its file is missing or damaged.'
			reached.push({ ...about, diff: noDiff, fields: [], planned: null, problem })
		}
	}
	return reached
}

/**
 * Applies to the fields of reached templates what `planReach` said, in the transaction that changes the clauses.
 *
 * @param administrator `null`: the program itself, whose updates no history tells
 */
export async function applyReach(tx: Tx, administrator: Administrator | null, reached: readonly ReachedTemplate[]): Promise<void> {
	for (const { templateId, name, number, diff, fields } of reached) {
		if (isEmptyDiff(diff)) continue
		await tx.templateVersion.update({ where: { templateId_number: { templateId, number } }, data: { fields: asJson(fields) } })
		if (!administrator) continue
		await recordEvent(tx, {
			type: 'template.fields_changed',
			actor: administrator,
			companyId: administrator.companyId,
			subject: templateId,
			details: { template: name, version: number, fields: namesIn(diff) },
		})
	}
}

/** Whether what `planReach` saw still holds. Ask it under the library's lock. */
export async function reachHolds(tx: Tx, clauseNames: readonly string[], reached: readonly ReachedTemplate[]): Promise<boolean> {
	const now = await templatesUsing({ db: tx }, clauseNames)
	if (now.length !== reached.length) return false
	for (const { templateId, number, planned, fields } of reached) {
		if (!now.some(({ id, activeNumber }) => id === templateId && activeNumber === number)) return false
		const version = await tx.templateVersion.findUniqueOrThrow({
			where: { templateId_number: { templateId, number } },
			select: { fields: true },
		})
		if (planned !== null && planHash(fieldsOf(version.fields), fields) !== planned) return false
	}
	return true
}
