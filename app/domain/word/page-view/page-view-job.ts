import { defineWordJob } from '../process/word-job.ts'

/** Reads how a Word document looks on a page. */
export const pageViewJob = defineWordJob({
	name: 'page_view',
	run: async ({ file }: { file: Uint8Array }) => (await import('./page-view.ts')).pageView(file),
})
