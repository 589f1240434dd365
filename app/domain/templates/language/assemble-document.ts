import type { FieldValues, TemplateField } from '../fields/template-field.ts'
import type { TemplateMistake } from './template-content.ts'

/** What a document is made from, beside the template's file. */
export interface AssemblyOrder {
	fields: readonly TemplateField[]
	/** As `checkValues` gives them. */
	values: FieldValues
	/** The texts of the slots, by the slot's name. */
	clauses: Readonly<Record<string, string>>
	/**
	 * What becomes of a needed field without a value: no document, or its label in brackets, highlighted, under the bookmark
	 * `field_NAME`. An optional field without a value leaves no words either way.
	 */
	openFields: 'refuse' | 'mark'
}

/** What became of it. */
export interface AssembledDocument {
	/** `null` where fields are open and that is refused, or where the template has mistakes. */
	bytes: Uint8Array | null
	/** The names of the required fields that the document needs and that have no value. */
	open: string[]
	mistakes: TemplateMistake[]
}

/**
 * Writes the document that a template and its values give. Parts without placeholders stay byte for byte.
 *
 * @throws UnreadableDocx
 */
export function assembleDocument(_bytes: Uint8Array, _order: AssemblyOrder): Promise<AssembledDocument> {
	throw new Error('Assembling documents is being written')
}
