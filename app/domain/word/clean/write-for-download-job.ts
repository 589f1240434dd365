import { defineWordJob } from '../process/word-job.ts'
import type { DownloadOrder } from './write-for-download.ts'

/** Writes the file that a founder downloads. */
export const writeForDownloadJob = defineWordJob({
	name: 'write_for_download',
	run: async (order: DownloadOrder) => (await import('./write-for-download.ts')).writeForDownload(order),
})
