import { defineWordJob } from '../process/word-job.ts'

/** Compares the paragraphs of two texts, of Word files and PDFs alike. */
export const compareTextsJob = defineWordJob({
	name: 'compare-texts',
	run: async ({ old, next }: { old: readonly string[]; next: readonly string[] }) =>
		(await import('./compare-texts.ts')).compareTexts(old, next),
})
