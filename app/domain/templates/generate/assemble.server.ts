import type { WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { DocumentView } from '#app/domain/word/page-view/view-document.ts'
import type { FieldValues } from '../fields/template-field.ts'
import { assembleDocumentJob } from '../language/assemble-document-job.ts'
import { viewOfFile } from '../language/view-of-file.server.ts'
import { clauseTextsOf } from './choose-clauses.ts'
import type { PreparedTemplate } from './prepare-template.server.ts'
import { UnwritableTemplate } from './unwritable-template.ts'

/**
 * Writes the document that a template and its answers give.
 *
 * @returns the file, or the names of the fields that are still open
 * @throws UnwritableTemplate when it takes too long, or has mistakes: those are told when it is uploaded
 */
export async function assemble(
	{ template, file, clauses, fields }: PreparedTemplate,
	values: FieldValues,
	engine: WordEngine,
): Promise<{ bytes: Uint8Array } | { open: string[] }> {
	const answer = await engine.run(assembleDocumentJob, {
		file,
		order: { fields, values, clauses: clauseTextsOf(clauses), openFields: 'refuse' },
	})
	if (!('value' in answer)) throw new UnwritableTemplate(template, answer)
	const { bytes, open, mistakes } = answer.value
	if (bytes !== null) return { bytes }
	if (open.length > 0) return { open }
	throw new UnwritableTemplate(template, mistakes)
}

/** How the document looks so far, with the labels of open fields in brackets; `null` where it can't be shown. */
export async function previewDocument(
	{ file, clauses, fields }: PreparedTemplate,
	values: FieldValues,
	engine: WordEngine,
): Promise<DocumentView | null> {
	const answer = await engine.run(assembleDocumentJob, {
		file,
		order: { fields, values, clauses: clauseTextsOf(clauses), openFields: 'mark' },
	})
	const bytes = 'value' in answer ? answer.value.bytes : null
	return bytes === null ? null : viewOfFile(engine, bytes)
}
