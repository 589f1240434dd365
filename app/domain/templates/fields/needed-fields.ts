import type { FieldValues, TemplateField } from './template-field.ts'

/**
 * The fields whose values the document shows or decides by, given the answers so far, in the order of the fields. A field
 * inside a branch that is not taken, or that is not decided yet, is not among them.
 */
export function neededFields(_fields: readonly TemplateField[], _values: FieldValues): TemplateField[] {
	throw new Error('Needed fields are being written')
}
