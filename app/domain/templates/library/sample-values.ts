import { checkValues } from '../fields/check-values.ts'
import type { FieldValue, FieldValues, TemplateField } from '../fields/template-field.ts'

/**
 * Values with which a template can be tried: its default, its example, or what fits its kind. Fields whose limits no sample
 * fits are left out.
 */
export function sampleValues(fields: readonly TemplateField[]): FieldValues {
	return Object.fromEntries(
		fields.flatMap((field): [string, FieldValue][] => {
			const open = { ...field, shownWhen: null }
			for (const candidate of [field.defaultValue, field.example || null, sampleOf(field), limitOf(field)]) {
				if (candidate === null) continue
				const { values, problems } = checkValues([open], { [field.name]: candidate })
				if (problems.length === 0 && values[field.name] !== undefined) return [[field.name, values[field.name]!]]
			}
			return []
		}),
	)
}

function sampleOf({ kind, label, choices, parts, limits }: TemplateField): FieldValue | null {
	switch (kind) {
		case 'text':
		case 'long_text':
			return label
		case 'date':
			return '2026-03-15'
		case 'money':
			return 25_000
		case 'number':
			return 1000
		case 'percent':
			return 10
		case 'choice':
			return choices[0]?.value ?? null
		case 'yes_no':
			return true
		case 'address':
			return '500 Howard Street\nSan Francisco, CA 94105'
		case 'person':
			return { name: 'Ada Lovelace', title: 'Chief Executive Officer', email: 'ada@acme.example', address: '500 Howard Street' }
		case 'company':
			return {
				name: 'Acme Robotics, Inc.',
				entity_type: 'corporation',
				state: 'Delaware',
				address: '500 Howard Street, San Francisco, CA 94105',
				signatory_name: 'Ada Lovelace',
				signatory_title: 'Chief Executive Officer',
			}
		case 'list':
			return Array.from({ length: Math.max(2, Number(limits.min ?? 0)) }, () => sampleValues(parts))
	}
}

/** The least or the most that a field takes. */
function limitOf({ limits: { min, max } }: TemplateField): FieldValue | null {
	return min ?? max ?? null
}
