import { openDocxFile } from '#app/domain/word/package/docx-file.ts'
import { orUnreadable } from '#app/domain/word/package/word-errors.ts'
import type { TemplateField } from '../fields/template-field.ts'
import { compileTemplate } from './compile/compile-template.ts'
import { checkParts } from './inspect/check-parts.ts'
import { describeFound } from './inspect/find-fields.ts'
import { unfilledMistakes } from './inspect/unfilled-parts.ts'
import { readClause } from './read-clause.ts'
import type { TemplateContent } from './template-content.ts'

/** What is known of a template beside its file. */
export interface KnownOfTemplate {
	/** With them, a name that none of them has is a mistake, and so is a use that does not fit a field's kind. */
	fields?: readonly TemplateField[]
	/** Texts for the slots, by the slot's name: their fields are among those found, their mistakes told. */
	clauses?: Readonly<Record<string, string>>
}

/** More than anybody would read through; a template with so many has one cause for all of them. */
const mostMistakes = 50

/**
 * Reads the fields, slots and mistakes of a template. Templates are files from people: call it through `readTemplateJob`
 * unless the file is ours.
 *
 * @throws UnreadableDocx
 */
export function readTemplate(bytes: Uint8Array, { fields, clauses = {} }: KnownOfTemplate = {}): Promise<TemplateContent> {
	return orUnreadable(async () => {
		const file = await openDocxFile(bytes)
		const template = compileTemplate(file)
		const own = checkParts(template, fields)
		const used = own.slots.flatMap(({ name }) => (Object.hasOwn(clauses, name) ? [clauses[name] ?? ''] : []))
		const ofClauses = used.flatMap((text) => readClause(text).mistakes)
		// With the clauses in their slots, a field knows all conditions that it stands under; places are those of the file itself.
		const whole = used.length > 0 && ofClauses.length === 0 ? checkParts(compileTemplate(file, clauses), fields) : own
		const ofWords = own.mistakes.length + ofClauses.length > 0 ? [...own.mistakes, ...ofClauses] : whole.mistakes
		const mistakes = [...ofWords, ...unfilledMistakes(file)]
		return { fields: describeFound(whole.fields), clauses: own.slots, mistakes: mistakes.slice(0, mostMistakes) }
	})
}
