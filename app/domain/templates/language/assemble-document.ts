import { openDocxFile } from '#app/domain/word/package/docx-file.ts'
import { orUnreadable } from '#app/domain/word/package/word-errors.ts'
import type { FieldValues, TemplateField } from '../fields/template-field.ts'
import { compileTemplate, type TemplatePart } from './compile/compile-template.ts'
import { Scope } from './expressions/scope.ts'
import { checkParts } from './inspect/check-parts.ts'
import { readClause } from './read-clause.ts'
import { refreshNumbers } from './refresh/refresh-numbers.ts'
import type { TemplateMistake } from './template-content.ts'
import { DocumentWriter, type Writing } from './write/document-writer.ts'
import { mostCharacters, PartWriter, TooLong } from './write/part-writer.ts'

/** What a document is made from, beside the template's file. */
export interface AssemblyOrder {
	fields: readonly TemplateField[]
	/** As `checkValues` gives them. */
	values: FieldValues
	/** The texts of the slots, by the slot's name. */
	clauses: Readonly<Record<string, string>>
	/**
	 * What becomes of a needed field without a value: no document, or its label in brackets, highlighted, under the bookmark
	 * that `bookmarkOf` names. An optional field without a value leaves no words either way.
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
 * Writes the document that a template and its values give. Parts without placeholders stay byte for byte, but for the
 * numbers that cross-references in them show.
 *
 * @throws UnreadableDocx
 */
export function assembleDocument(bytes: Uint8Array, { fields, values, clauses, openFields }: AssemblyOrder): Promise<AssembledDocument> {
	return orUnreadable(async () => {
		const template = await openDocxFile(bytes)
		const parts = compileTemplate(template, clauses)
		const mistakes = mistakesIn(parts, fields, clauses)
		if (mistakes.length > 0) return { bytes: null, open: [], mistakes }

		const writing: Writing = { marksOpen: openFields === 'mark', open: new Set(), bookmarks: new Map() }
		const file = template.copy()
		const scope = Scope.of(fields, values)
		const budget = { left: mostCharacters }
		try {
			for (const { name, part, nodes, tags, hasClauses } of parts) {
				if (tags.length === 0 && !hasClauses) continue
				const writer = new PartWriter(part, budget)
				new DocumentWriter(writer, writing).write(nodes, scope)
				file.setPart(name, writer.finish())
			}
		} catch (error) {
			if (!(error instanceof TooLong)) throw error
			return {
				bytes: null,
				open: [],
				mistakes: [{ paragraph: 1, where: 'body', words: '', problem: 'The document gets too long with these values.' }],
			}
		}
		const open = [...writing.open]
		if (open.length > 0 && openFields === 'refuse') return { bytes: null, open, mistakes: [] }
		refreshNumbers(template, file)
		return { bytes: await file.toBytes(), open, mistakes: [] }
	})
}

function mistakesIn(
	parts: readonly TemplatePart[],
	fields: readonly TemplateField[],
	clauses: AssemblyOrder['clauses'],
): TemplateMistake[] {
	const ofClauses = Object.values(clauses).flatMap((text) => readClause(text).mistakes)
	const missing = parts.flatMap(({ tags }) =>
		tags.flatMap((tag) => (tag.kind === 'slot' ? [{ ...tag.spot, problem: `No clause was chosen for “${tag.name}”.` }] : [])),
	)
	return [...ofClauses, ...checkParts(parts, fields).mistakes, ...missing]
}
