import type { TemplateField } from '../../fields/template-field.ts'

/** A field by its path: 'founders.shares' is the part `shares` of the list `founders`. */
export function fieldAt(fields: readonly TemplateField[], path: string): TemplateField | null {
	const [name, ...rest] = path.split('.')
	const field = fields.find((each) => each.name === name)
	if (!field) return null
	return rest.length === 0 ? field : fieldAt(field.parts, rest.join('.'))
}

/** The same fields with another one at a path, in the order that they say. */
export function withFieldAt(fields: readonly TemplateField[], path: string, changed: TemplateField): TemplateField[] {
	const [name, ...rest] = path.split('.')
	return fields
		.map((field) => {
			if (field.name !== name) return field
			return rest.length === 0 ? changed : { ...field, parts: withFieldAt(field.parts, rest.join('.'), changed) }
		})
		.sort((one, other) => one.order - other.order)
}
