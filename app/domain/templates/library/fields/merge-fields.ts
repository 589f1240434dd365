import { labelOf } from '../../fields/describe-field.ts'
import type { TemplateField } from '../../fields/template-field.ts'
import type { FoundField } from '../../language/template-content.ts'
import { kindFits } from './field-fits.ts'

/** What admins wrote about fields, by name. */
export type WrittenFields = Record<string, TemplateField>

const firstSection = 'Details'

/**
 * The fields of a file, with what admins wrote about them: a label, a help, an order and so on survive as long as there is
 * a field of that name. A field that is new stands after the one before it in the file.
 *
 * @param kept those of the version before, or of this one before it was read again
 * @param written what was written about fields that are not among them
 */
export function mergeFields(
	found: readonly FoundField[],
	kept: readonly TemplateField[],
	written: Readonly<WrittenFields> = {},
): TemplateField[] {
	const before = new Map(kept.map((field) => [field.name, field]))
	const merged = kept
		.filter(({ name }) => found.some((each) => each.name === name))
		.sort((one, other) => one.order - other.order)
		.map((field) =>
			withUses(
				field,
				found.find(({ name }) => name === field.name)!,
			),
		)
	for (const [index, field] of found.entries()) {
		if (before.has(field.name)) continue
		const previous = merged.findIndex(({ name }) => name === found[index - 1]?.name)
		const section = merged[previous]?.section ?? merged[0]?.section ?? firstSection
		const known = Object.hasOwn(written, field.name) ? written[field.name] : undefined
		merged.splice(index === 0 ? 0 : previous + 1, 0, known ? withUses(known, field) : newField(field, section))
	}
	return merged.map((field, index) => ({ ...field, order: index + 1 }))
}

/** A field as it is asked for until an admin writes more about it. */
export function newField({ name, kind, choices, parts, shownWhen }: FoundField, section = firstSection): TemplateField {
	return {
		name,
		kind,
		label: labelOf(name),
		help: '',
		section,
		order: 1,
		required: true,
		defaultValue: null,
		example: '',
		choices: choices.map((value) => ({ value, label: labelOf(value) })),
		limits: {},
		filledFrom: null,
		parts: parts.map((part, index) => ({ ...newField(part, ''), order: index + 1 })),
		shownWhen,
	}
}

/** A field that was written about, as the file uses it now. */
function withUses(written: TemplateField, found: FoundField): TemplateField {
	const { shownWhen } = found
	if (!kindFits(written.kind, found.kind)) {
		// What was written for the other kind would be wrong for this one.
		const { label, help, section, order, required } = written
		return { ...newField(found), label, help, section, order, required }
	}
	const known = new Set(written.choices.map(({ value }) => value))
	const added = found.choices.filter((value) => !known.has(value)).map((value) => ({ value, label: labelOf(value) }))
	return {
		...written,
		choices: written.kind === 'choice' ? [...written.choices, ...added] : written.choices,
		parts: written.kind === 'list' ? mergeFields(found.parts, written.parts) : written.parts,
		shownWhen,
	}
}
