import type { FieldValues, TemplateField } from './template-field.ts'

/** What is wrong with one value. */
export interface FieldProblem {
	/** The field's name; inside a list with its entry, as 'founders.0.shares'. */
	field: string
	/** One sentence. */
	problem: string
}

/** Values after their check. */
export interface CheckedValues {
	/** Those without a problem, as they are kept: texts trimmed, typed numbers as numbers. */
	values: FieldValues
	problems: FieldProblem[]
	/** Required fields without a value, by name as in a problem; only those that the values make needed. */
	missing: string[]
}

/**
 * Checks what was typed or sent for the fields of a template. Numbers may come as people type them ('$1,250.50', '12%'),
 * yes and no as a form sends them. A name that no field has is a problem too.
 */
export function checkValues(_fields: readonly TemplateField[], _values: Readonly<Record<string, unknown>>): CheckedValues {
	throw new Error('Checking values is being written')
}
