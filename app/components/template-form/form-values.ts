import { partyPartsOf } from '#app/domain/templates/fields/party-parts.ts'
import type { FieldValue, TemplateField } from '#app/domain/templates/fields/template-field.ts'

/** What the names of a form's inputs begin with: 'v.founders.0.shares'. */
export const inputPrefix = 'v.'

/** The values that were typed into the inputs of fields, as `checkValues` takes them. What was left empty is left out. */
export function valuesIn(
	fields: readonly TemplateField[],
	typed: Readonly<Record<string, string>>,
	prefix = inputPrefix,
): Record<string, unknown> {
	return Object.fromEntries(
		fields.flatMap((field) => {
			const value = valueIn(field, typed, `${prefix}${field.name}`)
			return value === undefined ? [] : [[field.name, value]]
		}),
	)
}

function valueIn(field: TemplateField, typed: Readonly<Record<string, string>>, name: string): unknown {
	if (field.kind === 'list') {
		const entries = Array.from({ length: entriesShown(typed, name) }, (_, index) => valuesIn(field.parts, typed, `${name}.${index}.`))
		const written = entries.filter((entry) => Object.keys(entry).length > 0)
		return written.length > 0 ? written : undefined
	}
	const parts = partyPartsOf(field.kind)
	if (parts.length === 0) return typed[name]?.trim() ? typed[name] : undefined
	const said = parts.flatMap((part) => (typed[`${name}.${part.name}`]?.trim() ? [[part.name, typed[`${name}.${part.name}`]!]] : []))
	return said.length > 0 ? Object.fromEntries(said) : undefined
}

/** How many entries of a list were typed. */
export function entriesShown(typed: Readonly<Record<string, string>>, list: string): number {
	return Object.entries(typed).reduce((most, [name, value]) => {
		if (!name.startsWith(`${list}.`) || value.trim() === '') return most
		const index = /^\d{1,3}(?=\.)/.exec(name.slice(list.length + 1))?.[0]
		return index === undefined ? most : Math.max(most, Number(index) + 1)
	}, 0)
}

/** Values as the inputs of their fields show them. */
export function typedOf(values: Readonly<Record<string, FieldValue>>, prefix = inputPrefix): Record<string, string> {
	const typed: Record<string, string> = {}
	for (const [name, value] of Object.entries(values)) {
		if (Array.isArray(value)) value.forEach((entry, index) => Object.assign(typed, typedOf(entry, `${prefix}${name}.${index}.`)))
		else if (typeof value === 'object') Object.assign(typed, typedOf(value, `${prefix}${name}.`))
		else typed[`${prefix}${name}`] = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
	}
	return typed
}
