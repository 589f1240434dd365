import type { TemplateField } from '../fields/template-field.ts'
import type { TemplateContent } from './template-content.ts'

/** What is known of a template beside its file. */
export interface KnownOfTemplate {
	/** With them, a name that none of them has is a mistake, and so is a use that does not fit a field's kind. */
	fields?: readonly TemplateField[]
	/** Texts for the slots, by the slot's name: their fields are among those found, their mistakes told. */
	clauses?: Readonly<Record<string, string>>
}

/**
 * Reads the fields, slots and mistakes of a template. Templates are files from people: call it through `readTemplateJob`
 * unless the file is ours.
 *
 * @throws UnreadableDocx
 */
export function readTemplate(_bytes: Uint8Array, _known: KnownOfTemplate = {}): Promise<TemplateContent> {
	throw new Error('Reading templates is being written')
}
