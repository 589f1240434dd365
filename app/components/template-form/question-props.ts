import type { TemplateField } from '#app/domain/templates/fields/template-field.ts'

/** What a question of the form gets, whatever it asks for. */
export interface QuestionProps {
	field: TemplateField
	/** As kept, or as typed where it was refused. */
	value: unknown
	/** Where a value that nobody typed came from. */
	origin?: string
	/** What is wrong with the answer at a path. */
	problemAt(path: string): string | undefined
	/** Of the entry that it is part of: 'founders.0.'. */
	prefix?: string
}
