import type { Administrator } from '#app/domain/identity/administrator.ts'
import type { WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { checkValues, type FieldProblem } from '../fields/check-values.ts'
import type { TemplateField } from '../fields/template-field.ts'
import { assembleDocumentJob } from '../language/assemble-document-job.ts'
import { activeClauses } from './clauses/clause-texts.server.ts'
import { sayMistake } from './say-mistake.ts'
import { findVersion } from './versions/list-versions.server.ts'
import { loadTemplateFile } from './versions/template-files.server.ts'

/** What a template and some values give. */
export interface TriedTemplate {
	file: Uint8Array
	/** Of the Word file. */
	name: string
	/** Required fields that the document shows without a value. */
	open: string[]
	problems: FieldProblem[]
}

/**
 * Makes a document from a version to look at. Fields without a value, and those whose value is wrong, are marked in it.
 * Nothing is kept.
 *
 * @param version with the fields that it has, or would have once they are applied
 * @param variants the key of the variant for each clause; the first one without it
 * @returns `null` when there is no such version, or its file is gone
 */
export async function tryTemplate(
	services: Pick<Services, 'db' | 'storage'>,
	engine: WordEngine,
	administrator: Administrator,
	{ templateId, number, fields }: { templateId: string; number: number; fields: readonly TemplateField[] },
	values: Readonly<Record<string, unknown>>,
	variants: Readonly<Record<string, string>> = {},
): Promise<TriedTemplate | { refused: string } | null> {
	const version = await findVersion(services, administrator, templateId, number)
	const file = version && (await loadTemplateFile(services, version))
	if (!version || !file) return null
	const clauses = await activeClauses(services.db, version.clauseNames)
	const texts = Object.fromEntries(
		clauses.map(({ name, variants: all }) => [name, (all.find(({ key }) => key === variants[name]) ?? all[0]!).text]),
	)
	const { values: checked, problems } = checkValues(fields, values)
	const order = { fields: [...fields], values: checked, clauses: texts, openFields: 'mark' as const }
	const answer = await engine.run(assembleDocumentJob, { file, order })
	if (!('value' in answer)) return { refused: 'The file could not be filled in. Upload it again as a new version.' }
	const { bytes, open, mistakes } = answer.value
	if (!bytes) return { refused: mistakes[0] ? sayMistake(mistakes[0]) : 'The file could not be filled in.' }
	return { file: bytes, name: `${version.template.name} (sample).docx`, open, problems }
}
