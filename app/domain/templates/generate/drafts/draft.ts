import type { FieldValues } from '../../fields/template-field.ts'
import type { VariantChoices } from '../choose-clauses.ts'

/** Where values that nobody typed came from, by field, as the form says it: 'Filled in from your profile'. */
export type Origins = Readonly<Record<string, string>>

/** The answers of somebody who makes documents, as they are kept between steps. */
export interface Draft {
	id: string
	templateId: string | null
	packetKey: string | null
	documentId: string | null
	/** What the document is to be called; `null`: as the template. */
	name: string | null
	values: FieldValues
	origins: Origins
	variants: VariantChoices
	/** The templates of a packet that are not wanted, by their keys. */
	leftOut: readonly string[]
	/** The names of parties whose earlier answers were looked for, as `comparedName` gives them. */
	recalled: readonly string[]
	updatedAt: Date
}
