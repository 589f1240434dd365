import type { Stamp } from '../changes/stamp.ts'
import { defineWordJob } from '../process/word-job.ts'

/** Compares two versions of a document. */
export const compareJob = defineWordJob({
	name: 'compare',
	run: async ({ oldFile, newFile, stamp }: { oldFile: Uint8Array; newFile: Uint8Array; stamp: Stamp }) =>
		(await import('./compare.ts')).compare(oldFile, newFile, stamp),
})
