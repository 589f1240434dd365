import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { personName } from '#app/domain/documents/sharing/person-name.ts'
import { readRecord } from '#app/domain/record/read-record.server.ts'
import { hasField, recordFieldNames, type FieldValue, type RecordField } from '#app/domain/record/record-fields.ts'
import type { FieldSource } from '#app/domain/record/record-of.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** The words a value was read from, as the page links to them. */
interface ShownSource {
	quote: string
	/** The version, if it is not the newest. */
	version: number | null
	start: number
	end: number
}

/** A field of the record as the page shows it. */
export interface ShownField {
	field: RecordField
	value: FieldValue | null
	/** `null` until somebody confirmed it. */
	confirmedBy: string | null
	/** ISO 8601. */
	confirmedAt: string | null
	source: ShownSource | null
	readings: { value: FieldValue; source: ShownSource }[]
}

/** The record of an open document for its page. */
export async function shownRecord(services: Pick<Services, 'db'>, access: DocumentAccess): Promise<ShownField[]> {
	const { id } = access.document
	const [record, { documentType }] = await Promise.all([
		readRecord(services, access),
		services.db.document.findUniqueOrThrow({ where: { id }, select: { documentType: true } }),
	])
	const shown = ({ versionNumber, quote, start, end }: FieldSource): ShownSource => ({
		quote,
		start,
		end,
		version: versionNumber === access.document.versionNumber ? null : versionNumber,
	})
	const shownFields = recordFieldNames.filter((field) => hasField(field, documentType) || record[field].confirmed)
	return shownFields.map((field) => {
		const { value, source, confirmed, readings } = record[field]
		return {
			field,
			value,
			confirmedBy: confirmed && (confirmed.by ? personName(confirmed.by) : 'a former member'),
			confirmedAt: confirmed?.at.toISOString() ?? null,
			source: source && shown(source),
			readings: readings.map((reading) => ({ value: reading.value, source: shown(reading.source) })),
		}
	})
}
