import { formatDate } from '../../fields/formats/format-date.ts'
import type { FieldValue, TemplateField } from '../../fields/template-field.ts'
import { partyPartsOf } from '../../fields/party-parts.ts'
import { typedText } from './typed-answers.ts'

/** An answer in words, on one line: '$1,250.50', 'March 15, 2026', 'Ann Lee; Bob Ray'. Empty without an answer. */
export function describeAnswer(field: TemplateField, value: FieldValue | undefined): string {
	if (value === undefined) return ''
	if (Array.isArray(value)) return value.map((entry) => describeEntry(field.parts, entry)).join('; ')
	if (typeof value === 'object') {
		const parts = partyPartsOf(field.kind).map(({ name }) => value[name])
		return parts.filter(Boolean).join(', ').replaceAll('\n', ', ')
	}
	if (typeof value === 'boolean') return value ? 'Yes' : 'No'
	switch (field.kind) {
		case 'date':
			return formatDate(String(value))
		case 'money':
			return `$${typedText('money', value)}`
		case 'percent':
			return `${typedText('percent', value)}%`
		case 'choice':
			return field.choices.find((choice) => choice.value === value)?.label ?? String(value)
		default:
			return typedText(field.kind, value).replaceAll('\n', ', ')
	}
}

function describeEntry(parts: readonly TemplateField[], entry: Record<string, FieldValue>): string {
	return parts
		.map((part) => describeAnswer(part, entry[part.name]))
		.filter(Boolean)
		.join(', ')
}
