import { defineWordJob } from '../process/word-job.ts'

/** Compares the paragraphs of two texts, of Word files and PDFs alike, and the words of those that changed. */
export const compareTextsJob = defineWordJob({
	name: 'compare-texts',
	run: async ({ old, next }: { old: readonly string[]; next: readonly string[] }) => {
		const [{ compareTexts }, { shownRows }] = await Promise.all([import('./compare-texts.ts'), import('./shown-rows.ts')])
		return shownRows(compareTexts(old, next))
	},
})
