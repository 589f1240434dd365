import { z } from 'zod'
import { recordFieldNames, recordFields, type RecordField } from '#app/domain/record/record-fields.ts'
import type { DocumentRecord } from '#app/domain/record/record-of.ts'

const FieldName = z.enum(recordFieldNames as [RecordField, ...RecordField[]])

const Source = z.object({ version_number: z.int().min(1), quote: z.string(), start: z.int(), end: z.int() })
const Value = { value: z.string().nullable(), unit: z.string().nullable() }

/** Answer of GET and PUT /document/{id}/metadata. */
export const MetadataAnswer = z.object({
	metadata: z.array(
		z.object({
			field: FieldName,
			label: z.string(),
			...Value,
			confirmed: z.boolean(),
			confirmed_by: z.uuid().nullable(),
			confirmed_at: z.iso.datetime().nullable(),
			source: Source.nullable(),
			/** What the newest report reads instead. */
			readings: z.array(z.object({ ...Value, source: Source })),
		}),
	),
})

/** Body of PUT /document/{id}/metadata. */
export const MetadataBody = z.object({
	fields: z.partialRecord(FieldName, z.object({ value: z.string().max(3000), unit: z.string().max(20).nullish() }).nullable(), {
		error: 'The fields must be an object of record fields, each with a value or null.',
	}),
})

/** A record in the API's names. */
export function metadataRecord(record: DocumentRecord): z.infer<typeof MetadataAnswer>['metadata'] {
	return recordFieldNames.map((field) => {
		const { value, source, confirmed, readings } = record[field]
		return {
			field,
			label: recordFields[field].label,
			value: value?.value ?? null,
			unit: value?.unit ?? null,
			confirmed: confirmed !== null,
			confirmed_by: confirmed?.by?.id ?? null,
			confirmed_at: confirmed?.at.toISOString() ?? null,
			source: source && sourceRecord(source),
			readings: readings.map((reading) => ({ ...reading.value, source: sourceRecord(reading.source) })),
		}
	})
}

function sourceRecord({ versionNumber, quote, start, end }: NonNullable<DocumentRecord[RecordField]['source']>) {
	return { version_number: versionNumber, quote, start, end }
}
