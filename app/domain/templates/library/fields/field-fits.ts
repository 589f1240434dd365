import type { FieldKind } from '../../fields/template-field.ts'

/** What a field may be, by what its uses in the file say that it is. Uses that say nothing fit every kind but a list. */
const fitting: Partial<Record<FieldKind, readonly FieldKind[]>> = {
	number: ['number', 'money', 'percent'],
	choice: ['choice', 'text'],
	person: ['person', 'company'],
}

/** Whether a kind that an admin chose for a field fits the uses of the field in the file. */
export function kindFits(chosen: FieldKind, found: FieldKind): boolean {
	if (found === 'text') return chosen !== 'list' && chosen !== 'person' && chosen !== 'company'
	return chosen === found || (fitting[found] ?? []).includes(chosen)
}
