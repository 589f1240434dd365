import { defineWordJob } from '#app/domain/word/process/word-job.ts'
import type { ExtractedDocument } from './extracted-document.ts'

/** Writes the words of a document that can't be redlined into a Word file. */
export const writeTextJob = defineWordJob({
	name: 'write_text',
	run: async ({ document, name }: { document: ExtractedDocument; name: string }) =>
		(await import('./extracted-text-docx.ts')).extractedTextDocx(document, name),
})
