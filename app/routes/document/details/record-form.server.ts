import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { recordFieldNames } from '#app/domain/record/record-fields.ts'
import { saveRecord, type TypedValue } from '#app/domain/record/save-record.server.ts'
import { refusals, type Refusal } from '#app/http/refusals.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** Confirms the values in a form of the record: fields named `value.FIELD` and `unit.FIELD`. */
export async function confirmRecord(
	services: Pick<Services, 'db'>,
	access: DocumentAccess<'edit'>,
	fields: Readonly<Record<string, unknown>>,
): Promise<{ done: string } | { refused: Refusal }> {
	const typed = recordFieldNames.flatMap((field): [string, TypedValue][] => {
		const value = fields[`value.${field}`]
		const unit = fields[`unit.${field}`]
		return typeof value === 'string' ? [[field, { value, unit: typeof unit === 'string' ? unit : null }]] : []
	})
	const saved = await saveRecord(services, access, Object.fromEntries(typed))
	if (saved === 'gone') return { refused: refusals.gone }
	if (saved !== 'saved') return { refused: refusals[saved.refused] }
	return { done: typed.length === 1 ? 'Value confirmed' : `${typed.length} values confirmed` }
}
