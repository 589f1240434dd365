import type { FieldValues, TemplateField } from '../../fields/template-field.ts'
import { describeAnswer } from './describe-answer.ts'
import { sameAnswer } from './typed-answers.ts'

/** An answer that is another one than before; '' where there was or is none. */
export interface ChangedAnswer {
	label: string
	before: string
	after: string
}

/** What was answered otherwise than before, in the order of the fields. */
export function changedAnswers(
	before: { fields: readonly TemplateField[]; values: FieldValues },
	after: { fields: readonly TemplateField[]; values: FieldValues },
): ChangedAnswer[] {
	const gone = before.fields.filter(({ name }) => !after.fields.some((field) => field.name === name))
	return [...after.fields, ...gone]
		.filter(({ name }) => !sameAnswer(before.values[name], after.values[name]))
		.map((field) => ({
			label: field.label,
			before: describeAnswer(before.fields.find(({ name }) => name === field.name) ?? field, before.values[field.name]),
			after: describeAnswer(field, after.values[field.name]),
		}))
}
