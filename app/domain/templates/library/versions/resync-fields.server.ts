import { createHash } from 'node:crypto'
import { canonicalJson, type Json } from '#app/domain/audit/canonical-json.ts'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import type { Administrator } from '#app/domain/identity/administrator.ts'
import type { WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { TemplateField } from '../../fields/template-field.ts'
import type { TemplateMistake } from '../../language/template-content.ts'
import { clauseTexts, type ClauseTexts } from '../clauses/clause-texts.server.ts'
import { compareFields, isEmptyDiff, type FieldsDiff } from '../fields/compare-fields.ts'
import { mergeFields } from '../fields/merge-fields.ts'
import { lockLibrary } from '../lock-library.server.ts'
import { asJson, fieldsOf, writtenOf } from '../stored-json.ts'
import { loadTemplateFile } from './template-files.server.ts'
import { readTemplateFile } from './read-template-file.server.ts'

/** What reading a version's file again would make of its fields. */
export interface ResyncPlan {
	diff: FieldsDiff
	fields: TemplateField[]
	/** Identifies what was read and what it would replace, so that exactly what somebody saw is applied. */
	planned: string
}

/** Why a file can't be read again. */
export type ResyncRefusal = { refused: 'unreadable' } | { refused: 'mistakes'; mistakes: TemplateMistake[] }

/**
 * Reads the file of a version again, with the clauses of today, and says what it would change. Nothing is changed.
 *
 * @param clauses other words for clauses than those in use
 * @returns `null` when there is no such version
 */
export async function planResync(
	services: Pick<Services, 'db' | 'storage'>,
	engine: WordEngine,
	_administrator: Administrator | null,
	templateId: string,
	number: number,
	clauses?: ClauseTexts,
): Promise<ResyncPlan | ResyncRefusal | null> {
	const { db } = services
	const version = await db.templateVersion.findUnique({
		where: { templateId_number: { templateId, number } },
		select: { fileKey: true, sha256: true, fields: true, template: { select: { writtenFields: true } } },
	})
	if (!version) return null
	const file = await loadTemplateFile(services, version)
	if (!file || createHash('sha256').update(file).digest('hex') !== version.sha256) return { refused: 'unreadable' }
	const read = await readTemplateFile(engine, file, clauses ?? (await clauseTexts(db)))
	if ('unreadable' in read) return { refused: 'unreadable' }
	if ('mistakes' in read) return { refused: 'mistakes', mistakes: read.mistakes }
	const kept = fieldsOf(version.fields)
	const fields = mergeFields(read.found, kept, writtenOf(version.template.writtenFields))
	return { diff: compareFields(kept, fields), fields, planned: planHash(kept, fields) }
}

/**
 * Applies what `planResync` said.
 *
 * @param planned of the plan that somebody saw; without it, whatever the file says now
 * @returns 'overtaken' when the plan is no longer the one that was seen
 */
export async function resyncFields(
	services: Pick<Services, 'db' | 'storage'>,
	engine: WordEngine,
	administrator: Administrator,
	templateId: string,
	{ number, planned }: { number: number; planned?: string },
): Promise<ResyncPlan | ResyncRefusal | 'overtaken' | null> {
	const plan = await planResync(services, engine, administrator, templateId, number)
	if (plan === null || 'refused' in plan) return plan
	if (planned !== undefined && planned !== plan.planned) return 'overtaken'
	if (isEmptyDiff(plan.diff)) return plan
	return services.db.$transaction(async (tx) => {
		await lockLibrary(tx)
		const key = { templateId_number: { templateId, number } }
		const version = await tx.templateVersion.findUniqueOrThrow({
			where: key,
			select: { fields: true, template: { select: { name: true } } },
		})
		if (planHash(fieldsOf(version.fields), plan.fields) !== plan.planned) return 'overtaken'
		await tx.templateVersion.update({ where: key, data: { fields: asJson(plan.fields) } })
		await recordEvent(tx, {
			type: 'template.fields_changed',
			actor: administrator,
			companyId: administrator.companyId,
			subject: templateId,
			details: { template: version.template.name, version: number, fields: namesIn(plan.diff) },
		})
		return plan
	})
}

/** The names of all fields that a diff is about. */
export function namesIn({ new: added, gone, changed }: FieldsDiff): string[] {
	return [...added, ...gone, ...changed.map(({ name }) => name)]
}

/**
 * Identifies a plan by the fields that it replaces and those that it puts there. JSON columns come back with their keys in
 * another order, which does not count.
 */
export function planHash(kept: readonly TemplateField[], fields: readonly TemplateField[]): string {
	return createHash('sha256')
		.update(canonicalJson([kept, fields] as unknown as Json))
		.digest('hex')
}
