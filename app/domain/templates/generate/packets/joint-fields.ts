import type { TemplateField } from '../../fields/template-field.ts'

/**
 * The fields of several templates as one form: a name that several ask for is one question, needed where one of them
 * needs it.
 */
export function jointFields(forms: readonly (readonly TemplateField[])[]): TemplateField[] {
	const joint = new Map<string, TemplateField>()
	for (const field of forms.flat()) {
		const known = joint.get(field.name)
		joint.set(field.name, known ? join(known, field) : field)
	}
	return [...joint.values()].map((field, order) => ({ ...field, order }))
}

function join(one: TemplateField, other: TemplateField): TemplateField {
	const always = one.shownWhen === null || other.shownWhen === null
	const shownWhen = always ? null : one.shownWhen === other.shownWhen ? one.shownWhen : `(${one.shownWhen}) or (${other.shownWhen})`
	return { ...one, required: one.required || other.required, shownWhen }
}
