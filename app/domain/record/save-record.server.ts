import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { allowedTo } from '#app/domain/access/visible-to.ts'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { parseValue, type FieldValue, type RecordField, recordFields, type ValueRefusal } from './record-fields.ts'
import { readRecord } from './read-record.server.ts'
import type { FieldReading } from './record-of.ts'

/** A typed value of a field; an empty one confirms that the document has none. */
export interface TypedValue {
	value: string
	unit?: string | null
}

/** A value that can't be kept, and the field that it was typed for. */
export interface RefusedValue {
	refused: ValueRefusal
	field: RecordField
}

/**
 * Confirms values of a document's record. A value that the report reads too keeps the words it was read from; any other
 * was typed and has none. Fields that are left out stay as they are.
 *
 * @returns 'saved', 'gone' when the member lost the right since, or the first value that is in no form of its field
 */
export async function saveRecord(
	services: Pick<Services, 'db'>,
	access: DocumentAccess<'edit'>,
	typed: Partial<Record<RecordField, TypedValue>>,
): Promise<'saved' | 'gone' | RefusedValue> {
	const { member, document } = access
	const parsed: [RecordField, FieldValue | null][] = []
	for (const [field, { value, unit }] of Object.entries(typed) as [RecordField, TypedValue][]) {
		const read = parseValue(field, value, unit)
		if (typeof read === 'string') return { refused: read, field }
		parsed.push([field, read])
	}
	const record = await readRecord(services, access)
	const changed = parsed.filter(([field, value]) => isNews(record[field], value))
	if (changed.length === 0) return 'saved'
	return services.db.$transaction(async (tx) => {
		// Locks the document's row: somebody else's values are confirmed before or after, not among these.
		const { count } = await tx.document.updateMany({
			where: { id: document.id, ...allowedTo(member, 'edit') },
			data: { updatedAt: new Date() },
		})
		if (count === 0) return 'gone'
		for (const [field, value] of changed) {
			const source = sourceFor(record[field], value)
			const entry = {
				value: value?.value ?? null,
				unit: value?.unit ?? null,
				versionNumber: source?.versionNumber ?? null,
				quote: source?.quote ?? null,
				start: source?.start ?? null,
				end: source?.end ?? null,
				confirmedById: member.id,
				confirmedAt: new Date(),
			}
			await tx.recordEntry.upsert({
				where: { documentId_field: { documentId: document.id, field } },
				create: { documentId: document.id, field, ...entry },
				update: entry,
			})
		}
		const fields = changed.map(([field]) => recordFields[field].label)
		await recordEvent(tx, { type: 'document.record_changed', actor: member, documentId: document.id, details: { fields } })
		return 'saved'
	})
}

/** Takes the confirmation of a field back: the report's reading counts again, as not confirmed. */
export async function unconfirm(
	{ db }: Pick<Services, 'db'>,
	{ member, document }: DocumentAccess<'edit'>,
	field: RecordField,
): Promise<void> {
	await db.$transaction(async (tx) => {
		const { count } = await tx.recordEntry.deleteMany({ where: { documentId: document.id, field } })
		const details = { fields: [recordFields[field].label] }
		if (count > 0) await recordEvent(tx, { type: 'document.record_changed', actor: member, documentId: document.id, details })
	})
}

function isNews({ confirmed, value: known, readings }: FieldReading, value: FieldValue | null): boolean {
	const same = known?.value === value?.value && known?.unit === value?.unit
	// Nothing typed where nothing is known confirms nothing, unless the report reads something.
	if (value === null && known === null && !confirmed) return readings.length > 0
	return !same || !confirmed
}

function sourceFor({ value: known, source, readings }: FieldReading, value: FieldValue | null): FieldReading['source'] {
	if (value === null) return null
	const matches = (other: FieldValue | null) => other?.value === value.value && other.unit === value.unit
	return matches(known) ? source : (readings.find((reading) => matches(reading.value))?.source ?? null)
}
