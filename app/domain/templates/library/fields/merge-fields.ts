import { describeField, describePart, labelOf } from '../../fields/describe-field.ts'
import type { TemplateField } from '../../fields/template-field.ts'
import type { FoundField } from '../../language/template-content.ts'
import { kindFits } from './field-fits.ts'

/** What admins wrote about fields, by name. */
export type WrittenFields = Record<string, TemplateField>

/**
 * The fields of a file, with what admins wrote about them: a label, a help, an order and so on survive as long as there is
 * a field of that name. A field that is new stands after the one before it in the file.
 *
 * @param kept those of the version before, or of this one before it was read again
 * @param written what was written about fields that are not among them
 * @param describe says what a field begins with that nobody wrote about
 */
export function mergeFields(
	found: readonly FoundField[],
	kept: readonly TemplateField[],
	written: Readonly<WrittenFields> = {},
	describe = describeField,
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
		const section = merged[previous]?.section ?? merged[0]?.section
		const known = Object.hasOwn(written, field.name) ? written[field.name] : undefined
		merged.splice(index === 0 ? 0 : previous + 1, 0, known ? withUses(known, field) : describe(field, 1, section))
	}
	return merged.map((field, index) => ({ ...field, order: index + 1 }))
}

/** A field that was written about, as the file uses it now. */
function withUses(written: TemplateField, found: FoundField): TemplateField {
	const { shownWhen } = found
	if (!kindFits(written.kind, found.kind)) {
		// What was written for the other kind would be wrong for this one.
		const { label, help, section, order, required } = written
		return { ...describeField(found, order, section), label, help, required }
	}
	const known = new Set(written.choices.map(({ value }) => value))
	const added = found.choices.filter((value) => !known.has(value)).map((value) => ({ value, label: labelOf(value) }))
	return {
		...written,
		choices: written.kind === 'choice' ? [...written.choices, ...added] : written.choices,
		parts: written.kind === 'list' ? mergeFields(found.parts, written.parts, {}, describePart) : written.parts,
		shownWhen,
	}
}
