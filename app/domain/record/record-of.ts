import { hasField, parseValue, type RecordField, recordFieldNames, recordFields, type FieldValue } from './record-fields.ts'
import type { RecordSource } from './record-selection.ts'

/** The words of a version that a value was read from, in UTF-16 offsets into its text. */
export interface FieldSource {
	versionNumber: number
	quote: string
	start: number
	end: number
}

/** A field of a document's record. */
export interface FieldReading {
	field: RecordField
	/** `null`: unknown, or confirmed that there is none. */
	value: FieldValue | null
	/** `null` where the value was typed. */
	source: FieldSource | null
	/** Who confirmed it and when; `null`: read by the review and not confirmed. */
	confirmed: { by: { id: string; firstName: string; lastName: string } | null; at: Date } | null
	/**
	 * What the newest report reads instead: several readings that differ, none of which is taken; or for a confirmed value
	 * a newer reading that differs from it.
	 */
	readings: { value: FieldValue; source: FieldSource }[]
}

/** Every field of a document's record. */
export type DocumentRecord = Record<RecordField, FieldReading>

/**
 * The record of a document. A confirmed value stands until somebody changes it; a later reading that differs is kept
 * beside it. A value that the report reads in several ways is not taken at all.
 */
export function recordOf({ record, documentType, versions: [version] }: RecordSource): DocumentRecord {
	const entries = new Map(record.map((entry) => [entry.field, entry]))
	const facts = version?.reviews[0]?.facts ?? []
	const readings = recordFieldNames.map((field): FieldReading => {
		const read = version && hasField(field, documentType) ? readingsOf(field, facts, version.number) : []
		const entry = entries.get(field)
		if (!entry) {
			const [only, ...others] = read
			const value = only && others.length === 0 ? only : null
			return { field, value: value?.value ?? null, source: value?.source ?? null, confirmed: null, readings: value ? [] : read }
		}
		const value = entry.value === null ? null : { value: entry.value, unit: entry.unit }
		const { versionNumber, quote, start, end } = entry
		const source = versionNumber === null || quote === null || start === null || end === null ? null : { versionNumber, quote, start, end }
		return {
			field,
			value,
			source,
			confirmed: { by: entry.confirmedBy, at: entry.confirmedAt },
			readings: read.filter((each) => value === null || !same(each.value, value)),
		}
	})
	return Object.fromEntries(readings.map((reading) => [reading.field, reading])) as DocumentRecord
}

type Fact = NonNullable<RecordSource['versions'][number]['reviews'][number]>['facts'][number]

/** The different values that a report reads for a field, each with its first words. */
function readingsOf(field: RecordField, facts: readonly Fact[], versionNumber: number): FieldReading['readings'] {
	const { facts: names } = recordFields[field]
	const name = names.find((each) => facts.some((fact) => fact.name === each))
	const named = facts.filter((fact) => fact.name === name)
	if (field === 'parties') return partiesOf(named, versionNumber)
	const found: FieldReading['readings'] = []
	for (const fact of named) {
		const value = parseValue(field, fact.value, fact.unit)
		// A reading in another form, such as a day that depends on an event, is no value of this field.
		if (value === null || typeof value === 'string' || found.some((each) => same(each.value, value))) continue
		found.push({ value, source: sourceOf(fact, versionNumber) })
	}
	return found
}

/** Several parties are one value: all of their names. */
function partiesOf(named: readonly Fact[], versionNumber: number): FieldReading['readings'] {
	const [first] = named
	if (!first) return []
	const names = [...new Set(named.map(({ value }) => value))]
	const value = parseValue('parties', names.join('; '))
	return value === null || typeof value === 'string' ? [] : [{ value, source: sourceOf(first, versionNumber) }]
}

function sourceOf({ quote, start, end }: Fact, versionNumber: number): FieldSource {
	return { versionNumber, quote, start, end }
}

function same(one: FieldValue, other: FieldValue): boolean {
	return one.value === other.value && one.unit === other.unit
}
