import { holds } from '../language/expressions/evaluate-condition.ts'
import { parseCondition } from '../language/expressions/parse-expression.ts'
import { Scope } from '../language/expressions/scope.ts'
import type { FieldValues, TemplateField } from './template-field.ts'

/**
 * The fields whose values the document shows or decides by, given the answers so far, in the order of the fields. A field
 * inside a branch that is not taken, or that is not decided yet, is not among them.
 */
export function neededFields(fields: readonly TemplateField[], values: FieldValues): TemplateField[] {
	return neededIn(fields, Scope.of(fields, values))
}

/** The same of the parts of an entry, whose conditions may name what stands around the list. */
export function neededIn(fields: readonly TemplateField[], scope: Scope): TemplateField[] {
	return fields.filter(({ shownWhen }) => shownWhen === null || holds(parseCondition(shownWhen), scope) === true)
}
