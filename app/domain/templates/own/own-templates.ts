import { createHash } from 'node:crypto'
import { categoryOfType } from '#app/domain/review/type/catalogue.ts'
import type { OwnClause, OwnTemplate } from '../library/own-template.ts'
import { compilerRevision } from './compile/compiler-revision.ts'
import { plainWords } from './source/inline.ts'
import { readClauseSource } from './source/clause-source.ts'
import { readFields } from './source/read-fields.ts'
import { readTemplateSource, type TemplateSource } from './source/template-source.ts'
import sharedFieldLines from './sources/shared-fields.txt?raw'

const templateFiles = import.meta.glob<string>('./sources/*.md', { query: '?raw', import: 'default', eager: true })
const clauseFiles = import.meta.glob<string>('./clauses/*.md', { query: '?raw', import: 'default', eager: true })

const license = 'Written for Fineprint. Use and change it freely in your own documents.'
const slot = /\{\{\s*clause\s+"([^"]+)"\s*\}\}/g

/** The clauses that come with the product, by name. */
export function ownClauses(): Map<string, OwnClause> {
	const clauses = Object.values(clauseFiles).map(readClauseSource)
	return new Map(clauses.map((clause) => [clause.name, clause]))
}

/** The sources of the templates, by key: the name of their file. */
export function ownTemplateSources(): Map<string, TemplateSource> {
	const shared = new Map(readFields(sharedFieldLines, new Map()).map((field) => [field.name, field]))
	return new Map(
		Object.entries(templateFiles).map(([path, file]) => [
			path.slice(path.lastIndexOf('/') + 1, -'.md'.length),
			readTemplateSource(file, shared),
		]),
	)
}

/** The templates that come with the product, in the order of their keys. No lawyer has verified them. */
export function ownTemplates(): OwnTemplate[] {
	const clauses = ownClauses()
	const sources = [...ownTemplateSources()].sort(([one], [other]) => one.localeCompare(other))
	return sources.map(([key, source]) => ({
		key,
		category: categoryOfType(source.documentType),
		documentType: source.documentType,
		name: source.name,
		description: source.description,
		source: source.practice,
		license,
		fields: source.fields,
		clauses: slotsOf(source).map((name) => {
			const clause = clauses.get(name)
			if (!clause) throw new Error(`${key} has a slot for a clause that there is not: ${name}`)
			return clause
		}),
		madeFrom: createHash('sha256')
			.update(JSON.stringify([compilerRevision, source.title, source.blocks]))
			.digest('hex'),
		// The package that writes Word files takes half a second to load.
		file: async () => (await import('./compile/compile-template.ts')).compileTemplate(source),
	}))
}

/** The names of the slots of a template, each once. */
function slotsOf({ blocks }: TemplateSource): string[] {
	const words = blocks.map((block) => ('words' in block ? plainWords(block.words) : '')).join('\n')
	return [...new Set([...words.matchAll(slot)].map((match) => match[1] ?? ''))]
}
