import type { TemplateContent } from './template-content.ts'

/** Reads the fields and mistakes of the text of a clause. A clause holds no slots. */
export function readClause(_text: string): TemplateContent {
	throw new Error('Reading clauses is being written')
}
