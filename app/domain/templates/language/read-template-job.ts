import { defineWordJob } from '#app/domain/word/process/word-job.ts'
import type { KnownOfTemplate } from './read-template.ts'

/** Reads the fields, slots and mistakes of a template that came from somebody. */
export const readTemplateJob = defineWordJob({
	name: 'read_template',
	run: async ({ file, known }: { file: Uint8Array; known?: KnownOfTemplate }) =>
		(await import('./read-template.ts')).readTemplate(file, known),
})
