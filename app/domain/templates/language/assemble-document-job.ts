import { defineWordJob } from '#app/domain/word/process/word-job.ts'
import type { AssemblyOrder } from './assemble-document.ts'

/** Writes the document that a template and its values give. */
export const assembleDocumentJob = defineWordJob({
	name: 'assemble_document',
	run: async ({ file, order }: { file: Uint8Array; order: AssemblyOrder }) =>
		(await import('./assemble-document.ts')).assembleDocument(file, order),
})
