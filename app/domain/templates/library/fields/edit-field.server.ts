import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import type { Administrator } from '#app/domain/identity/administrator.ts'
import type { WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { checkValues } from '../../fields/check-values.ts'
import type { TemplateField } from '../../fields/template-field.ts'
import { clauseTexts } from '../clauses/clause-texts.server.ts'
import { lockLibrary } from '../lock-library.server.ts'
import { sayMistake } from '../say-mistake.ts'
import { asJson, fieldsOf, writtenOf } from '../stored-json.ts'
import { readTemplateFile } from '../versions/read-template-file.server.ts'
import { loadTemplateFile } from '../versions/template-files.server.ts'
import { changedField, type FieldChange, type FieldChangeProblem } from './field-change.ts'
import { fieldAt, withFieldAt } from './field-path.ts'

/**
 * Changes what is written about a field of a version. What the file makes of the field stays: a kind that its uses do not
 * fit is refused.
 *
 * @param path the field's name, below that of its list: 'founders.shares'
 * @returns `null` when there is no such version or field
 */
export async function editField(
	services: Pick<Services, 'db' | 'storage'>,
	engine: WordEngine,
	administrator: Administrator,
	{ templateId, number, path }: { templateId: string; number: number; path: string },
	change: FieldChange,
): Promise<{ field: TemplateField } | FieldChangeProblem | null> {
	const key = { templateId_number: { templateId, number } }
	const version = await services.db.templateVersion.findUnique({ where: key })
	const before = version && fieldAt(fieldsOf(version.fields), path)
	if (!version || !before) return null
	const changed = changedField(before, change)
	if ('problem' in changed) return changed
	const withDefault = defaultOf(changed, change.defaultValue)
	if ('problem' in withDefault) return withDefault
	const misuse = await misuseOf(services, engine, version, withFieldAt(fieldsOf(version.fields), path, withDefault))
	if (misuse) return misuse

	return services.db.$transaction(async (tx) => {
		await lockLibrary(tx)
		const { fields, template } = await tx.templateVersion.findUniqueOrThrow({
			where: key,
			select: { fields: true, template: { select: { name: true, writtenFields: true } } },
		})
		const next = withFieldAt(fieldsOf(fields), path, withDefault).map((field, index) => ({ ...field, order: index + 1 }))
		const top = fieldAt(next, path.split('.')[0]!)
		if (!top) return null
		await tx.templateVersion.update({ where: key, data: { fields: asJson(next), fieldsEditedAt: new Date() } })
		await tx.template.update({
			where: { id: templateId },
			data: { writtenFields: asJson({ ...writtenOf(template.writtenFields), [top.name]: top }) },
		})
		await recordEvent(tx, {
			type: 'template.fields_changed',
			actor: administrator,
			companyId: administrator.companyId,
			subject: templateId,
			details: { template: template.name, version: number, fields: [path] },
		})
		return { field: withDefault }
	})
}

function defaultOf(field: TemplateField, typed: string): TemplateField | FieldChangeProblem {
	if (typed === '') return { ...field, defaultValue: null }
	if (field.kind === 'person' || field.kind === 'company' || field.kind === 'list')
		return { field: 'defaultValue', problem: 'A field of this kind has no default value' }
	const { values, problems } = checkValues([{ ...field, shownWhen: null }], { [field.name]: typed })
	if (problems[0]) return { field: 'defaultValue', problem: problems[0].problem }
	return { ...field, defaultValue: values[field.name] ?? null }
}

/** Whether the uses of the file fit the fields as they are to be. */
async function misuseOf(
	services: Pick<Services, 'db' | 'storage'>,
	engine: WordEngine,
	version: { fileKey: string; templateId: string },
	fields: readonly TemplateField[],
): Promise<FieldChangeProblem | null> {
	const file = await loadTemplateFile(services, version)
	if (!file) throw new Error(`A file of template ${version.templateId} is missing from storage`)
	const read = await readTemplateFile(engine, file, await clauseTexts(services.db), fields)
	if (!('mistakes' in read)) return null
	return { field: 'kind', problem: `The file does not fit. ${sayMistake(read.mistakes[0]!)}` }
}
